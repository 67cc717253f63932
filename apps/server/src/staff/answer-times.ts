import { alarmAt, answerDeadlineStart, expectedAnswer } from "@noren/ordering/answering.ts";
import { serviceHours } from "../catalogue/snapshot.ts";
import type { OrderRow } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { readDeskSettings, type StoredDeskSettings } from "./desk-settings.ts";

const MINUTE_MS = 60_000;

/** Epoch milliseconds. */
export type AnswerTimes = {
  /** When the alarm starts or started. */
  alarmAt: number;
  /** Null if the order was answered. */
  rejection: {
    /** Start of the waiting time. */
    deadlineStart: number;
    /** When it is rejected automatically. */
    rejectsAt: number;
    /** Around when the customer can expect the answer; null for an order that is for later. */
    expectedAt: number | null;
  } | null;
};

export type AnswerServices = Pick<Services, "db" | "catalogue" | "deskUptime">;

/** Loads once what the answer times of any number of orders depend on. */
export async function readAnswerTimes({ db, catalogue, deskUptime }: AnswerServices) {
  const desk = await readDeskSettings(db);
  const snapshot = catalogue.current();
  const restaurant = { ...serviceHours(snapshot), slots: snapshot.settings.slots };
  return {
    desk,
    /** Null for an order without alarm, or that waits for its payment. */
    of: (order: OrderRow) => answerTimes(order, restaurant, desk, deskUptime.rejectsFrom()),
  };
}

function answerTimes(
  { placed_at, slot_at, order_type, extra_minutes, status, progress, acknowledged_at }: OrderRow,
  restaurant: Parameters<typeof answerDeadlineStart>[1],
  { alert_after_minutes, reject_after_minutes }: StoredDeskSettings,
  rejectsFrom: number,
): AnswerTimes | null {
  if (placed_at === null) return null;
  const alarm = alarmAt({
    progress,
    isUnpaid: status === "unpaid",
    placedAt: placed_at,
    acknowledgedAt: acknowledged_at,
  });
  if (alarm === null) return null;
  if (progress !== "new") return { alarmAt: alarm, rejection: null };
  const waiting = {
    placedAt: placed_at,
    slotAt: slot_at,
    orderType: order_type,
    extraMinutes: extra_minutes,
  };
  const from = answerDeadlineStart(waiting, restaurant);
  const rejectsAt = Math.max(from + reject_after_minutes * MINUTE_MS, rejectsFrom);
  const delays = { alertMinutes: alert_after_minutes, rejectsAt };
  const expectedAt = expectedAnswer(waiting, restaurant, delays);
  return { alarmAt: alarm, rejection: { deadlineStart: from, rejectsAt, expectedAt } };
}
