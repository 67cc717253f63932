import { isRecord } from "./api-problem.ts";
import { callsTo, type Reply, type Send } from "./call.ts";
import type { Locale } from "./locales.ts";
import type { FullSlots } from "./tracking.ts";

/** Which slots have no place left; without a schema, for the checkout's scripts are counted in bytes. */
export function createSlotsApi(root: string, send: Send, locale: Locale) {
  const { call } = callsTo(root, send, locale);
  return {
    /** A server that knows nothing of full slots refuses; then all are offered. */
    fullSlots: (): Promise<Reply<FullSlots>> =>
      call("GET", "/v2/public/slots/full", (payload) => [payload].flat().filter(isFullSlot)),
  };
}

function isFullSlot(slot: unknown): slot is FullSlots[number] {
  return isRecord(slot) && typeof slot.date === "string" && typeof slot.time === "string";
}
