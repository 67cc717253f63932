import { conflictsOf, type Declaration } from "@noren/ordering/allergens.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { conflictWords } from "./conflict-words.ts";
import { useFilter } from "./stored-filter.ts";

/** What speaks against it for this visitor, in words; empty where nothing does. */
export function useConflict(declaration: Declaration): string {
  const { locale, m } = useLocale();
  return conflictWords(conflictsOf(declaration, useFilter()), locale, m.diets);
}
