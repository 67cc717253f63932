import type { Menu, OrderType, SlotSettings } from "./model.ts";
import { rangesByWeekday } from "./slot-ranges.ts";
import { addDays, instantsOn, wallClock, weekdayOf } from "./zone.ts";

/** rules.md, Slots: how many days ahead of today an order can be placed. */
export const HORIZON_DAYS = 14;
/** wire.md, Checkout: the time range of a delivery as soon as possible. */
export const ASAP = "ASAP";

export type SlotInput = {
  /** The menus of the cart's lines: a slot is one that all of them have. */
  menus: readonly Menu[];
  orderType: OrderType;
  /** The half of `scheduling` that belongs to the order type. */
  settings: SlotSettings;
  /** Epoch milliseconds. */
  now: number;
  timezone: string;
  /** Slots that begin before this are not offered: the order type is paused. Epoch milliseconds. */
  pausedUntil?: number | null;
};

/** `start` and `end` are `HH:MM` on the restaurant's wall; `instant` is the start, epoch ms. */
export type Slot = { date: string; start: string; end: string; label: string; instant: number };
export type Day = { date: string; slots: Slot[] };

/** The slots of a date, earliest first; none in the past or beyond the horizon. */
export function slotsOn(date: string, input: SlotInput): Slot[] {
  return horizon(input, HORIZON_DAYS).includes(date) ? slotsByDate(input)(date) : [];
}

/** The days that have slots, from today to `days` ahead. */
export function openDays(input: SlotInput, days = HORIZON_DAYS): Day[] {
  const slotsAt = slotsByDate(input);
  return horizon(input, days)
    .map((date) => ({ date, slots: slotsAt(date) }))
    .filter(({ slots }) => slots.length > 0);
}

/**
 * The first slot that has room, where that is known; null where ordering is off for the whole
 * horizon.
 */
export function firstSlot(input: SlotInput, hasRoom = (_: Slot): boolean => true): Slot | null {
  const slotsAt = slotsByDate(input);
  for (const date of horizon(input, HORIZON_DAYS)) {
    const first = slotsAt(date).find(hasRoom);
    if (first) return first;
  }
  return null;
}

/**
 * What `ASAP` stands for: the first slot of today, delivery only; null where it does not hold, as in
 * a pause.
 */
export function asapSlot(input: SlotInput): Slot | null {
  if (input.orderType !== "delivery" || (input.pausedUntil ?? 0) > input.now) return null;
  return slotsByDate(input)(todayOf(input))[0] ?? null;
}

export type RequestedSlot = { delivery_date: string; delivery_time_range: string };
export type SlotResolution =
  | { ok: true; slot: Slot; asap: boolean }
  | { ok: false; code: "slot_closed" | "ordering_paused" };

/**
 * The slot that an order asks for. `HH:MM` and `HH:MM-HH:MM` are both understood whatever
 * `show_range` says. `ASAP` is the first slot of the date: for a delivery of today alone (then
 * `asap` is true), for a pickup of the date asked. No date is ever changed to another. A slot that
 * begins in a pause is refused as such, and so is `ASAP` of today: what is paused starts nothing now.
 */
export function resolveRequestedSlot(input: SlotInput, requested: RequestedSlot): SlotResolution {
  const { delivery_date, delivery_time_range } = requested;
  const pausedUntil = input.pausedUntil ?? 0;
  const isFirst = delivery_time_range === ASAP;
  const isToday = delivery_date === todayOf(input);
  const asap = isFirst && input.orderType === "delivery";
  const slots = asap && !isToday ? [] : slotsOn(delivery_date, { ...input, pausedUntil: null });
  const slot = slots.find((offered) => isAskedFor(offered, delivery_time_range));
  if (!slot) return { ok: false, code: "slot_closed" };
  const startsNow = isFirst && isToday && pausedUntil > input.now;
  if (startsNow || slot.instant < pausedUntil) return { ok: false, code: "ordering_paused" };
  return { ok: true, slot, asap };
}

function isAskedFor({ start, end }: Slot, time: string): boolean {
  const asked = time.replace(/\s/g, "");
  return asked === ASAP || asked === start || asked === `${start}-${end}`;
}

function todayOf({ now, timezone }: SlotInput): string {
  return wallClock(now, timezone).date;
}

/** Today and the dates after it, the one `days` ahead included. */
function horizon(input: SlotInput, days: number): string[] {
  const today = todayOf(input);
  return Array.from({ length: days + 1 }, (_, ahead) => addDays(today, ahead));
}

/**
 * Slots at times that the day has, which start strictly later than the lead time from now: instants
 * are compared, on every day. None of them begins in a pause.
 */
function slotsByDate(input: SlotInput): (date: string) => Slot[] {
  const { settings, now, timezone, pausedUntil } = input;
  const earliest = now + settings.minimum_time * 60_000;
  const rangesAt = rangesByWeekday(input);
  return (date) => {
    const instantAt = instantsOn(date, timezone);
    const slots: Slot[] = [];
    for (const { start, end, from } of rangesAt(weekdayOf(date))) {
      const instant = instantAt(from);
      if (instant === null || instant <= earliest || instant < (pausedUntil ?? 0)) continue;
      const label = settings.show_range ? `${start}-${end}` : start;
      slots.push({ date, start, end, label, instant });
    }
    return slots;
  };
}
