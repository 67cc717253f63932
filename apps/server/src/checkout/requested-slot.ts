import type { OrderRequest } from "@noren/contract/checkout.ts";
import { withExtraMinutes } from "@noren/ordering/pause.ts";
import {
  ASAP,
  firstSlot,
  resolveRequestedSlot,
  type Slot,
  type SlotInput,
  type SlotResolution,
} from "@noren/ordering/slots.ts";
import { wallClock } from "@noren/ordering/zone.ts";

export type ChosenSlot = { slot: Slot; asap: boolean };

/**
 * The slot that an order requests, or the code of the problem. Without a time a delivery is ASAP
 * and a pickup gets the first slot of the requested date, or of the next open day, after a pause.
 * `extraMinutes` are those of the delivery zone: ASAP keeps them where a slot of today allows it, a
 * slot that was named is not refused for them.
 */
export function requestedSlot(
  request: OrderRequest,
  input: SlotInput,
  extraMinutes = 0,
): SlotResolution {
  const { delivery_date = null, delivery_time_range = null } = request.customer.date ?? {};
  const time = delivery_time_range?.toUpperCase() ?? ASAP;
  if (request.is_pickup && delivery_date === null && time === ASAP) {
    const slot = firstSlot(input);
    if (slot) return { ok: true, slot, asap: false };
    const isPaused = firstSlot({ ...input, pausedUntil: null }) !== null;
    return { ok: false, code: isPaused ? "ordering_paused" : "slot_closed" };
  }
  const today = wallClock(input.now, input.timezone).date;
  const requested = { delivery_date: delivery_date ?? today, delivery_time_range: time };
  if (time === ASAP && extraMinutes > 0) {
    const settings = withExtraMinutes(input.settings, { extra_minutes: extraMinutes });
    const later = resolveRequestedSlot({ ...input, settings }, requested);
    if (later.ok) return later;
  }
  return resolveRequestedSlot(input, requested);
}
