import { isRecord } from "@noren/contract/api-problem.ts";

/** The page to return to after signing in; always within the desk. */
export function returnPath(state: unknown): string {
  const from = isRecord(state) ? state.from : null;
  return typeof from === "string" && /^\/(?!\/)/.test(from) ? from : "/";
}
