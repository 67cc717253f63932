import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  alarmAt,
  answerDeadlineStart,
  expectedAnswer,
  SILENCE_MS,
  type WaitingOrder,
} from "./answering.ts";
import { nextOpening } from "./pause.ts";
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
  answerDeadlineStart({ placedAt: placed, slotAt: slot, orderType: "pickup" }, open);

describe("alarmAt", () => {
  const placedAt = NOON;

  test("a new order rings from its arrival, and again 90 s after each acknowledgement", () => {
    expect(alarmAt({ progress: "new", isUnpaid: false, placedAt, acknowledgedAt: null })).toBe(
      NOON,
    );
    const acknowledgedAt = NOON + 10 * MINUTE;
    expect(alarmAt({ progress: "new", isUnpaid: false, placedAt, acknowledgedAt })).toBe(
      acknowledgedAt + 90_000,
    );
    expect(SILENCE_MS).toBe(90_000);
  });

  test("an accepted order that lost its payment rings until it is acknowledged", () => {
    const unpaid = { progress: "preparing", isUnpaid: true, placedAt } as const;
    expect(alarmAt({ ...unpaid, acknowledgedAt: null })).toBe(NOON);
    expect(alarmAt({ ...unpaid, acknowledgedAt: NOON })).toBeNull();
    expect(alarmAt({ ...unpaid, progress: "rejected", acknowledgedAt: null })).toBeNull();
  });

  test("an order stops ringing when it is accepted, rejected, cancelled or completed", () => {
    for (const progress of ["accepted", "rejected", "cancelled", "completed"] as const)
      expect(alarmAt({ progress, isUnpaid: false, placedAt, acknowledgedAt: null })).toBeNull();
  });
});

describe("answerDeadlineStart", () => {
  test("an order for the first slot waits from its arrival", () => {
    expect(from(at(12), at(12.75))).toBe(at(12));
  });

  test("an order placed while the restaurant is closed waits from the next opening", () => {
    expect(from(at(15), at(18.5))).toBe(at(18.5));
  });

  test("an order for a later slot waits from its preparation start", () => {
    expect(from(at(12), at(19.5))).toBe(at(19));
    expect(from(at(12), at(19.5), restaurant(60))).toBe(at(18.5));
  });

  test("the preparation start uses the lead time and slots of the order type", () => {
    const open = restaurant();
    open.slots.delivery = aSlotSettings({ minimum_time: 480 });
    const order = { placedAt: at(12), slotAt: at(19.5) };
    expect(answerDeadlineStart({ ...order, orderType: "pickup" }, open)).toBe(at(19));
    expect(answerDeadlineStart({ ...order, orderType: "delivery" }, open)).toBe(at(12));
  });

  test("minutes that a zone adds belong to the lead time", () => {
    const order = { placedAt: at(12), orderType: "delivery" } as const;
    const first = { ...order, slotAt: at(13.25), extraMinutes: 45 };
    expect(answerDeadlineStart({ ...order, slotAt: at(13.25) }, restaurant())).toBe(at(12.75));
    expect(answerDeadlineStart(first, restaurant())).toBe(at(12));
    const later = { ...first, slotAt: at(20) };
    expect(answerDeadlineStart(later, restaurant())).toBe(at(18.75));
  });

  test("an order for the first slot of one menu is for later if another menu had an earlier slot", () => {
    const evenings = [{ start: "18:30", end: "22:30" }];
    const evening = aMenu({
      active_times: everyDay({ label: "", is_open: true, times: evenings }),
    });
    const menus = [aMenu(), evening];
    expect(from(at(12), at(18.5), { ...restaurant(), menus })).toBe(at(18.5));
  });

  test("an order for tomorrow waits from its preparation start tomorrow", () => {
    expect(from(at(13), at(24 + 12.5))).toBe(at(24 + 12));
  });

  test("an order whose preparation starts before the opening waits from the opening", () => {
    expect(from(at(12), at(18.75), restaurant(60))).toBe(at(18.5));
  });

  test("an order exactly 24 h ahead waits from its preparation start", () => {
    expect(from(at(12.5), at(36.5))).toBe(at(36));
    expect(from(at(12.5), at(36.75))).toBe(at(12.75));
  });

  test("an order more than 24 h ahead waits from 24 h before its slot, or from the next opening after that", () => {
    expect(from(at(12), at(4 * 24 + 20))).toBe(at(3 * 24 + 20));
    expect(from(at(12), at(4 * 24 + 18.5))).toBe(at(3 * 24 + 18.5));
    const evenings = [{ start: "18:30", end: "22:30" }];
    const menus = [
      aMenu({ active_times: everyDay({ label: "", is_open: true, times: evenings }) }),
    ];
    expect(from(at(12), at(4 * 24 + 12), { ...restaurant(), menus })).toBe(at(3 * 24 + 18.5));
  });

  test("an order waits at the latest from its slot, if nothing opens before it", () => {
    expect(from(at(12), at(36), { ...restaurant(), menus: [] })).toBe(at(36));
  });
});

describe("expectedAnswer", () => {
  const expected = (placed: number, slot: number, rejectAfter = 13) => {
    const order = { placedAt: placed, slotAt: slot, orderType: "pickup" } as const;
    const open = restaurant();
    const rejectsAt = answerDeadlineStart(order, open) + rejectAfter * MINUTE;
    return expectedAnswer(order, open, { alertMinutes: 4, rejectsAt });
  };

  test("an answer is expected when the owner would be alerted, at the next full five minutes", () => {
    expect(expected(at(12), at(12.75))).toBe(at(12) + 5 * MINUTE);
    expect(expected(at(12) + 2 * MINUTE, at(12.75))).toBe(at(12) + 10 * MINUTE);
  });

  test("an order placed while the restaurant is closed is answered after its opening", () => {
    expect(expected(at(15), at(18.5))).toBe(at(18.5) + 5 * MINUTE);
  });

  test("an answer is never expected after the automatic rejection", () => {
    expect(expected(at(12), at(12.75), 3)).toBe(at(12) + 3 * MINUTE);
  });

  test("an order for later may be answered at any time", () => {
    expect(expected(at(12), at(19.5))).toBeNull();
    expect(expected(at(12), at(4 * 24 + 20))).toBeNull();
  });
});

/** Around both changes of daylight saving time in Paris, and an ordinary day. */
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

test("answerDeadlineStart is never before the arrival nor after the slot, on any day", () => {
  fc.assert(
    fc.property(waiting, fc.integer({ min: 0, max: 120 }), (order, lead) => {
      const start = answerDeadlineStart(order, restaurant(lead));
      expect(start).toBeGreaterThanOrEqual(order.placedAt);
      expect(start).toBeLessThanOrEqual(order.slotAt);
    }),
  );
});

test("answerDeadlineStart is within opening hours, unless the slot comes first", () => {
  fc.assert(
    fc.property(waiting, (order) => {
      const open = restaurant();
      const start = answerDeadlineStart(order, open);
      expect(start === order.slotAt || nextOpening(open, start) === start).toBe(true);
    }),
  );
});

test("an order more than 20 h ahead waits at the earliest from its preparation start, beyond 24 h from 24 h before its slot", () => {
  fc.assert(
    fc.property(waiting, (order) => {
      const start = answerDeadlineStart(order, restaurant());
      const { placedAt, slotAt } = order;
      if (slotAt - placedAt > DAY) expect(start).toBeGreaterThanOrEqual(slotAt - DAY);
      else if (slotAt - placedAt > 20 * HOUR)
        expect(start).toBeGreaterThanOrEqual(slotAt - 30 * MINUTE);
    }),
  );
});
