import {
  type Allergen,
  consistentDiets,
  DIETS,
  type Diet,
  normalizeAllergens,
} from "./declarations.ts";
import type { Choice, Item, Line } from "./model.ts";

/**
 * Allergens and diets of a dish as configured: of the dish and of every choice taken. `is_unknown`:
 * at least one of these parts is not, or not fully, declared.
 */
export type Declaration = {
  contains: Allergen[];
  may_contain: Allergen[];
  is_unknown: boolean;
  diets: Diet[];
};

/** A dish with its choices: a line of the cart, a free line, or the dish in the dialog. */
export type Configured = Pick<Line, "item" | "choices">;
type Part = Pick<Item | Choice, "allergens" | "diets">;

export function declarationOf({ item, choices }: Configured): Declaration {
  const taken = choices.filter(({ quantity }) => quantity > 0).map(({ choice }) => choice);
  return declarationOfParts([taken.length > 0 ? ownPart(item) : item, ...taken]);
}

/** A formule has the diets of the dishes chosen in it. */
function ownPart(item: Item): Part {
  return item.is_formule ? { ...item, diets: DIETS.filter((diet) => diet !== "spicy") } : item;
}

/** The declaration of a single choice, for its marks in a list. */
export function declarationOfChoice(choice: Choice): Declaration {
  return declarationOfParts([choice]);
}

/**
 * Allergens are merged; a diet holds if it holds for every part, except `spicy`, which holds if it
 * holds for any.
 */
function declarationOfParts(parts: readonly Part[]): Declaration {
  const declared = parts.flatMap(({ allergens }) => allergens ?? []);
  const { contains, may_contain } = normalizeAllergens(
    declared.flatMap((allergens) => allergens.contains),
    declared.flatMap((allergens) => allergens.may_contain),
  );
  const is_unknown = parts.some(({ allergens }) => allergens?.incomplete ?? allergens === null);
  const diets = DIETS.filter((diet) =>
    diet === "spicy"
      ? parts.some((part) => part.diets.includes(diet))
      : parts.every((part) => hasDiet(part, diet)),
  );
  return { contains, may_contain, is_unknown, diets: consistentDiets(diets, contains) };
}

/** Vegan implies vegetarian, even if not marked. */
function hasDiet({ diets }: Part, diet: Diet): boolean {
  return diets.includes(diet) || (diet === "vegetarian" && diets.includes("vegan"));
}

/**
 * A visitor's dietary filter: allergens to avoid and diets wanted. With `traces`, dishes that may
 * contain an avoided allergen, or are not fully declared, are unfit too.
 */
export type DietaryFilter = { avoid: readonly Allergen[]; want: readonly Diet[]; traces: boolean };

export const NO_DIETARY_FILTER: DietaryFilter = { avoid: [], want: [], traces: false };

export function isFilterSet({ avoid, want }: DietaryFilter): boolean {
  return avoid.length > 0 || want.length > 0;
}

/** The reasons against a dish; `lacks` are the wanted diets that it does not have. */
export type Conflicts = {
  contains: Allergen[];
  may_contain: Allergen[];
  is_unknown: boolean;
  lacks: Diet[];
};

/** `caution`: no avoided allergen is declared, but one cannot be ruled out. */
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
 * The conflicts of the dish's best configuration: required options take the choices with the best
 * fit, with what these require in turn; optional choices are left out.
 */
export function conflictsOfItem(item: Item, filter: DietaryFilter): Conflicts {
  const required = item.options
    .filter(({ min, option_options }) => min > 0 && option_options.length > 0)
    .map(({ option_options }) => option_options.map((choice) => [choice, ...requiredWith(choice)]));
  const bestChoices = required.map((choices) => bestOf(choices, filter));
  const sets = filter.want.includes("spicy")
    ? [bestChoices, ...spicyVariants(required, bestChoices)]
    : [bestChoices];
  return sets
    .map((set) => {
      const choices = set.flat().map((choice) => ({ choice, quantity: 1 }));
      return conflictsOf(declarationOf({ item, choices }), filter);
    })
    .reduce((best, conflicts) => (rank(conflicts, filter) < rank(best, filter) ? conflicts : best));

  /**
   * One spicy part makes the dish spicy: for each option with spicy choices, the set with the best
   * of these.
   */
  function spicyVariants(options: readonly Choice[][][], set: readonly Choice[][]): Choice[][][] {
    return options.flatMap((choices, index) => {
      const hot = choices.filter((taken) => taken.some(({ diets }) => diets.includes("spicy")));
      return hot.length > 0 ? [set.with(index, bestOf(hot, filter))] : [];
    });
  }

  /** The best choices of the options that a choice makes required. */
  function requiredWith({ option_id, id }: Choice): Choice[] {
    return item.options.flatMap(({ only_with, option_options }) => {
      if (only_with?.option_id !== option_id || !only_with.choices.includes(id)) return [];
      if (only_with.min <= 0 || option_options.length === 0) return [];
      return bestOf(
        option_options.map((choice) => [choice]),
        filter,
      );
    });
  }
}

/** Of several sets of choices; `spicy` is ignored here, since another part may provide it. */
function bestOf(choices: readonly Choice[][], filter: DietaryFilter): Choice[] {
  const parts = { ...filter, want: filter.want.filter((diet) => diet !== "spicy") };
  const misfit = (taken: Choice[]) => rank(conflictsOf(declarationOfParts(taken), parts), parts);
  return choices.reduce((best, choice) => (misfit(choice) < misfit(best) ? choice : best));
}

const RANK: Record<Fit, number> = { fits: 0, caution: 1, unfit: 2 };

function rank(conflicts: Conflicts, filter: DietaryFilter): number {
  return RANK[fitOf(conflicts, filter)];
}
