import type { Locale } from "@noren/contract/locales.ts";
import { INVALID_TAB } from "@noren/ordering/invalid-tab.ts";
import { useRouteError } from "react-router";
import { LocaleProvider, useLocale } from "../../i18n/locale-context.tsx";
import { useSite } from "../../site-context.tsx";
import { useLoadedShop } from "../shop/use-loaded-shop.ts";
import { ErrorMessage } from "./error-message.tsx";
import { PlainHeader } from "./plain-header.tsx";

/** In place of a page that crashed: the error's message and links (storefront.md §2). */
export function CrashPage() {
  const { m } = useLocale();
  const { site } = useSite();
  const error = useRouteError();
  const contacts = useLoadedShop()?.settings?.contacts;
  return (
    <>
      <title>{`${m.error.heading} · ${contacts?.name || site.title}`}</title>
      <ErrorMessage
        phone={contacts?.phone}
        isQueryWrong={error instanceof Error && error.message === INVALID_TAB}
        {...(error instanceof Error && { detail: detailOf(error, m.error.invalidTab) })}
      />
    </>
  );
}

/** The message of an unknown tab stays as specified, after the same in the guest's language. */
function detailOf({ message }: Error, invalidTab: string): string {
  return message === INVALID_TAB ? `${invalidTab} (${message})` : message;
}

type CrashedLayoutProps = { locale: Locale; prefix: string };

/** In place of the whole layout, where its header, its footer or a dialog crashed. */
export function CrashedLayout({ locale, prefix }: CrashedLayoutProps) {
  return (
    <LocaleProvider locale={locale} prefix={prefix}>
      <PlainHeader restaurant={useSite().site.title} />
      <main>
        <CrashPage />
      </main>
    </LocaleProvider>
  );
}
