import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { expect, test } from "vitest";
import { allDay, sumOf } from "./all-day.ts";

const TONIGHT = "2026-11-21T19:30:00Z";
const choice = (name: string, quantity = 1) => ({ option: "Parts", name, quantity });

type TestLine = [name: string, quantity: number, choices?: object[], over?: object];

function anOrder(progress: DeskOrder["progress"], ...lines: TestLine[]) {
  return anOrderAt(TONIGHT, "2026-11-21", progress, ...lines);
}

function anOrderAt(
  starts_at: string,
  date: string,
  progress: DeskOrder["progress"],
  ...lines: TestLine[]
) {
  const items = lines.map(([name, quantity, choices = [], over = {}]) => {
    return { name, quantity, choices, is_free: false, is_drink: false, ...over };
  });
  return { progress, items, slot: { starts_at, date } } as unknown as DeskOrder;
}

test("the same dish is counted over all orders that are still to be cooked, new ones apart", () => {
  const [service] = allDay([
    anOrder("new", ["Miso", 2], ["Unadon", 1]),
    anOrder("accepted", ["Miso", 1]),
    anOrder("preparing", ["Miso", 3]),
    anOrder("ready", ["Miso", 9]),
    anOrder("out_for_delivery", ["Unadon", 9]),
  ]);
  expect(service?.dishes).toEqual([
    { name: "Miso", accepted: 4, new: 2 },
    { name: "Unadon", accepted: 0, new: 1 },
  ]);
  expect(sumOf(service?.dishes ?? [])).toEqual({ accepted: 4, new: 3 });
});

test("each service is counted by itself, the next one first", () => {
  const services = allDay([
    anOrderAt("2026-11-27T19:00:00Z", "2026-11-27", "new", ["Miso", 2]),
    anOrderAt("2026-11-21T21:15:00Z", "2026-11-21", "accepted", ["Miso", 1]),
    anOrderAt("2026-11-21T19:30:00Z", "2026-11-21", "accepted", ["Miso", 3]),
    anOrderAt("2026-11-21T11:30:00Z", "2026-11-21", "accepted", ["Bento", 4]),
  ]);
  expect(services.map(({ from, to, dishes }) => [new Date(from), new Date(to), dishes])).toEqual([
    [
      new Date("2026-11-21T11:30:00Z"),
      new Date("2026-11-21T11:30:00Z"),
      [{ name: "Bento", accepted: 4, new: 0 }],
    ],
    [
      new Date("2026-11-21T19:30:00Z"),
      new Date("2026-11-21T21:15:00Z"),
      [{ name: "Miso", accepted: 4, new: 0 }],
    ],
    [
      new Date("2026-11-27T19:00:00Z"),
      new Date("2026-11-27T19:00:00Z"),
      [{ name: "Miso", accepted: 0, new: 2 }],
    ],
  ]);
});

test("slots after midnight belong to their evening, and to no noon of the same calendar day", () => {
  const services = allDay([
    anOrderAt("2026-11-21T22:45:00Z", "2026-11-21", "accepted", ["Miso", 1]),
    anOrderAt("2026-11-21T23:30:00Z", "2026-11-21", "accepted", ["Miso", 1]),
    anOrderAt("2026-11-22T00:15:00Z", "2026-11-22", "accepted", ["Miso", 1]),
  ]);
  expect(services.map(({ dishes }) => dishes[0]?.accepted)).toEqual([2, 1]);
});

test("drinks and gifts are counted apart from the dishes, those of formules too", () => {
  const part = (name: string, is_drink = false) => ({ ...choice(name), is_part: true, is_drink });
  const [service] = allDay([
    anOrder("accepted", ["Bière", 2, [], { is_drink: true }], ["Miso", 1]),
    anOrder("new", ["Mochi", 1, [], { is_free: true }]),
    anOrder("new", ["Thé", 1, [], { is_free: true, is_drink: true }]),
    anOrder("accepted", ["Formule", 2, [part("Miso"), part("Bière", true)]]),
  ]);
  expect(service).toMatchObject({
    dishes: [{ name: "Miso", accepted: 3, new: 0 }],
    drinks: [{ name: "Bière", accepted: 4, new: 0 }],
    gifts: [
      { name: "Mochi", accepted: 0, new: 1 },
      { name: "Thé", accepted: 0, new: 1 },
    ],
  });
});

test("the dishes of a formule are counted with the dishes, and the formule is not", () => {
  const part = (name: string) => ({ ...choice(name), is_part: true });
  const [service] = allDay([
    anOrder("new", ["Formule", 2, [part("Miso"), part("Unadon"), choice("Soja")]], ["Miso", 1]),
  ]);
  expect(service?.dishes).toEqual([
    { name: "Miso", accepted: 0, new: 3 },
    { name: "Unadon", accepted: 0, new: 2 },
  ]);
  expect(service?.choices).toEqual([{ name: "Soja", accepted: 0, new: 2 }]);
});

test("the choices of a set are counted apart, once for each piece of the set", () => {
  const [service] = allDay([
    anOrder("accepted", ["Bento", 2, [choice("Riz"), choice("Gyoza", 3)]]),
    anOrder("accepted", ["Bento", 1, [choice("Riz")]]),
  ]);
  expect(service?.choices).toEqual([
    { name: "Gyoza", accepted: 6, new: 0 },
    { name: "Riz", accepted: 3, new: 0 },
  ]);
});

test("dishes and choices have their kitchen names", () => {
  const order = anOrder("accepted", ["Bento", 2, [choice("Riz")]], ["Miso", 1]);
  Object.assign(order.items[0] ?? {}, { kitchen_name: "BTO" });
  Object.assign(order.items[0]?.choices[0] ?? {}, { kitchen_name: "GOHAN" });
  expect(allDay([order])).toMatchObject([
    {
      dishes: [
        { name: "BTO", accepted: 2 },
        { name: "Miso", accepted: 1 },
      ],
      choices: [{ name: "GOHAN", accepted: 2 }],
    },
  ]);
});

test("nothing is due without an order that is still to be cooked", () => {
  expect(allDay([anOrder("ready", ["Miso", 1])])).toEqual([]);
});
