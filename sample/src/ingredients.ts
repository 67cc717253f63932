import { ALLERGENS, type Allergen, type Diet } from "@noren/ordering/declarations.ts";

/**
 * An ingredient with the allergens that its packaging declares. Dishes and choices list their
 * ingredients; their allergens and diets are derived, so that a sauce is declared once.
 */
type Ingredient = {
  /** `animals`: eggs, milk, honey. `flesh`: meat, fish and products of them. */
  from: "plants" | "animals" | "flesh";
  contains?: readonly Allergen[];
  may_contain?: readonly Allergen[];
  spicy?: true;
};

/** Cross-contact: cut on the same board as crustaceans and molluscs. */
const cutFish: Ingredient = {
  from: "flesh",
  contains: ["fish"],
  may_contain: ["crustaceans", "molluscs"],
};
/** Cross-contact: crustaceans and molluscs live in the water where it is harvested. */
const seaweed: Ingredient = { from: "plants", may_contain: ["crustaceans", "molluscs"] };
const brewedSoy: Ingredient = { from: "plants", contains: ["soy", "gluten"] };
const plant: Ingredient = { from: "plants" };

const INGREDIENTS = {
  rice: plant,
  vegetables: plant,
  fruit: plant,
  herbs: plant,
  tea: plant,
  riceDough: plant,
  tapioca: plant,
  riceAlcohol: plant,
  chilli: { from: "plants", spicy: true },
  nori: seaweed,
  wakame: seaweed,
  sesame: { from: "plants", contains: ["sesame"] },
  /** Cross-contact: the same bamboo mat is used for rolls with sesame. */
  sharedMat: { from: "plants", may_contain: ["sesame"] },
  wasabi: { from: "plants", contains: ["mustard"] },
  pickledGinger: { from: "plants", may_contain: ["sulphites"] },
  takuan: { from: "plants", may_contain: ["sulphites"] },
  azuki: { from: "plants", may_contain: ["soy"] },
  tofu: { from: "plants", contains: ["soy"] },
  edamame: { from: "plants", contains: ["soy"] },
  friedOnions: { from: "plants", contains: ["gluten"] },
  wheatFlour: { from: "plants", contains: ["gluten"] },
  beer: { from: "plants", contains: ["gluten"] },
  plumLiqueur: { from: "plants", may_contain: ["sulphites"] },
  coconutMilk: { from: "plants", may_contain: ["sulphites"] },
  sorbet: { from: "plants", may_contain: ["milk", "nuts"] },

  soySauce: brewedSoy,
  /** Soy, mirin and sugar, reduced; for grilled eel it is called kabayaki. */
  tare: brewedSoy,
  whiteMiso: { from: "plants", contains: ["soy"], may_contain: ["gluten"] },
  /** Fermented with barley. */
  brownMiso: brewedSoy,
  sesameDressing: { from: "plants", contains: ["sesame", "soy", "gluten"] },
  /** Contains bonito. */
  ponzu: { from: "flesh", contains: ["soy", "gluten", "fish"] },
  dashi: { from: "flesh", contains: ["fish"] },
  spicyMayonnaise: {
    from: "animals",
    contains: ["eggs", "mustard"],
    may_contain: ["soy"],
    spicy: true,
  },

  salmon: cutFish,
  tuna: cutFish,
  seaBream: cutFish,
  eel: cutFish,
  salmonRoe: cutFish,
  /** Seasoned with soy sauce. */
  tobiko: {
    from: "flesh",
    contains: ["fish", "soy", "gluten"],
    may_contain: ["crustaceans", "molluscs"],
  },
  prawn: { from: "flesh", contains: ["crustaceans"], may_contain: ["fish", "molluscs"] },
  scallop: { from: "flesh", contains: ["molluscs"], may_contain: ["fish", "crustaceans"] },
  chicken: { from: "flesh" },

  /** Contains dashi and soy sauce. */
  omelette: { from: "flesh", contains: ["eggs", "fish", "soy", "gluten"] },
  /** Its dashi is made from kombu instead of bonito. */
  kombuOmelette: { from: "animals", contains: ["eggs", "soy", "gluten"] },
  shreddedOmelette: { from: "animals", contains: ["eggs"] },
  tempuraBatter: { from: "animals", contains: ["gluten", "eggs"] },
  /** Cross-contact: all fried food shares the same oil. */
  fryer: { from: "plants", may_contain: ["gluten", "eggs", "crustaceans"] },

  honey: { from: "animals" },
  creamCheese: { from: "animals", contains: ["milk"] },
  iceCream: { from: "animals", contains: ["milk"], may_contain: ["eggs", "nuts"] },
  pancake: { from: "animals", contains: ["gluten", "eggs", "milk"] },
  sponge: { from: "animals", contains: ["gluten", "eggs"], may_contain: ["milk", "nuts"] },
  mascarponeCream: { from: "animals", contains: ["milk", "eggs"] },
  cheesecake: {
    from: "animals",
    contains: ["milk", "eggs", "gluten"],
    may_contain: ["nuts"],
  },
} satisfies Record<string, Ingredient>;

export type IngredientName = keyof typeof INGREDIENTS;

/** The wire fields `allergens` and `diets` of a list of ingredients. */
export function declarationOf(names: readonly IngredientName[]) {
  const ingredients = names.map((name): Ingredient => INGREDIENTS[name]);
  const has = (list: "contains" | "may_contain", allergen: Allergen) =>
    ingredients.some((ingredient) => ingredient[list]?.includes(allergen));
  const contains = ALLERGENS.filter((allergen) => has("contains", allergen));
  const may_contain = ALLERGENS.filter(
    (allergen) => has("may_contain", allergen) && !contains.includes(allergen),
  );
  const diets: Diet[] = [];
  if (ingredients.every(({ from }) => from !== "flesh")) diets.push("vegetarian");
  if (ingredients.every(({ from }) => from === "plants")) diets.push("vegan");
  if (!contains.includes("gluten") && !may_contain.includes("gluten")) diets.push("gluten_free");
  if (ingredients.some(({ spicy }) => spicy)) diets.push("spicy");
  return { allergens: { contains, may_contain }, diets };
}
