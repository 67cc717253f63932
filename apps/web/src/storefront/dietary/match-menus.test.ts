import { NO_DIETARY_FILTER } from "@noren/ordering/allergens.ts";
import { type Allergen, normalizeAllergens } from "@noren/ordering/declarations.ts";
import { aCategory, aMenu, anItem } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { fr } from "../../i18n/fr.ts";
import { conflictWords } from "./conflict-words.ts";
import type { Filter } from "./dietary-store.ts";
import { matchMenus } from "./match-menus.ts";

const dish = (item_id: number, contains: Allergen[], mayContain: Allergen[] = []) =>
  anItem({ item_id, allergens: normalizeAllergens(contains, mayContain) });
const unknown = anItem({ item_id: 9, allergens: null });
const starters = aCategory({ category_id: 10, items: [dish(1, ["fish", "soy"], ["milk"])] });
const mains = aCategory({
  category_id: 11,
  items: [dish(2, []), dish(3, [], ["soy"]), unknown, dish(1, ["fish", "soy"], ["milk"])],
});
const menus = [aMenu({ menu_id: 1, categories: [starters, mains, aCategory({ items: [] })] })];

function match(over: Partial<Filter>) {
  return matchMenus(
    menus,
    { ...NO_DIETARY_FILTER, hide: false, ...over },
    {
      reasonOf: (conflicts) => conflictWords(conflicts, "fr", fr.diets),
      noneLeft: "Rien",
    },
  );
}

test("without a filter every dish matches", () => {
  const { dishes, emptied, left, total } = match({});
  expect([dishes.size, emptied.size, left, total]).toEqual([0, 0, 4, 4]);
});

test("a dish names the avoided allergens that it contains, and those that it may contain", () => {
  const { dishes, left } = match({ avoid: ["soy", "milk"] });
  expect(dishes.get(1)).toEqual({ fit: "unfit", reason: "Contient\u00a0: soja", hidden: false });
  expect(dishes.get(2)).toBeUndefined();
  expect(dishes.get(3)).toMatchObject({ fit: "caution", reason: "Peut contenir\u00a0: soja" });
  expect(dishes.get(9)).toMatchObject({ fit: "caution", reason: "Allergènes non communiqués" });
  expect(left).toBe(3);
});

test("where traces count, possible and unknown allergens do not match either", () => {
  expect(match({ avoid: ["soy"], traces: true }).left).toBe(1);
});

test("dishes that do not match are hidden if that was chosen; dishes to be taken with caution never are", () => {
  const { dishes } = match({ avoid: ["soy"], hide: true });
  expect([dishes.get(1)?.hidden, dishes.get(3)?.hidden]).toEqual([true, false]);
});

test("a section in which no dish matches is marked", () => {
  expect([...match({ avoid: ["soy"] }).emptied]).toEqual([["c1-10", "Rien"]]);
});

test("a wanted diet that a dish is not marked with is named", () => {
  expect(match({ want: ["vegan"] }).dishes.get(2)?.reason).toBe("Non indiqué\u00a0: vegan");
});
