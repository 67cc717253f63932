import type { FullSlots } from "@noren/contract/tracking.ts";
import {
  ASAP,
  asapSlot,
  type Day,
  openDays,
  type Slot,
  type SlotInput,
} from "@noren/ordering/slots.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import { isFull } from "../../shop/full-slots.ts";
import type { DeliveryForm } from "../form/checkout-form.ts";

/** A slot as shown to the guest: the chosen one, or one that the server refused. */
export type NamedSlot = Pick<Slot, "date" | "label">;

export type When = Pick<DeliveryForm, "is_scheduled" | "delivery_date" | "delivery_time_range">;

export type Fulfilment =
  /** The first available slot; `asap` where preparation starts at once (delivery, today). */
  | { kind: "first"; slot: Slot; asap: boolean }
  | { kind: "chosen"; slot: Slot }
  | { kind: "unchosen" }
  /** The chosen slot is no longer offered: this is shown, the slot is never changed silently. */
  | { kind: "gone"; label: string }
  /** No slot within the horizon: ordering is off. */
  | { kind: "off" };

export type SlotOffer = {
  today: string;
  /** Days with slots: today or the next open day first. */
  days: Day[];
  /** The day whose slots are listed. */
  day: Day | null;
  fulfilment: Fulfilment;
};

/** Slots that are not offered: refused by the server, or reported as full. */
export type UnavailableSlots = { refused: readonly NamedSlot[]; full: FullSlots };

/** The slots offered, and the slot that an order placed now would get. */
export function slotOffer(when: When, input: SlotInput, unavailable: UnavailableSlots): SlotOffer {
  const today = wallClock(input.now, input.timezone).date;
  const days = daysWithRoom(input, unavailable);
  const wanted = when.delivery_date ?? today;
  const day = days.find(({ date }) => date === wanted) ?? days[0] ?? null;
  return { today, days, day, fulfilment: fulfilmentOf(when, day, days, input) };
}

function fulfilmentOf(when: When, day: Day | null, days: Day[], input: SlotInput): Fulfilment {
  const first = days[0]?.slots[0];
  if (!first || !day) return { kind: "off" };
  if (!when.is_scheduled) {
    const asap = asapSlot(input)?.instant === first.instant;
    return { kind: "first", slot: first, asap };
  }
  const label = when.delivery_time_range;
  if (label === null) return { kind: "unchosen" };
  const sameDay = when.delivery_date === null || when.delivery_date === day.date;
  const slot = sameDay && day.slots.find((offered) => offered.label === label);
  return slot ? { kind: "chosen", slot } : { kind: "gone", label };
}

/** The days with the slots that have room, earliest first. */
export function daysWithRoom(input: SlotInput, { refused, full }: UnavailableSlots): Day[] {
  const hasRoom = (offered: Slot) =>
    !refused.some(({ date, label }) => date === offered.date && label === offered.label) &&
    !isFull(offered, input.orderType, full);
  return openDays(input)
    .map(({ date, slots }) => ({ date, slots: slots.filter(hasRoom) }))
    .filter(({ slots }) => slots.length > 0);
}

/** The slot of an order placed now; null where there is none. */
export function slotOf(fulfilment: Fulfilment): Slot | null {
  return fulfilment.kind === "first" || fulfilment.kind === "chosen" ? fulfilment.slot : null;
}

/**
 * The order's date on the wire (rules.md, Slots): `ASAP` for a delivery today, otherwise the slot.
 */
export function wireDate(
  fulfilment: Fulfilment,
): { delivery_date: string; delivery_time_range: string } | null {
  const slot = slotOf(fulfilment);
  if (!slot) return null;
  const asap = fulfilment.kind === "first" && fulfilment.asap;
  return { delivery_date: slot.date, delivery_time_range: asap ? ASAP : slot.label };
}

/** Slots separated by at most this time belong to the same service. */
const SERVICE_GAP_MS = 90 * 60_000;

/** A day's slots grouped by service: lunch, dinner. */
export function services(slots: readonly Slot[]): Slot[][] {
  const groups: Slot[][] = [];
  for (const slot of slots) {
    const last = groups.at(-1)?.at(-1);
    if (last && slot.instant - last.instant <= SERVICE_GAP_MS) groups.at(-1)?.push(slot);
    else groups.push([slot]);
  }
  return groups;
}
