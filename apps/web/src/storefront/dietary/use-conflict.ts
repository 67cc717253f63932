import { conflictsOf, type Declaration } from "@noren/ordering/allergens.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { conflictWords } from "./conflict-words.ts";
import { useFilter } from "./stored-filter.ts";

/** The conflicts of a declaration with the dietary filter as text; "" where there are none. */
export function useConflict(declaration: Declaration): string {
  const { locale, m } = useLocale();
  return conflictWords(conflictsOf(declaration, useFilter()), locale, m.diets);
}
