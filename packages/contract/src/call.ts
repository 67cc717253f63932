import { type ApiProblem, isRecord, problemOf } from "./api-problem.ts";
import type { Locale } from "./locales.ts";

/** Sends one request: `fetch` in the browser, the API in process on the server. */
export type Send = (request: Request) => Response | Promise<Response>;

/** The payload of a call, or its problem. A call never throws, whatever the server answers. */
export type Reply<T> = { ok: true; payload: T } | { ok: false; problem: ApiProblem };

/** Makes one call and parses its payload with `read`. */
export type Call = <T>(
  method: string,
  path: string,
  read: (payload: unknown) => T | Promise<T>,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Reply<T>>;

/** Body and headers of a call. `signal` replaces the default timeout. */
type Sent = {
  body?: unknown;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
};

/** A call whose `read` gets the whole answer: `auth/` has no envelope. */
export type BareCall = <T>(
  method: string,
  path: string,
  read: (answer: Record<string, unknown>) => T | Promise<T>,
  sent?: Sent,
) => Promise<Reply<T>>;

/**
 * Reads with schemas whose module begins to load at once, while their call is under way. A failure
 * to load belongs to whoever reads: a call without an answer needs no schema.
 */
export function loadedReader<Payload, T>(
  loading: Promise<(payload: Payload) => T>,
): (payload: Payload) => Promise<T> {
  loading.catch(() => undefined);
  return async (payload) => (await loading)(payload);
}

const CALL_TIMEOUT_MS = 15_000;

/**
 * Makes calls to the API at `root` (`https://host`, or `""` for the page's own origin). `call`
 * reads the payload in the envelope, `ask` an answer without envelope.
 */
export function callsTo(root: string, send: Send, locale: Locale): { call: Call; ask: BareCall } {
  const base = root.replace(/\/+$/, "");

  const call: Call = (method, path, read, body, headers) =>
    ask(method, path, ({ payload }) => read(payload), { body, headers });

  const ask: BareCall = async (method, path, read, sent = {}) => {
    try {
      const response = await send(requestFor(method, path, sent));
      const answer: unknown = await response.json().catch(() => null);
      if (!response.ok || !isRecord(answer) || answer.status === "error")
        return { ok: false, problem: problemOf(response, answer) };
      return { ok: true, payload: await read(answer) };
    } catch (cause) {
      return { ok: false, problem: { code: "unreachable", status: 0, message: "", cause } };
    }
  };

  function requestFor(method: string, path: string, { body, headers, signal }: Sent): Request {
    return new Request(new URL(`${base}${path}`, globalThis.location?.href ?? "http://localhost"), {
      method,
      headers: {
        accept: "application/json",
        "accept-language": locale,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ?? AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
  }

  return { call, ask };
}
