import { expect, test } from "vitest";
import { cardsIn, cardsOf, newCard, readCards } from "./day-form.ts";

const LUNCH = { start: "11:30", end: "14:30", menus: [], first_order: null, last_order: null };
const pickup = { ...LUNCH, order_types: ["pickup" as const], slot_minutes: 10 };
const delivery = { ...LUNCH, order_types: ["delivery" as const], slot_minutes: 15 };
const filled = (over: object) => ({ ...newCard(), start: "18:00", end: "20:00", ...over });

test("pickups and deliveries at the same time are one card, and two services again", () => {
  const cards = cardsOf([pickup, delivery]);
  expect(cards).toMatchObject([{ start: "11:30", pickup: "10", delivery: "15" }]);
  expect(readCards(cards, "fr")).toEqual({ ok: true, services: [pickup, delivery] });
});

test("one length of slots for both is one service", () => {
  const service = {
    ...LUNCH,
    order_types: ["pickup" as const, "delivery" as const],
    slot_minutes: 20,
  };
  expect(readCards(cardsOf([service]), "fr")).toEqual({ ok: true, services: [service] });
});

test("services of other menus or bounds stay cards of their own", () => {
  const others = [{ menus: [2] }, { last_order: "13:00" }, { end: "15:00" }];
  for (const other of others)
    expect(cardsOf([pickup, { ...delivery, ...other }]), JSON.stringify(other)).toHaveLength(2);
});

test("what is missing or makes no sense is said next to its field, as the server says it", () => {
  const errorsOf = (over: object) => {
    const card = filled(over);
    const read = readCards([card], "en");
    return read.ok ? null : read.errors[card.key];
  };
  expect(errorsOf({ start: "" })).toEqual({ start: "This field is required." });
  expect(errorsOf({ pickup: "", delivery: "" })).toEqual({ pickup: "This field is required." });
  expect(errorsOf({ delivery: "x" })).toEqual({ delivery: "From 1 to 1,440 minutes." });
  expect(errorsOf({ end: "18:00" })).toEqual({ end: "The end has to differ from the start." });
  expect(errorsOf({ first_order: "17:00" })).toEqual({
    first_order: "A time during the service is expected.",
  });
  expect(errorsOf({})).toBeNull();
});

test("two cards that overlap are told at the later one", () => {
  const cards = [filled({ start: "19:00", end: "21:00" }), filled({})];
  const read = readCards(cards, "en");
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual([cards[0]?.key]);
});

test("a kept form is read again, and nothing else is", () => {
  const cards = [filled({ menus: [1] })];
  expect(cardsIn(structuredClone(cards))).toEqual(cards);
  for (const value of ["", {}, [1], [{ start: "18:00" }]]) expect(cardsIn(value)).toBeNull();
});
