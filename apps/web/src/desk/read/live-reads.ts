import type { RestaurantEvent } from "@noren/contract/staff/actions.ts";

/** Events after which the menu is read again, live and in drafts. */
export const MENU_EVENTS = ["menu_changed", "drafts_changed"] as const;
export const ORDERING_EVENTS = ["ordering_changed"] as const;
export const PAYMENT_CHECK_EVENTS = ["payment_checks_changed"] as const;
export const PEOPLE_EVENTS = ["people_changed"] as const;
export const PRINTER_EVENTS = ["printer_changed"] as const;
/** After each the jobs that wait for a printer may be others. */
export const PRINT_JOB_EVENTS = [
  "print_requested",
  "printed",
  "print_waits",
  "print_unclear",
  "print_settled",
] as const;

export type LiveKind = RestaurantEvent | (typeof PRINT_JOB_EVENTS)[number];

type Follower = { kinds: ReadonlySet<string>; read: () => void };

const followers = new Set<Follower>();

/**
 * Calls `read` at every event of these kinds, and once the desk is connected: what was read before
 * may be outdated. Returns a function that ends it.
 */
export function followEvents(kinds: readonly LiveKind[], read: () => void): () => void {
  const follower = { kinds: new Set<string>(kinds), read };
  followers.add(follower);
  return () => {
    followers.delete(follower);
  };
}

/** Calls `act` whenever the desk is connected. Returns a function that ends it. */
export function followConnection(act: () => void): () => void {
  return followEvents([], act);
}

/** Told by the connection. */
export function tellEvent(kind: string): void {
  for (const { kinds, read } of followers) if (kinds.has(kind)) read();
}

/** Told by the connection when it has the open orders: events follow from here. */
export function tellConnected(): void {
  for (const { read } of followers) read();
}
