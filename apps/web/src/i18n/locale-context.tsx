import type { Locale } from "@noren/contract/locales.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { type PageId, pathOf } from "../routes.ts";
import type { Messages } from "./fr.ts";
import { messagesIn } from "./messages.ts";

/** `prefix` is that of the URL's form; links keep it. */
type LocaleValue = {
  locale: Locale;
  prefix: string;
  m: Messages;
  href: (page: PageId) => string;
};

const LocaleContext = createContext<LocaleValue | null>(null);

type LocaleProviderProps = { locale: Locale; prefix: string; children: ReactNode };

export function LocaleProvider({ locale, prefix, children }: LocaleProviderProps) {
  const m = messagesIn(locale);
  const value = useMemo(
    () => ({ locale, prefix, m, href: (page: PageId) => pathOf(page, prefix) }),
    [locale, prefix, m],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

export function useLocale(): LocaleValue {
  const value = useContext(LocaleContext);
  if (!value) throw new Error("useLocale outside of LocaleProvider");
  return value;
}

export function useMessages(): Messages {
  return useLocale().m;
}
