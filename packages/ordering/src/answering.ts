import type { Menu, OrderType, SlotSettings } from "./model.ts";
import { nextAttended } from "./pause.ts";
import { OPEN_PROGRESS, type Progress } from "./progress.ts";
import { firstSlot } from "./slots.ts";

/**
 * When an order rings and when it is rejected by itself (rules.md, Answering). All instants and
 * durations are epoch milliseconds.
 */

/** How long an acknowledgement silences its order. */
export const SILENCE_MS = 90_000;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export type RingInput = {
  progress: Progress;
  /** Whether a card was to pay it and the provider has no money of it any more. */
  isUnpaid: boolean;
  placedAt: number;
  acknowledgedAt: number | null;
};

/**
 * Since when, or from when on, the order rings; null once it is answered. One that was accepted and
 * is not paid any more rings until somebody has acknowledged it.
 */
export function ringsAt(input: RingInput): number | null {
  const { progress, isUnpaid, placedAt, acknowledgedAt } = input;
  if (progress === "new") return acknowledgedAt === null ? placedAt : acknowledgedAt + SILENCE_MS;
  const isUnseen = isUnpaid && acknowledgedAt === null && OPEN_PROGRESS.includes(progress);
  return isUnseen ? placedAt : null;
}

export type WaitingOrder = {
  placedAt: number;
  /** The start of its slot. */
  slotAt: number;
  orderType: OrderType;
};

export type AnsweringRestaurant = {
  /** The menus that are served. */
  menus: readonly Menu[];
  timezone: string;
  slots: Record<OrderType, SlotSettings>;
};

/**
 * From when the minutes of waiting count: from its arrival, or from the next opening where it came
 * while the restaurant was closed. Those of an order for later count from when the kitchen must
 * begin, while the restaurant is open; of one whose slot was more than 24 h away, from 24 h before
 * the slot or the next opening after that. Never later than the slot, never before the arrival.
 */
export function waitingFrom(order: WaitingOrder, restaurant: AnsweringRestaurant): number {
  const { placedAt, slotAt, orderType } = order;
  const attendedFrom = (instant: number) =>
    Math.min(nextAttended(restaurant, instant) ?? slotAt, slotAt);
  const usual = Math.max(placedAt, attendedFrom(placedAt));
  if (slotAt - placedAt > DAY_MS) return Math.max(usual, attendedFrom(slotAt - DAY_MS));
  if (!isForLater(order, restaurant)) return usual;
  const lead = restaurant.slots[orderType].minimum_time * MINUTE_MS;
  return Math.max(usual, attendedFrom(slotAt - lead));
}

/** Whether an earlier slot was offered when it arrived. */
function isForLater(order: WaitingOrder, { menus, timezone, slots }: AnsweringRestaurant): boolean {
  const { placedAt, slotAt, orderType } = order;
  const input = { orderType, settings: slots[orderType], now: placedAt, timezone };
  return menus.some((menu) => {
    const first = firstSlot({ ...input, menus: [menu] });
    return first !== null && first.instant < slotAt;
  });
}
