import { type ApiProblem, isRecord, problemOf } from "./api-problem.ts";
import type { Locale } from "./locales.ts";

/** Sends one request: `fetch` in the browser, the API's own in process on the server. */
export type Send = (request: Request) => Response | Promise<Response>;

/** What a call gives: its payload, or why not. A call never throws for what a server may answer. */
export type Reply<T> = { ok: true; payload: T } | { ok: false; problem: ApiProblem };

/** Makes one call and reads its payload; what groups of calls are made of. */
export type Call = <T>(
  method: string,
  path: string,
  read: (payload: unknown) => T | Promise<T>,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Reply<T>>;

/** What goes with a call, besides its address. `signal` ends it, in place of the usual time-out. */
type Sent = {
  body?: unknown;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
};

/** A call whose `read` gets the whole answer: those of `auth/` have no envelope. */
export type BareCall = <T>(
  method: string,
  path: string,
  read: (answer: Record<string, unknown>) => T | Promise<T>,
  sent?: Sent,
) => Promise<Reply<T>>;

const CALL_TIMEOUT_MS = 15_000;

/**
 * Makes calls to an API: `root` is its address (`https://host`, `""` for the page's own). `call`
 * reads the payload of an answer, `ask` an answer without the envelope.
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
