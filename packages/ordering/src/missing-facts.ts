import type { Item } from "./model.ts";

/** What the law asks of a dish and is not known of it. */
export const MISSING_FACTS = ["allergens", "alcohol_group", "volume"] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/** VAT on alcoholic drinks in percent (CGI 278); food and other drinks have a reduced rate. */
const ALCOHOL_TAX_RATE = 20;

type Dish = Pick<Item, "allergens" | "facts"> & { is_formule: boolean; tax_rate: number | null };

/**
 * A formule's allergens are those of its dishes. Each alcoholic drink has a group (code de la santé
 * publique, L3321-1), each drink a volume (arrêté of 27 March 1987). Nothing says that a dish is a
 * drink: an alcoholic one is known by its group or by its rate, any other by its category
 * (`isOfDrinks`).
 */
export function missingFacts(
  { allergens, facts, is_formule, tax_rate }: Dish,
  isAmongDrinks = false,
): MissingFact[] {
  const isAlcoholic = facts.alcohol_group !== undefined || tax_rate === ALCOHOL_TAX_RATE;
  const isDrink = isAlcoholic || (isAmongDrinks && !is_formule);
  return [
    ...(allergens === null && !is_formule ? (["allergens"] as const) : []),
    ...(isAlcoholic && facts.alcohol_group === undefined ? (["alcohol_group"] as const) : []),
    ...(isDrink && facts.volume_cl === undefined ? (["volume"] as const) : []),
  ];
}

/** Whether a category is one of drinks: most of its dishes have a volume. */
export function isOfDrinks(dishes: readonly Pick<Item, "facts">[]): boolean {
  const drinks = dishes.filter(({ facts }) => facts.volume_cl !== undefined);
  return 2 * drinks.length > dishes.length;
}
