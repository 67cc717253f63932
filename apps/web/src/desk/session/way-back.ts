import { isRecord } from "@noren/contract/api-problem.ts";

/** Where somebody was going when they had to sign in; only ever within the desk. */
export function wayBack(state: unknown): string {
  const from = isRecord(state) ? state.from : null;
  return typeof from === "string" && /^\/(?!\/)/.test(from) ? from : "/";
}
