import type { Context } from "hono";
import { countOpenStreams, type OpenStreamLimits } from "./open-streams.ts";

/** Well below the time after which browsers give a call up. */
const MAX_WAIT_MS = 5000;
/** Timers may fire a little before their time. */
const MARGIN_MS = 5;

/** Calls that wait in one room: fewer than its limit lets through in a window. */
export const WAITING_CUSTOMERS: OpenStreamLimits = { perAddress: 3, total: 20 };
export const WAITING_STAFF: OpenStreamLimits = { perAddress: 3, total: 8 };

/** Resolves to true once that many milliseconds are over; to false at once where nobody may wait. */
export type WaitingRoom = (c: Context, ms: number) => Promise<boolean>;

/**
 * Where calls beyond a shared limit wait for its next window, so that strangers slow newcomers down
 * instead of stopping them. Bounded by caller, by wider network and in total, like open streams.
 */
export function waitingRoom(
  addressOf: (c: Context) => string,
  places: OpenStreamLimits,
): WaitingRoom {
  const { acquire } = countOpenStreams(places);
  return async (c, ms) => {
    const leave = ms > MAX_WAIT_MS ? null : acquire(addressOf(c));
    if (leave === null) return false;
    await new Promise((resolve) => setTimeout(resolve, ms + MARGIN_MS));
    leave();
    return true;
  };
}
