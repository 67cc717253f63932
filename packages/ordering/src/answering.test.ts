import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ringsAt, SILENCE_MS, type WaitingOrder, waitingFrom } from "./answering.ts";
import { nextAttended } from "./pause.ts";
import { aMenu, aSlotSettings, everyDay, NOON } from "./testing.ts";
import { instantOf } from "./zone.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const timezone = "Europe/Paris";

function restaurant(lead = 30) {
  const settings = aSlotSettings({ minimum_time: lead });
  return { menus: [aMenu()], timezone, slots: { pickup: settings, delivery: settings } };
}

const at = (hours: number) => NOON + (hours - 12) * HOUR;
const from = (placed: number, slot: number, open = restaurant()) =>
  waitingFrom({ placedAt: placed, slotAt: slot, orderType: "pickup" }, open);

describe("an order rings", () => {
  const placedAt = NOON;

  test("from its arrival on, and again 90 s after each acknowledgement", () => {
    expect(ringsAt({ progress: "new", isUnpaid: false, placedAt, acknowledgedAt: null })).toBe(
      NOON,
    );
    const acknowledgedAt = NOON + 10 * MINUTE;
    expect(ringsAt({ progress: "new", isUnpaid: false, placedAt, acknowledgedAt })).toBe(
      acknowledgedAt + 90_000,
    );
    expect(SILENCE_MS).toBe(90_000);
  });

  test("that was accepted and is not paid any more, until somebody has acknowledged it", () => {
    const unpaid = { progress: "preparing", isUnpaid: true, placedAt } as const;
    expect(ringsAt({ ...unpaid, acknowledgedAt: null })).toBe(NOON);
    expect(ringsAt({ ...unpaid, acknowledgedAt: NOON })).toBeNull();
    expect(ringsAt({ ...unpaid, progress: "rejected", acknowledgedAt: null })).toBeNull();
  });

  test("no more once it is accepted or rejected", () => {
    for (const progress of ["accepted", "rejected", "cancelled", "completed"] as const)
      expect(ringsAt({ progress, isUnpaid: false, placedAt, acknowledgedAt: null })).toBeNull();
  });
});

describe("the minutes of waiting count", () => {
  test("from the arrival of an order for the first slot on", () => {
    expect(from(at(12), at(12.75))).toBe(at(12));
  });

  test("from the next opening where it came while the restaurant was closed", () => {
    expect(from(at(15), at(18.5))).toBe(at(18.5));
  });

  test("of an order for later, from when the kitchen must begin", () => {
    expect(from(at(12), at(19.5))).toBe(at(19));
    expect(from(at(12), at(19.5), restaurant(60))).toBe(at(18.5));
  });

  test("of an order for later by the lead and the slots of its own type", () => {
    const open = restaurant();
    open.slots.delivery = aSlotSettings({ minimum_time: 480 });
    const order = { placedAt: at(12), slotAt: at(19.5) };
    expect(waitingFrom({ ...order, orderType: "pickup" }, open)).toBe(at(19));
    expect(waitingFrom({ ...order, orderType: "delivery" }, open)).toBe(at(12));
  });

  test("of an order for the first slot of one menu, where another had an earlier one, as of one for later", () => {
    const evenings = [{ start: "18:30", end: "22:30" }];
    const evening = aMenu({
      active_times: everyDay({ label: "", is_open: true, times: evenings }),
    });
    const menus = [aMenu(), evening];
    expect(from(at(12), at(18.5), { ...restaurant(), menus })).toBe(at(18.5));
  });

  test("of an order for tomorrow, not today", () => {
    expect(from(at(13), at(24 + 12.5))).toBe(at(24 + 12));
  });

  test("of a kitchen that must begin before it opens, from the opening", () => {
    expect(from(at(12), at(18.75), restaurant(60))).toBe(at(18.5));
  });

  test("of an order exactly 24 h ahead, from when the kitchen must begin", () => {
    expect(from(at(12.5), at(36.5))).toBe(at(36));
    expect(from(at(12.5), at(36.75))).toBe(at(12.75));
  });

  test("from 24 h before a slot that is further away, or the next opening after that", () => {
    expect(from(at(12), at(4 * 24 + 20))).toBe(at(3 * 24 + 20));
    expect(from(at(12), at(4 * 24 + 18.5))).toBe(at(3 * 24 + 18.5));
    const evenings = [{ start: "18:30", end: "22:30" }];
    const menus = [
      aMenu({ active_times: everyDay({ label: "", is_open: true, times: evenings }) }),
    ];
    expect(from(at(12), at(4 * 24 + 12), { ...restaurant(), menus })).toBe(at(3 * 24 + 18.5));
  });

  test("with its slot at the latest, where nothing opens before it", () => {
    expect(from(at(12), at(36), { ...restaurant(), menus: [] })).toBe(at(36));
  });
});

/** Around both days on which the clocks of Paris change, and an ordinary one. */
const changeDays = fc.constantFrom("2026-03-29", "2026-10-25", "2026-11-21");
const waiting: fc.Arbitrary<WaitingOrder> = fc
  .record({
    date: changeDays,
    hours: fc.integer({ min: -48, max: 48 }),
    ahead: fc.integer({ min: 1, max: 14 * 24 * 4 }),
    orderType: fc.constantFrom("pickup", "delivery"),
  })
  .map(({ date, hours, ahead, orderType }) => {
    const placedAt = (instantOf(date, 720, timezone) ?? 0) + hours * HOUR;
    return { placedAt, slotAt: placedAt + ahead * 15 * MINUTE, orderType };
  });

test("nobody waits less than from the arrival, nor longer than from the slot, on any day", () => {
  fc.assert(
    fc.property(waiting, fc.integer({ min: 0, max: 120 }), (order, lead) => {
      const start = waitingFrom(order, restaurant(lead));
      expect(start).toBeGreaterThanOrEqual(order.placedAt);
      expect(start).toBeLessThanOrEqual(order.slotAt);
    }),
  );
});

test("the minutes count while the restaurant is open, unless the slot itself comes first", () => {
  fc.assert(
    fc.property(waiting, (order) => {
      const open = restaurant();
      const start = waitingFrom(order, open);
      expect(start === order.slotAt || nextAttended(open, start) === start).toBe(true);
    }),
  );
});

test("an order for later is never rejected before its kitchen must begin or, days ahead, its last day", () => {
  fc.assert(
    fc.property(waiting, (order) => {
      const start = waitingFrom(order, restaurant());
      const { placedAt, slotAt } = order;
      if (slotAt - placedAt > DAY) expect(start).toBeGreaterThanOrEqual(slotAt - DAY);
      else if (slotAt - placedAt > 20 * HOUR)
        expect(start).toBeGreaterThanOrEqual(slotAt - 30 * MINUTE);
    }),
  );
});
