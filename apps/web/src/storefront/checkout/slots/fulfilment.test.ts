import { aMenu, aSlotInput, everyDay, NOON, quarters } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { services, slotOf, slotOffer, type When, wireDate } from "./fulfilment.ts";

const MINUTE = 60_000;
const FREE = { refused: [], full: [] };
const DAY = 24 * 60 * MINUTE;
const soon: When = { is_scheduled: false, delivery_date: null, delivery_time_range: null };
const scheduled = (label: string | null, date: string | null = null): When => ({
  is_scheduled: true,
  delivery_date: date,
  delivery_time_range: label,
});

test("a delivery as soon as possible is ASAP today and shows its first slot", () => {
  const { fulfilment } = slotOffer(soon, aSlotInput(), FREE);
  expect(fulfilment).toMatchObject({ kind: "first", asap: true, slot: { label: "13:00-13:15" } });
  expect(wireDate(fulfilment)).toEqual({
    delivery_date: "2026-11-21",
    delivery_time_range: "ASAP",
  });
});

test("a pickup without a chosen time takes the first available slot", () => {
  const { fulfilment } = slotOffer(soon, aSlotInput({ orderType: "pickup" }), FREE);
  expect(wireDate(fulfilment)).toEqual({
    delivery_date: "2026-11-21",
    delivery_time_range: "13:00-13:15",
  });
});

test("closed today: the next open day is preselected, and its first slot is not ASAP", () => {
  const late = aSlotInput({ now: NOON + 10 * 60 * MINUTE });
  const { today, day, fulfilment } = slotOffer(soon, late, FREE);
  expect([today, day?.date]).toEqual(["2026-11-21", "2026-11-22"]);
  expect(wireDate(fulfilment)).toEqual({
    delivery_date: "2026-11-22",
    delivery_time_range: "11:30-11:45",
  });
});

test("a chosen slot is looked up on its own day", () => {
  const { fulfilment } = slotOffer(scheduled("19:30-19:45", "2026-11-23"), aSlotInput(), FREE);
  expect(slotOf(fulfilment)).toMatchObject({ date: "2026-11-23", start: "19:30" });
});

test("a chosen slot that has passed is gone and not replaced", () => {
  const when = scheduled("13:00-13:15", "2026-11-21");
  const { fulfilment } = slotOffer(when, aSlotInput({ now: NOON + 30 * MINUTE }), FREE);
  expect(fulfilment).toEqual({ kind: "gone", label: "13:00-13:15" });
  expect(wireDate(fulfilment)).toBeNull();
});

test("a chosen slot of a day that has passed is gone, even if another day has the same time", () => {
  const when = scheduled("19:30-19:45", "2026-11-21");
  const { fulfilment } = slotOffer(when, aSlotInput({ now: NOON + DAY }), FREE);
  expect(fulfilment.kind).toBe("gone");
});

test("a slot that the server refused is not offered again, and ASAP is not sent again", () => {
  const refused = [{ date: "2026-11-21", label: "13:00-13:15" }];
  const { day, fulfilment } = slotOffer(soon, aSlotInput(), { refused, full: [] });
  expect(day?.slots[0]?.label).toBe("13:15-13:30");
  expect(wireDate(fulfilment)?.delivery_time_range).toBe("13:15-13:30");
});

test("with a chosen time there is no slot until one is chosen", () => {
  expect(slotOffer(scheduled(null), aSlotInput(), FREE).fulfilment.kind).toBe("unchosen");
});

test("without a slot within 14 days ordering is off", () => {
  const closed = aMenu({ time_ranges: everyDay([]) });
  const { fulfilment, day } = slotOffer(soon, aSlotInput({ menus: [closed] }), FREE);
  expect([fulfilment.kind, day]).toEqual(["off", null]);
});

test("the slots of lunch and dinner are separate groups", () => {
  const ranges = [...quarters("11:30", "12:15"), ...quarters("18:30", "19:00")];
  const input = aSlotInput({ menus: [aMenu({ time_ranges: everyDay(ranges) })] });
  const [, tomorrow] = slotOffer(soon, input, FREE).days;
  const groups = services(tomorrow?.slots ?? []);
  expect(groups.map((slots) => slots.map(({ start }) => start))).toEqual([
    ["11:30", "11:45", "12:00"],
    ["18:30", "18:45"],
  ]);
});

test("a full slot is not offered, for its order type alone", () => {
  const full = [{ is_pickup: true, date: "2026-11-21", time: "13:00" }];
  const starts = (orderType: "pickup" | "delivery") =>
    slotOffer(soon, aSlotInput({ orderType }), { refused: [], full }).day?.slots[0]?.start;
  expect([starts("pickup"), starts("delivery")]).toEqual(["13:15", "13:00"]);
});

test("as soon as possible means the first slot with room and then not ASAP; a chosen slot that fills is gone", () => {
  const full = [{ is_pickup: false, date: "2026-11-21", time: "13:00" }];
  const unavailable = { refused: [], full };
  expect(wireDate(slotOffer(soon, aSlotInput(), unavailable).fulfilment)).toEqual({
    delivery_date: "2026-11-21",
    delivery_time_range: "13:15-13:30",
  });
  const when = scheduled("13:00-13:15", "2026-11-21");
  expect(slotOffer(when, aSlotInput(), unavailable).fulfilment).toMatchObject({ kind: "gone" });
});
