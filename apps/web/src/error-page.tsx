import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import { documentOf } from "./document.ts";
import { LocaleProvider, useLocale } from "./i18n/locale-context.tsx";
import { loadMessages } from "./i18n/messages.ts";
import type { ErrorPageContext } from "./render-context.ts";
import { formOf } from "./routes.ts";
import { ErrorMessage } from "./storefront/layout/error-message.tsx";
import { PlainHeader } from "./storefront/layout/plain-header.tsx";
import icon from "./ui/icon.svg?url";

/**
 * The page for a failed render (storefront.md §2): in the language of the URL, without menus and
 * without scripts, which might fail for the same reason. `query` is that of the URL with its "?".
 */
export async function errorPage(
  pathname: string,
  query: string,
  { site, contacts, assets, requestId }: ErrorPageContext,
): Promise<string> {
  const { locale, prefix } = formOf(pathname);
  await loadMessages(locale);
  const markup = renderToStaticMarkup(
    <StaticRouter location={pathname + query}>
      <LocaleProvider locale={locale} prefix={prefix}>
        <ErrorBody
          restaurant={contacts?.name || site.title}
          phone={contacts?.phone}
          requestId={requestId}
        />
      </LocaleProvider>
    </StaticRouter>,
  );
  return documentOf({
    locale,
    prefix,
    markup,
    notices: "",
    assets,
    preloads: [],
    bootstrap: null,
    openGraph: [],
    structuredData: [],
  });
}

type ErrorBodyProps = { restaurant: string; phone: string | undefined; requestId: string };

function ErrorBody({ restaurant, phone, requestId }: ErrorBodyProps) {
  const { m } = useLocale();
  return (
    <>
      <title>{`${m.error.heading} · ${restaurant}`}</title>
      <link rel="icon" href={icon} type="image/svg+xml" />
      <meta name="robots" content="noindex" />
      <div data-page="fault">
        <PlainHeader restaurant={restaurant} />
        <main>
          <ErrorMessage detail={m.error.reference(requestId)} phone={phone} />
        </main>
      </div>
    </>
  );
}
