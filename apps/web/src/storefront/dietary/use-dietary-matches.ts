import { isFilterSet } from "@noren/ordering/allergens.ts";
import { useEffect, useMemo } from "react";
import { DIETARY_WORDS } from "../../i18n/dietary-words.ts";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useShop } from "../shop/shop-context.tsx";
import { conflictWords } from "./conflict-words.ts";
import { type DietaryMatches, useDietaryStore } from "./dietary-store.ts";
import { matchMenus } from "./match-menus.ts";
import { useFilter } from "./stored-filter.ts";

/** Matches of the menu with the visitor's dietary filter; also published to the cards. */
export function useDietaryMatches(): DietaryMatches {
  const { menus } = useShop();
  const { locale, m } = useLocale();
  const filter = useFilter();
  const matches = useMemo(
    () =>
      matchMenus(menus, filter, {
        reasonOf: (conflicts) => conflictWords(conflicts, locale, m.diets),
        noneLeft: DIETARY_WORDS[locale].noneLeft,
      }),
    [menus, filter, locale, m.diets],
  );
  useEffect(() => {
    useDietaryStore.setState({ ...matches, active: isFilterSet(filter) });
  }, [matches, filter]);
  return matches;
}
