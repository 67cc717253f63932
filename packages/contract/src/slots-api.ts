import { isRecord } from "./api-problem.ts";
import { callsTo, type Reply, type Send } from "./call.ts";
import type { Locale } from "./locales.ts";
import type { FullSlots } from "./tracking.ts";

/**
 * The slots without capacity left. Parsed without a schema, to keep the checkout's scripts small.
 */
export function createSlotsApi(root: string, send: Send, locale: Locale) {
  const { call } = callsTo(root, send, locale);
  return {
    /** A server without this call answers with a problem; then every slot is offered. */
    fullSlots: (): Promise<Reply<FullSlots>> =>
      call("GET", "/v2/public/slots/full", (payload) => [payload].flat().filter(isFullSlot)),
  };
}

function isFullSlot(slot: unknown): slot is FullSlots[number] {
  return isRecord(slot) && typeof slot.date === "string" && typeof slot.time === "string";
}
