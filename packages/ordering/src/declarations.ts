/** The 14 allergens of EU regulation 1169/2011, in the order of its annex II; names of the wire. */
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
 * What a restaurant declares of a dish or of a choice; null in its place means that nothing is
 * declared, two empty lists that there is none of the 14. `incomplete`: more was said than could be
 * read.
 */
export type Allergens = { contains: Allergen[]; may_contain: Allergen[]; incomplete?: true };

/** Each name once, in the order of the 14; what is contained is not said to be possible as well. */
export function tidyAllergens(
  contains: readonly Allergen[],
  mayContain: readonly Allergen[],
): Allergens {
  return {
    contains: ALLERGENS.filter((name) => contains.includes(name)),
    may_contain: ALLERGENS.filter((name) => mayContain.includes(name) && !contains.includes(name)),
  };
}

const MEAT_OF_THE_SEA: readonly Allergen[] = ["crustaceans", "fish", "molluscs"];
const RULED_OUT_BY: Record<Diet, readonly Allergen[]> = {
  vegetarian: MEAT_OF_THE_SEA,
  vegan: [...MEAT_OF_THE_SEA, "eggs", "milk"],
  gluten_free: ["gluten"],
  spicy: [],
};

/** The allergens have the last word: a mark that they belie is dropped. */
export function tenableDiets(diets: readonly Diet[], contains: readonly Allergen[]): Diet[] {
  return diets.filter(
    (diet) => !RULED_OUT_BY[diet].some((allergen) => contains.includes(allergen)),
  );
}
