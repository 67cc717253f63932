/** An error in the shape of Stripe's API. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: { error: Record<string, unknown> };

  constructor(status: number, type: string, code: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, code, message, ...more } };
  }
}

export function invalidRequest(code: string, message: string, more: object = {}): StripeError {
  return new StripeError(400, "invalid_request_error", code, message, more);
}

export function missing(kind: string, id: string): StripeError {
  const message = `No such ${kind}: '${id}'`;
  return new StripeError(404, "invalid_request_error", "resource_missing", message);
}
