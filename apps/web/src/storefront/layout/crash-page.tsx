import type { Locale } from "@noren/contract/locales.ts";
import { useLocation, useRouteError } from "react-router";
import { LocaleProvider, useLocale } from "../../i18n/locale-context.tsx";
import { useSite } from "../../site-context.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";

type CrashPageProps = { locale: Locale; prefix: string };

/** Error page of a crashed route: the message and links (storefront.md §2). */
export function CrashPage({ locale, prefix }: CrashPageProps) {
  return (
    <LocaleProvider locale={locale} prefix={prefix}>
      <CrashMessage />
    </LocaleProvider>
  );
}

function CrashMessage() {
  const { m, href } = useLocale();
  const { site } = useSite();
  const { pathname } = useLocation();
  const error = useRouteError();
  return (
    <main>
      <title>{`${m.error.heading} · ${site.title}`}</title>
      <MessagePage
        heading={m.error.heading}
        text={m.error.text}
        {...(error instanceof Error && { detail: error.message })}
      >
        <ButtonLink to={pathname} reloadDocument>
          {m.error.retry}
        </ButtonLink>
        <ButtonLink to={href("home")} variant="secondary" reloadDocument>
          {m.error.home}
        </ButtonLink>
      </MessagePage>
    </main>
  );
}
