import type { DishMenus } from "./cart.ts";
import type { OrderType, SlotSettings } from "./model.ts";
import { rangesByDate } from "./slot-ranges.ts";
import { addDays, instantsOn, wallClock } from "./zone.ts";

/** rules.md, Slots: days ahead of today for which orders are accepted. */
export const HORIZON_DAYS = 14;
/** wire.md, Checkout: the time range of a delivery as soon as possible. */
export const ASAP = "ASAP";

export type SlotInput = {
  /** The menus of each dish of the cart; every dish needs one that offers the slot. */
  menus: readonly DishMenus[];
  orderType: OrderType;
  /** The half of `scheduling` for the order type. */
  settings: SlotSettings;
  /** Epoch milliseconds. */
  now: number;
  timezone: string;
  /**
   * End of the order type's pause in epoch milliseconds; slots that start before it are not
   * offered.
   */
  pausedUntil?: number | null;
};

/**
 * `start` and `end` are `HH:MM` in the restaurant's time zone; `instant` is the start in epoch
 * milliseconds.
 */
export type Slot = { date: string; start: string; end: string; label: string; instant: number };
export type Day = { date: string; slots: Slot[] };

/** The slots of a date, earliest first; empty for dates in the past or beyond the horizon. */
export function slotsOn(date: string, input: SlotInput): Slot[] {
  return withoutTwins(listedOn(date, input));
}

function listedOn(date: string, input: SlotInput): Slot[] {
  return horizon(input, HORIZON_DAYS).includes(date) ? slotsByDate(input)(date) : [];
}

/** Slots of several menus that read the same, since only their starts are shown, are offered once. */
function withoutTwins(slots: readonly Slot[]): Slot[] {
  return slots.filter(({ label }, at) => label !== slots[at - 1]?.label);
}

/** The days with slots, from today to `days` days ahead. */
export function openDays(input: SlotInput, days = HORIZON_DAYS): Day[] {
  const slotsAt = slotsByDate(input);
  return horizon(input, days)
    .map((date) => ({ date, slots: withoutTwins(slotsAt(date)) }))
    .filter(({ slots }) => slots.length > 0);
}

/** The first slot for which `hasRoom` holds; null if there is none within the horizon. */
export function firstSlot(input: SlotInput, hasRoom = (_: Slot): boolean => true): Slot | null {
  const slotsAt = slotsByDate(input);
  for (const date of horizon(input, HORIZON_DAYS)) {
    const first = slotsAt(date).find(hasRoom);
    if (first) return first;
  }
  return null;
}

/**
 * The slot of a delivery as soon as possible: the first of today. Null for pickup, without a slot
 * left today, and during a pause.
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
 * Resolves the slot that an order asks for. `HH:MM` and `HH:MM-HH:MM` are both accepted, whatever
 * `show_range` is. `ASAP` is the first slot of the date: for a delivery only today (then `asap` is
 * true), for a pickup on the requested date. The date is never changed. A slot that starts during a
 * pause, and `ASAP` for today during a pause, are `ordering_paused`.
 */
export function resolveRequestedSlot(input: SlotInput, requested: RequestedSlot): SlotResolution {
  const { delivery_date, delivery_time_range } = requested;
  const pausedUntil = input.pausedUntil ?? 0;
  const isFirst = delivery_time_range === ASAP;
  const isToday = delivery_date === todayOf(input);
  const asap = isFirst && input.orderType === "delivery";
  const slots = asap && !isToday ? [] : listedOn(delivery_date, { ...input, pausedUntil: null });
  const slot = slots.find((offered) => matchesRequest(offered, delivery_time_range));
  if (!slot) return { ok: false, code: "slot_closed" };
  const startsNow = isFirst && isToday && pausedUntil > input.now;
  if (startsNow || slot.instant < pausedUntil) return { ok: false, code: "ordering_paused" };
  return { ok: true, slot, asap };
}

function matchesRequest({ start, end }: Slot, time: string): boolean {
  const requested = time.replace(/\s/g, "");
  return requested === ASAP || requested === start || requested === `${start}-${end}`;
}

function todayOf({ now, timezone }: SlotInput): string {
  return wallClock(now, timezone).date;
}

/** Today and the following dates, up to and including `days` ahead. */
function horizon(input: SlotInput, days: number): string[] {
  const today = todayOf(input);
  return Array.from({ length: days + 1 }, (_, ahead) => addDays(today, ahead));
}

/**
 * The slots of a date that start strictly later than now plus the lead time, and not during a
 * pause. Instants are compared, so the lead time applies on every day.
 */
function slotsByDate(input: SlotInput): (date: string) => Slot[] {
  const { settings, now, timezone, pausedUntil } = input;
  const earliest = now + settings.minimum_time * 60_000;
  const rangesAt = rangesByDate(input);
  return (date) => {
    const instantAt = instantsOn(date, timezone);
    const slots: Slot[] = [];
    for (const { start, end, from } of rangesAt(date)) {
      const instant = instantAt(from);
      if (instant === null || instant <= earliest || instant < (pausedUntil ?? 0)) continue;
      const label = settings.show_range ? `${start}-${end}` : start;
      slots.push({ date, start, end, label, instant });
    }
    return slots;
  };
}
