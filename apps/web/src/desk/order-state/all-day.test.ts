import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { expect, test } from "vitest";
import { allDay } from "./all-day.ts";

const choice = (name: string, quantity = 1) => ({ option: "Parts", name, quantity });

function anOrder(progress: DeskOrder["progress"], ...lines: [string, number, object[]?][]) {
  const items = lines.map(([name, quantity, choices = []]) => ({ name, quantity, choices }));
  return { progress, items } as unknown as DeskOrder;
}

test("the same dish is counted over all orders that are still to be cooked", () => {
  const { dishes } = allDay([
    anOrder("new", ["Miso", 2], ["Unadon", 1]),
    anOrder("preparing", ["Miso", 3]),
    anOrder("ready", ["Miso", 9]),
    anOrder("out_for_delivery", ["Unadon", 9]),
  ]);
  expect(dishes).toEqual([
    { name: "Miso", quantity: 5 },
    { name: "Unadon", quantity: 1 },
  ]);
});

test("the dishes of a formule are counted with the dishes, and the formule is not", () => {
  const part = (name: string) => ({ ...choice(name), is_part: true });
  const { dishes, choices } = allDay([
    anOrder("new", ["Formule", 2, [part("Miso"), part("Unadon"), choice("Soja")]], ["Miso", 1]),
  ]);
  expect(dishes).toEqual([
    { name: "Miso", quantity: 3 },
    { name: "Unadon", quantity: 2 },
  ]);
  expect(choices).toEqual([{ name: "Soja", quantity: 2 }]);
});

test("the choices of a set are counted apart, once for each piece of the set", () => {
  const { choices } = allDay([
    anOrder("accepted", ["Bento", 2, [choice("Riz"), choice("Gyoza", 3)]]),
    anOrder("accepted", ["Bento", 1, [choice("Riz")]]),
  ]);
  expect(choices).toEqual([
    { name: "Gyoza", quantity: 6 },
    { name: "Riz", quantity: 3 },
  ]);
});

test("dishes and choices have their kitchen names", () => {
  const order = anOrder("new", ["Bento", 2, [choice("Riz")]], ["Miso", 1]);
  Object.assign(order.items[0] ?? {}, { kitchen_name: "BTO" });
  Object.assign(order.items[0]?.choices[0] ?? {}, { kitchen_name: "GOHAN" });
  expect(allDay([order])).toEqual({
    dishes: [
      { name: "BTO", quantity: 2 },
      { name: "Miso", quantity: 1 },
    ],
    choices: [{ name: "GOHAN", quantity: 2 }],
  });
});
