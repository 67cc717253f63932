import type { Reply } from "@noren/contract/call.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import type { STAFF_CALLS } from "@noren/contract/staff/staff-calls.ts";

type Calls = typeof STAFF_CALLS;

/** Calls that read what a whole page shows: they take no arguments. */
export type PageRead = {
  [Name in keyof Calls]: Calls[Name] extends { method: "GET" }
    ? StaffApi[Name] extends () => Promise<unknown>
      ? Name
      : never
    : never;
}[keyof Calls];

/**
 * The client with these calls begun: the page that the desk opens on asks for its data before its
 * own script has arrived. The first use of each gets that answer, unless it was refused.
 */
export function withBegunReads(api: StaffApi, names: readonly PageRead[]): StaffApi {
  const begun = names.map((name) => [name, beginning(api[name] as () => Promise<Reply<unknown>>)]);
  return { ...api, ...Object.fromEntries(begun) };
}

function beginning<Answer>(call: () => Promise<Reply<Answer>>): () => Promise<Reply<Answer>> {
  let first: Promise<Reply<Answer>> | null = call();
  return async () => {
    const begun = first;
    first = null;
    const reply = await begun;
    return reply?.ok ? reply : call();
  };
}
