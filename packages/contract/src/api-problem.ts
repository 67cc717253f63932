import type { ProblemCode } from "./problems.ts";

/**
 * A failed call as the client sees it. `code` is a problem code of Noren, a code of another server,
 * or `unreachable` if there was no answer (then `status` is 0 and `message` empty).
 */
export type ApiProblem = {
  code: ProblemCode | "unreachable" | (string & {});
  status: number;
  message: string;
  errors?: Record<string, string[]>;
  payload?: unknown;
  /** Whole seconds until a retry makes sense, from `Retry-After`. */
  retry_after?: number;
  cause?: unknown;
};

export function problemOf({ status, headers }: Response, answer: unknown): ApiProblem {
  const body = isRecord(answer) ? answer : {};
  const retry_after = Number(headers.get("retry-after"));
  return {
    code: typeof body.code === "string" ? body.code : "unreachable",
    status,
    message: typeof body.message === "string" ? body.message : "",
    ...(isRecord(body.errors) ? { errors: fieldErrors(body.errors) } : {}),
    ...("payload" in body ? { payload: body.payload } : {}),
    ...(retry_after > 0 ? { retry_after } : {}),
  };
}

function fieldErrors(errors: Record<string, unknown>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, messages]) => [path, [messages].flat().map(String)]),
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
