/** Status and body of a response, before serialization. */
export type Answer = { status: number; body: unknown };

export type ForeignRequest = {
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: Record<string, unknown>;
};

export type Handler = (request: ForeignRequest) => Answer;

/** wire.md, Conventions: the envelope, with additional fields that clients have to ignore. */
export function enveloped(payload: unknown, status = 200): Answer {
  return { status, body: { status: "success", payload, server: "Kitchenware 3", took_ms: "12" } };
}

/** `auth/` responds without an envelope. */
export function bare(body: object, status = 200): Answer {
  return { status, body: { ...body, api_version: 3 } };
}

export function refused(
  status: number,
  code: string,
  { headers }: Pick<ForeignRequest, "headers">,
  more: object = {},
): Answer {
  const locale = headers["accept-language"]?.startsWith("en") ? "en" : "fr";
  const message = locale === "en" ? `Kitchenware says no: ${code}` : `Kitchenware refuse : ${code}`;
  return { status, body: { status: "error", message, code, ...more } };
}
