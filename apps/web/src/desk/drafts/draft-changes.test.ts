import { expect, test } from "vitest";
import { byRecord, effective, lastToChange } from "./draft-changes.ts";

const price = {
  target: "dish:12",
  name: "Nigiri",
  field: "price_pickup",
  seen: 1450,
  now: 1450,
  value: 1600,
  fitted: 1600,
  is_conflict: false,
  is_archived: false,
};
const other = { ...price, target: "dish:13", name: "Maki" };
const text = {
  ...price,
  field: "description",
  seen: "",
  now: "",
  value: "De saison",
  fitted: "De saison",
};

test("changes of one dish stand together, in the order in which its first one came", () => {
  expect(byRecord([price, other, text])).toEqual([
    { target: "dish:12", name: "Nigiri", changes: [price, text] },
    { target: "dish:13", name: "Maki", changes: [other] },
  ]);
});

test("what is archived, and what the menu has already, isn't changed by publishing", () => {
  const archived = { ...price, is_archived: true };
  const already = { ...price, now: 1600 };
  const conflict = { ...price, now: 1500, is_conflict: true };
  expect(effective([archived, already, conflict, price])).toEqual([conflict, price]);
});

test("who has changed a field last is the person of the latest action that has it", () => {
  const action = (who: string | null, field: string) => ({
    who,
    changes: [{ id: 1, target: "dish:12", name: "Nigiri", field, before: 1450, after: 1500 }],
  });
  const entries = [
    action("Ren", "name"),
    action("Aiko", "price_pickup"),
    action("Ren", "price_pickup"),
  ];
  expect(lastToChange(entries, price)).toBe("Aiko");
  expect(lastToChange(entries, text)).toBeNull();
});
