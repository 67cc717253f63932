import type { Item } from "./model.ts";

/** What the law asks of a dish and is not known of it. */
export const MISSING_FACTS = ["allergens", "alcohol_group", "volume"] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

/** VAT on alcoholic drinks in percent (CGI 278); food and other drinks have a reduced rate. */
const ALCOHOL_TAX_RATE = 20;

/**
 * A formule's allergens are those of its dishes. A drink is known by its group or by its rate: each
 * alcoholic one has a group (code de la santé publique, L3321-1) and a volume (arrêté of 27 March
 * 1987).
 */
export function missingFacts({
  allergens,
  facts,
  is_formule,
  tax_rate,
}: Pick<Item, "allergens" | "facts"> & {
  is_formule: boolean;
  tax_rate: number | null;
}): MissingFact[] {
  const isAlcoholic = facts.alcohol_group !== undefined || tax_rate === ALCOHOL_TAX_RATE;
  return [
    ...(allergens === null && !is_formule ? (["allergens"] as const) : []),
    ...(isAlcoholic && facts.alcohol_group === undefined ? (["alcohol_group"] as const) : []),
    ...(isAlcoholic && facts.volume_cl === undefined ? (["volume"] as const) : []),
  ];
}
