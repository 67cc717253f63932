import { describe, expect, test } from "vitest";
import { lunchInput, TODAY, TOMORROW } from "./slot-testing.ts";
import {
  ASAP,
  asapSlot,
  firstSlot,
  resolveRequestedSlot,
  type SlotInput,
  slotsOn,
} from "./slots.ts";
import { aSlotInput, aSlotSettings, NOON } from "./testing.ts";

describe("ASAP", () => {
  const evening = { ...lunchInput({}), now: Date.UTC(2026, 10, 21, 18) };

  test("asapSlot is the first slot of today for delivery, null if none is left", () => {
    expect(asapSlot(lunchInput({}))).toMatchObject({ date: TODAY, start: "12:30" });
    expect(asapSlot(evening)).toBeNull();
  });

  test("asapSlot is null for pickup", () => {
    expect(asapSlot(aSlotInput({ orderType: "pickup" }))).toBeNull();
  });

  const requestAsap = (input: SlotInput, delivery_date: string) =>
    resolveRequestedSlot(input, { delivery_date, delivery_time_range: "ASAP" });

  test("a delivery that asks for ASAP gets the first slot of today", () => {
    expect(requestAsap(lunchInput({}), TODAY)).toMatchObject({
      ok: true,
      asap: true,
      slot: { start: "12:30" },
    });
    expect(requestAsap(evening, TODAY)).toEqual({ ok: false, code: "slot_closed" });
    expect(requestAsap(lunchInput({}), TOMORROW)).toEqual({ ok: false, code: "slot_closed" });
  });

  test("a pickup that asks for ASAP gets the first slot of the date", () => {
    const pickup = aSlotInput({ orderType: "pickup" });
    const first = { ok: true, asap: false, slot: { date: TODAY, start: "13:00" } };
    expect(requestAsap(pickup, TODAY)).toMatchObject(first);
    expect(requestAsap(pickup, TOMORROW)).toMatchObject({ ok: true, slot: { start: "11:30" } });
    const night = { ...pickup, now: Date.UTC(2026, 10, 21, 22, 30) };
    expect(requestAsap(night, TODAY)).toEqual({ ok: false, code: "slot_closed" });
  });
});

describe("resolveRequestedSlot", () => {
  const requestSlot = (time: string, input = lunchInput({}), delivery_date = TOMORROW) =>
    resolveRequestedSlot(input, { delivery_date, delivery_time_range: time });

  test.each([true, false])(
    "both HH:MM and HH:MM-HH:MM are accepted, with show_range %s",
    (show_range) => {
      const input = lunchInput({ show_range });
      for (const time of ["12:45", "12:45-13:00", " 12:45 - 13:00 "]) {
        expect(requestSlot(time, input)).toMatchObject({
          ok: true,
          asap: false,
          slot: { start: "12:45" },
        });
      }
    },
  );

  test("a time that is not offered is slot_closed", () => {
    for (const time of ["12:40", "12:45-13:15", "", "13:30", "12:45-", "asap"]) {
      expect(requestSlot(time)).toEqual({ ok: false, code: "slot_closed" });
    }
  });

  test("a slot in the past or beyond the horizon is slot_closed", () => {
    const later = { ...lunchInput({}), now: Date.UTC(2026, 10, 21, 11, 45) };
    expect(requestSlot("12:45", lunchInput({}), TODAY).ok).toBe(true);
    expect(requestSlot("12:45", later, TODAY)).toEqual({ ok: false, code: "slot_closed" });
    expect(requestSlot("12:45", lunchInput({}), "2026-12-06").ok).toBe(false);
    expect(requestSlot("12:45", lunchInput({}), "tomorrow").ok).toBe(false);
  });
});

describe("a pause", () => {
  const HOUR = 60 * 60_000;
  const pausedUntil = NOON + HOUR;
  const settings = aSlotSettings({ minimum_time: 15 });
  const input = (over: Parameters<typeof aSlotInput>[0] = {}) =>
    aSlotInput({ settings, pausedUntil, ...over });
  const requestSlot = (input: SlotInput, date: string, time: string) =>
    resolveRequestedSlot(input, { delivery_date: date, delivery_time_range: time });

  test("a pause removes the slots that start before it ends, and no others", () => {
    expect(firstSlot(input())).toMatchObject({ date: TODAY, start: "13:00" });
    expect(slotsOn(TOMORROW, input())).toEqual(slotsOn(TOMORROW, input({ pausedUntil: null })));
  });

  test("a requested slot that starts in the pause is ordering_paused, others are accepted", () => {
    const paused = { ok: false, code: "ordering_paused" };
    expect(requestSlot(input(), TODAY, "12:45")).toEqual(paused);
    expect(requestSlot(input(), TODAY, "13:00")).toMatchObject({ ok: true });
    expect(requestSlot(input(), TOMORROW, "12:00")).toMatchObject({ ok: true });
    expect(requestSlot(input(), TODAY, "16:00")).toEqual({ ok: false, code: "slot_closed" });
  });

  test("ASAP is ordering_paused during the pause, even if the lead time is longer", () => {
    for (const minimum_time of [15, 90]) {
      const slow = input({ settings: aSlotSettings({ minimum_time }) });
      expect(requestSlot(slow, TODAY, ASAP)).toEqual({ ok: false, code: "ordering_paused" });
      expect(asapSlot(slow)).toBeNull();
      expect(asapSlot({ ...slow, now: pausedUntil })).not.toBeNull();
    }
  });

  test("ASAP of a pickup on another day is not affected by the pause", () => {
    const pickup = input({ orderType: "pickup" });
    expect(requestSlot(pickup, TODAY, ASAP)).toEqual({ ok: false, code: "ordering_paused" });
    expect(requestSlot(pickup, TOMORROW, ASAP)).toMatchObject({ ok: true });
  });
});
