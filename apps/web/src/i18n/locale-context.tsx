import type { Locale } from "@noren/contract/locales.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type PageId, pathOf, type Words } from "../routes.ts";
import type { Messages, MessagesOf } from "./fr.ts";
import { messagesIn } from "./messages.ts";

/** `prefix` is that of the URL's form; links keep it. */
type LocaleValue<W extends Words> = {
  locale: Locale;
  prefix: string;
  m: MessagesOf[W];
  href: (page: PageId) => string;
};

type LocaleValueOfPage = Omit<LocaleValue<Words>, "m"> & { m: Messages };

const LocaleContext = createContext<LocaleValueOfPage | null>(null);

type LocaleProviderProps = { locale: Locale; prefix: string; children: ReactNode };

export function LocaleProvider({ locale, prefix, children }: LocaleProviderProps) {
  const m = messagesIn(locale);
  const value = useMemo(
    () => ({ locale, prefix, m, href: (page: PageId) => pathOf(page, prefix) }),
    [locale, prefix, m],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/**
 * With the words that every page has, or those of the catalogue named: only pages with this
 * catalogue may reach the component (`scripts/loaded-words.test.ts`).
 */
export function useLocale<W extends Words = "shared">(): LocaleValue<W> {
  const value = useContext(LocaleContext);
  if (!value) throw new Error("useLocale outside of LocaleProvider");
  return value as LocaleValue<W>;
}

export function useMessages<W extends Words = "shared">(): MessagesOf[W] {
  return useLocale<W>().m;
}
