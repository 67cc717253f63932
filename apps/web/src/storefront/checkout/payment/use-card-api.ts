import { useMemo } from "react";
import { useLocale } from "../../../i18n/locale-context.tsx";
import { useSite } from "../../../site-context.tsx";
import { cardApiAt } from "./page-intents.ts";

export function useCardApi() {
  const { locale } = useLocale();
  const { apiRoot } = useSite();
  return useMemo(() => cardApiAt(apiRoot, locale), [apiRoot, locale]);
}
