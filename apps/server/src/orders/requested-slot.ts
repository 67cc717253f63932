import type { OrderRequest } from "@noren/contract/checkout.ts";
import {
  ASAP,
  firstSlot,
  resolveRequestedSlot,
  type Slot,
  type SlotInput,
} from "@noren/ordering/slots.ts";
import { wallClock } from "@noren/ordering/zone.ts";

export type ChosenSlot = { slot: Slot; asap: boolean };

/**
 * The slot that an order asks for; null where it is not offered. Without a time a delivery comes
 * as soon as possible and a pickup at the first slot: of the date asked, or of the next open day.
 */
export function requestedSlot(request: OrderRequest, input: SlotInput): ChosenSlot | null {
  const { delivery_date = null, delivery_time_range = null } = request.customer.date ?? {};
  const time = delivery_time_range?.toUpperCase() ?? ASAP;
  if (request.is_pickup && delivery_date === null && time === ASAP) {
    const slot = firstSlot(input);
    return slot && { slot, asap: false };
  }
  const today = wallClock(input.now, input.timezone).date;
  const resolved = resolveRequestedSlot(input, {
    delivery_date: delivery_date ?? today,
    delivery_time_range: time,
  });
  return resolved.ok ? { slot: resolved.slot, asap: resolved.asap } : null;
}
