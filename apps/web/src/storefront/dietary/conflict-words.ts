import { ALLERGEN_WORDS } from "@noren/contract/allergen-words.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Conflicts } from "@noren/ordering/allergens.ts";
import type { Allergen, Diet } from "@noren/ordering/declarations.ts";
import { DIETARY_WORDS } from "../../i18n/dietary-words.ts";

/** The conflicts of a dish as a short text; "" where there are none. */
export function conflictWords(
  { contains, may_contain, is_unknown, lacks }: Conflicts,
  locale: Locale,
  diets: Record<Diet, string>,
): string {
  const words = DIETARY_WORDS[locale];
  const names = (allergens: readonly Allergen[]) =>
    allergens.map((name) => words.short[name] ?? ALLERGEN_WORDS[locale][name]).join(", ");
  return [
    contains.length > 0 ? words.contains(names(contains)) : "",
    may_contain.length > 0 ? words.mayContain(names(may_contain)) : "",
    is_unknown ? words.unknown : "",
    lacks.length > 0 ? words.lacks(lacks.map((diet) => diets[diet].toLowerCase()).join(", ")) : "",
  ]
    .filter(Boolean)
    .join(". ");
}
