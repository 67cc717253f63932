/** What a call of the foreign server gives back: a status and a body as it goes over the wire. */
export type Answer = { status: number; body: unknown };

export type ForeignRequest = {
  query: URLSearchParams;
  headers: Record<string, string | undefined>;
  body: Record<string, unknown>;
};

export type Handler = (request: ForeignRequest) => Answer;

/** wire.md, Conventions: the envelope, and beside it what this make of server adds to it. */
export function enveloped(payload: unknown, status = 200): Answer {
  return { status, body: { status: "success", payload, server: "Kitchenware 3", took_ms: "12" } };
}

/** `auth/` answers without an envelope. */
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
