import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { documentOf } from "./document.ts";
import { LocaleProvider, useLocale } from "./i18n/locale-context.tsx";
import { loadMessages } from "./i18n/messages.ts";
import type { ErrorPageContext } from "./render-context.ts";
import { formOf } from "./routes.ts";
import { ButtonLink } from "./ui/button.tsx";
import icon from "./ui/icon.svg?url";
import { MessagePage } from "./ui/message-page.tsx";

/**
 * The page for a failed render (storefront.md §2): in the language of the URL, without data and
 * without scripts, which might fail for the same reason.
 */
export async function errorPage(
  pathname: string,
  { site, assets, requestId }: ErrorPageContext,
): Promise<string> {
  const { locale, prefix } = formOf(pathname);
  await loadMessages(locale);
  const markup = renderToStaticMarkup(
    <StaticRouter location={pathname}>
      <LocaleProvider locale={locale} prefix={prefix}>
        <FaultMessage restaurant={site.title} path={pathname} requestId={requestId} />
      </LocaleProvider>
    </StaticRouter>,
  );
  return documentOf({
    locale,
    prefix,
    markup,
    assets,
    preloads: [],
    bootstrap: null,
    openGraph: [],
    structuredData: [],
  });
}

type FaultMessageProps = { restaurant: string; path: string; requestId: string };

function FaultMessage({ restaurant, path, requestId }: FaultMessageProps) {
  const { m, href } = useLocale();
  const { heading, text, reference, retry, home } = m.error;
  return (
    <>
      <title>{`${heading} · ${restaurant}`}</title>
      <link rel="icon" href={icon} type="image/svg+xml" />
      <meta name="robots" content="noindex" />
      <div data-page="fault">
        <main>
          <MessagePage heading={heading} text={text} detail={reference(requestId)}>
            <ButtonLink to={path}>{retry}</ButtonLink>
            <ButtonLink to={href("home")} variant="secondary">
              {home}
            </ButtonLink>
          </MessagePage>
        </main>
      </div>
    </>
  );
}
