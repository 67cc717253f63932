import { hasNeeds } from "@noren/ordering/allergens.ts";
import { useEffect, useMemo } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { NEEDS_WORDS } from "../../i18n/needs-words.ts";
import { useShop } from "../shop/shop-context.tsx";
import { conflictWords } from "./conflict-words.ts";
import { judgeMenus } from "./judge-menus.ts";
import { useNeeds, type Verdicts } from "./needs-store.ts";
import { useFilter } from "./stored-filter.ts";

/** What the visitor's needs make of the menu; the cards are told as well. */
export function useJudgement(): Verdicts {
  const { menus } = useShop();
  const { locale, m } = useLocale();
  const filter = useFilter();
  const judgement = useMemo(
    () =>
      judgeMenus(menus, filter, {
        reasonOf: (conflicts) => conflictWords(conflicts, locale, m.diets),
        noneLeft: NEEDS_WORDS[locale].noneLeft,
      }),
    [menus, filter, locale, m.diets],
  );
  useEffect(() => {
    useNeeds.setState({ ...judgement, active: hasNeeds(filter) });
  }, [judgement, filter]);
  return judgement;
}
