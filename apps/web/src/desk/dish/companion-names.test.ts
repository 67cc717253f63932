import { expect, test } from "vitest";
import { namedCompanions } from "./companion-names.ts";

const GONE = { item_id: 1, name: "Saké doux", is_archived: true };
const UNPLACED = { item_id: 2, name: "Soupe du soir", is_archived: false };

test("a companion that is archived or stands in no category has its own name", () => {
  const dish = { values: { companions: [2, 1] }, companions: [UNPLACED, GONE] };
  expect(namedCompanions(dish, [])).toEqual([UNPLACED, GONE]);
});

test("a companion that the server has not named yet has its name on the menus", () => {
  const dish = { values: { companions: [1, 3] }, companions: [GONE] };
  expect(namedCompanions(dish, [{ item_id: 3, name: "Thé vert" }])).toEqual([
    GONE,
    { item_id: 3, name: "Thé vert", is_archived: false },
  ]);
});
