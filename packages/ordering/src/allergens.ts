import { type Allergen, DIETS, type Diet, tenableDiets, tidyAllergens } from "./declarations.ts";
import type { Choice, Item, Line } from "./model.ts";

/**
 * What is said of a dish as it is ordered: of the dish and of every choice taken with it.
 * `is_unknown`: of one of these parts it is not, or not fully, declared, whatever the rest says.
 */
export type Declaration = {
  contains: Allergen[];
  may_contain: Allergen[];
  is_unknown: boolean;
  diets: Diet[];
};

/** A dish with its choices: a line of the cart, a free one, or what is being put together. */
export type Configured = Pick<Line, "item" | "choices">;
type Part = Pick<Item | Choice, "allergens" | "diets">;

export function declarationOf({ item, choices }: Configured): Declaration {
  const taken = choices.filter(({ quantity }) => quantity > 0).map(({ choice }) => choice);
  return declarationOfParts([item, ...taken]);
}

/** Of one choice alone, to mark it in a list. */
export function declarationOfChoice(choice: Choice): Declaration {
  return declarationOfParts([choice]);
}

/** What is in any part is in the whole; a diet holds where it holds for every part. */
function declarationOfParts(parts: readonly Part[]): Declaration {
  const said = parts.flatMap(({ allergens }) => allergens ?? []);
  const { contains, may_contain } = tidyAllergens(
    said.flatMap((allergens) => allergens.contains),
    said.flatMap((allergens) => allergens.may_contain),
  );
  const is_unknown = parts.some(({ allergens }) => allergens?.incomplete ?? allergens === null);
  const diets = DIETS.filter((diet) =>
    diet === "spicy"
      ? parts.some((part) => part.diets.includes(diet))
      : parts.every((part) => keepsTo(part, diet)),
  );
  return { contains, may_contain, is_unknown, diets: tenableDiets(diets, contains) };
}

/** Whatever is vegan is vegetarian, marked as such or not. */
function keepsTo({ diets }: Part, diet: Diet): boolean {
  return diets.includes(diet) || (diet === "vegetarian" && diets.includes("vegan"));
}

/**
 * What a visitor must avoid or wishes for. `traces`: dishes that may contain it, or of which nothing
 * is declared, are as unfit as those that do.
 */
export type DietaryFilter = { avoid: readonly Allergen[]; want: readonly Diet[]; traces: boolean };

export const NO_DIETARY_FILTER: DietaryFilter = { avoid: [], want: [], traces: false };

export function isFilterSet({ avoid, want }: DietaryFilter): boolean {
  return avoid.length > 0 || want.length > 0;
}

/** What speaks against a dish; `lacks` are the wanted diets that it is not marked with. */
export type Conflicts = {
  contains: Allergen[];
  may_contain: Allergen[];
  is_unknown: boolean;
  lacks: Diet[];
};

/** `caution`: nothing is known to be in it, but it cannot be ruled out either. */
export type Fit = "fits" | "caution" | "unfit";

export function conflictsOf(declaration: Declaration, { avoid, want }: DietaryFilter): Conflicts {
  const avoided = (allergen: Allergen) => avoid.includes(allergen);
  return {
    contains: declaration.contains.filter(avoided),
    may_contain: declaration.may_contain.filter(avoided),
    is_unknown: declaration.is_unknown && avoid.length > 0,
    lacks: want.filter((diet) => !declaration.diets.includes(diet)),
  };
}

export function fitOf(conflicts: Conflicts, { traces }: DietaryFilter): Fit {
  const { contains, may_contain, is_unknown, lacks } = conflicts;
  if (contains.length > 0 || lacks.length > 0) return "unfit";
  if (may_contain.length === 0 && !is_unknown) return "fits";
  return traces ? "unfit" : "caution";
}

/**
 * What speaks against a dish at its best: where something must be chosen with it, the choices that
 * suit best are taken. What may be left out is left out.
 */
export function conflictsOfItem(item: Item, filter: DietaryFilter): Conflicts {
  const required = item.options
    .filter(({ min, option_options }) => min > 0 && option_options.length > 0)
    .map(({ option_options }) => option_options);
  const mildest = required.map((choices) => bestOf(choices, filter));
  const sets = filter.want.includes("spicy") ? [mildest, ...spiced(required, mildest)] : [mildest];
  return sets
    .map((set) => {
      const choices = set.map((choice) => ({ choice, quantity: 1 }));
      return conflictsOf(declarationOf({ item, choices }), filter);
    })
    .reduce((best, conflicts) => (rank(conflicts, filter) < rank(best, filter) ? conflicts : best));

  /** One spicy part makes the dish so: for each option that has one, the best of them. */
  function spiced(options: readonly Choice[][], set: readonly Choice[]): Choice[][] {
    return options.flatMap((choices, index) => {
      const hot = choices.filter(({ diets }) => diets.includes("spicy"));
      return hot.length > 0 ? [set.with(index, bestOf(hot, filter))] : [];
    });
  }
}

/** Heat is no fault of a choice that lacks it: another part may bring it. */
function bestOf(choices: readonly Choice[], filter: DietaryFilter): Choice {
  const parts = { ...filter, want: filter.want.filter((diet) => diet !== "spicy") };
  const misfit = (choice: Choice) => rank(conflictsOf(declarationOfChoice(choice), parts), parts);
  return choices.reduce((best, choice) => (misfit(choice) < misfit(best) ? choice : best));
}

const RANK: Record<Fit, number> = { fits: 0, caution: 1, unfit: 2 };

function rank(conflicts: Conflicts, filter: DietaryFilter): number {
  return RANK[fitOf(conflicts, filter)];
}
