import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { Reply } from "@noren/contract/call.ts";

/** Why a lookup gave no result. */
export type LookupFailure = "not_found" | "postal_code_unknown" | "rate_limited" | "failed";

/** Whether the same lookup may give a result later. */
export function mayRetry(code: LookupFailure): boolean {
  return code === "rate_limited" || code === "failed";
}

/** Timeout of a lookup in ms. */
const LOOKUP_TIMEOUT_MS = 8000;

/** Makes a lookup call with a timeout; `controller` may abort it earlier. */
export async function withinTime<T>(
  call: (signal: AbortSignal) => Promise<Reply<T>>,
  controller = new AbortController(),
): Promise<Reply<T>> {
  const timer = setTimeout(() => controller.abort(), LOOKUP_TIMEOUT_MS);
  const reply = await call(controller.signal);
  clearTimeout(timer);
  return reply;
}

export function failureOf({ code }: ApiProblem): LookupFailure {
  if (code === "address_not_found") return "not_found";
  if (code === "postal_code_unknown") return "postal_code_unknown";
  return code === "rate_limited" ? "rate_limited" : "failed";
}
