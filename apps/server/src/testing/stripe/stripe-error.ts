/** A refusal in the shape of Stripe's API. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(status: number, type: string, code: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, code, message, ...more } };
  }
}

export function invalidRequest(code: string, message: string, more: object = {}): StripeRefusal {
  return new StripeRefusal(400, "invalid_request_error", code, message, more);
}

export function missing(kind: string, id: string): StripeRefusal {
  const message = `No such ${kind}: '${id}'`;
  return new StripeRefusal(404, "invalid_request_error", "resource_missing", message);
}
