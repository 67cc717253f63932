import type { Menu, OrderType, SlotSettings } from "./model.ts";
import { nextOpening, withExtraMinutes } from "./pause.ts";
import { OPEN_PROGRESS, type Progress } from "./progress.ts";
import { firstSlot } from "./slots.ts";

/**
 * When the alarm of an order rings and when the order is rejected automatically (rules.md,
 * Answering). Instants and durations are in milliseconds, instants since the epoch.
 */

/** How long an acknowledgement silences the alarm of its order. */
export const SILENCE_MS = 90_000;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export type AlarmInput = {
  progress: Progress;
  /** The order was to be paid by card and its payment is gone. */
  isUnpaid: boolean;
  placedAt: number;
  acknowledgedAt: number | null;
};

/**
 * The instant from which the alarm rings, in the past or in the future; null if it does not ring. A
 * new order rings until it is answered; an open order that lost its payment rings until it is
 * acknowledged.
 */
export function alarmAt(input: AlarmInput): number | null {
  const { progress, isUnpaid, placedAt, acknowledgedAt } = input;
  if (progress === "new") return acknowledgedAt === null ? placedAt : acknowledgedAt + SILENCE_MS;
  const isUnseen = isUnpaid && acknowledgedAt === null && OPEN_PROGRESS.includes(progress);
  return isUnseen ? placedAt : null;
}

export type WaitingOrder = {
  placedAt: number;
  /** Start of the order's slot. */
  slotAt: number;
  orderType: OrderType;
  /** Minutes that the delivery zone added to the lead time. */
  extraMinutes?: number;
};

export type RestaurantHours = {
  /** The menus on sale. */
  menus: readonly Menu[];
  timezone: string;
  slots: Record<OrderType, SlotSettings>;
};

/**
 * The instant from which the time to answer counts: the arrival, or the next opening if the order
 * came while the restaurant was closed. For an order that is for later it counts from the
 * preparation start, while the restaurant is open; if the slot is more than 24 h ahead, from 24 h
 * before the slot, or the next opening after that. Never later than the slot, never before the
 * arrival.
 */
export function answerDeadlineStart(order: WaitingOrder, restaurant: RestaurantHours): number {
  const { placedAt, slotAt } = order;
  const openFrom = (instant: number) =>
    Math.min(nextOpening(restaurant, instant) ?? slotAt, slotAt);
  const usual = Math.max(placedAt, openFrom(placedAt));
  if (slotAt - placedAt > DAY_MS) return Math.max(usual, openFrom(slotAt - DAY_MS));
  if (!isPreorder(order, restaurant)) return usual;
  const lead = slotSettings(order, restaurant).minimum_time * MINUTE_MS;
  return Math.max(usual, openFrom(slotAt - lead));
}

/** Answers are announced to the next full five minutes: nobody keeps to a minute. */
const ROUND_MS = 5 * MINUTE_MS;

export type AnswerDelays = {
  /** Minutes after which the owner is alerted about an unanswered order. */
  alertMinutes: number;
  /** When the order is rejected automatically. */
  rejectsAt: number;
};

/**
 * Around when the customer can expect the answer: the start of the time to answer plus the minutes
 * after which the owner is alerted, rounded up to five minutes, never later than the automatic
 * rejection. Null for an order that is for later, which may be answered at any time until then.
 */
export function expectedAnswer(
  order: WaitingOrder,
  restaurant: RestaurantHours,
  { alertMinutes, rejectsAt }: AnswerDelays,
): number | null {
  const start = answerDeadlineStart(order, restaurant);
  const arrival = nextOpening(restaurant, order.placedAt) ?? order.slotAt;
  if (start > Math.max(order.placedAt, Math.min(arrival, order.slotAt))) return null;
  const alert = start + alertMinutes * MINUTE_MS;
  return Math.min(Math.ceil(alert / ROUND_MS) * ROUND_MS, rejectsAt);
}

/** Whether an earlier slot was available when the order arrived. */
function isPreorder(order: WaitingOrder, restaurant: RestaurantHours): boolean {
  const { placedAt, slotAt, orderType } = order;
  const { menus, timezone } = restaurant;
  const settings = slotSettings(order, restaurant);
  const first = firstSlot({ menus: [menus], orderType, settings, now: placedAt, timezone });
  return first !== null && first.instant < slotAt;
}

function slotSettings(
  { orderType, extraMinutes = 0 }: WaitingOrder,
  { slots }: RestaurantHours,
): SlotSettings {
  return withExtraMinutes(slots[orderType], { extra_minutes: extraMinutes });
}
