/**
 * The 14 allergens of EU regulation 1169/2011, in the order of its annex II, by their wire names.
 */
export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soy",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = ["vegetarian", "vegan", "gluten_free", "spicy"] as const;
export type Diet = (typeof DIETS)[number];

/**
 * The declaration of a dish or a choice. Null in its place means not declared; two empty lists mean
 * free of all 14. `incomplete`: some of the declaration could not be read.
 */
export type Allergens = { contains: Allergen[]; may_contain: Allergen[]; incomplete?: true };

/**
 * Sorted in the order of the 14, without duplicates; a contained allergen is not in `may_contain`.
 */
export function normalizeAllergens(
  contains: readonly Allergen[],
  mayContain: readonly Allergen[],
): Allergens {
  return {
    contains: ALLERGENS.filter((name) => contains.includes(name)),
    may_contain: ALLERGENS.filter((name) => mayContain.includes(name) && !contains.includes(name)),
  };
}

const SEAFOOD: readonly Allergen[] = ["crustaceans", "fish", "molluscs"];
const EXCLUDING_ALLERGENS: Record<Diet, readonly Allergen[]> = {
  vegetarian: SEAFOOD,
  vegan: [...SEAFOOD, "eggs", "milk"],
  gluten_free: ["gluten"],
  spicy: [],
};

/** Drops the diets that the contained allergens contradict. */
export function consistentDiets(diets: readonly Diet[], contains: readonly Allergen[]): Diet[] {
  return diets.filter(
    (diet) => !EXCLUDING_ALLERGENS[diet].some((allergen) => contains.includes(allergen)),
  );
}
