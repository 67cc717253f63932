import { type Allergen, type Allergens, normalizeAllergens } from "@noren/ordering/declarations.ts";

export const ALLERGEN_STATES = ["no", "traces", "yes"] as const;
export type AllergenState = (typeof ALLERGEN_STATES)[number];

/** Null while nothing is declared: then no state is shown as chosen. */
export function stateOf(declared: Allergens | null, allergen: Allergen): AllergenState | null {
  if (declared === null) return null;
  if (declared.contains.includes(allergen)) return "yes";
  return declared.may_contain.includes(allergen) ? "traces" : "no";
}

/**
 * The declaration with another state of an allergen. Null where no allergen is left: "none of the
 * 14" is declared by a press of its own, never by taking the last one away.
 */
export function withState(
  declared: Allergens | null,
  allergen: Allergen,
  state: AllergenState,
): Allergens | null {
  const without = (names: readonly Allergen[] = []) => names.filter((name) => name !== allergen);
  const contains = without(declared?.contains);
  const traces = without(declared?.may_contain);
  if (state === "yes") contains.push(allergen);
  if (state === "traces") traces.push(allergen);
  return contains.length + traces.length > 0 ? normalizeAllergens(contains, traces) : null;
}
