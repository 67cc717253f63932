import { CANONICAL_PREFIX, LOCALES } from "@noren/contract/locales.ts";
import { useEffect } from "react";
import { useLocation, useMatches } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { messagesIn } from "../../i18n/messages.ts";
import { inForm, isPublished, type PageId, pageOf } from "../../routes.ts";
import { useSite } from "../../site-context.tsx";
import icon from "../../ui/icon.svg?url";
import { useLoadedShop } from "../shop/use-loaded-shop.ts";

/**
 * Title, description and alternate URLs of the page; link previews are rendered by the server
 * alone.
 */
export function PageHead() {
  const { locale } = useLocale();
  const m = messagesIn(locale);
  const { site, siteRoot, previewBase } = useSite();
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.handle as PageId | undefined;
  const restaurant = useLoadedShop()?.settings?.contacts.name || site.title;
  const path = page ? onePath(page, pathname) : pathname;
  const url = (prefix: string) => `${siteRoot}${inForm(path, prefix)}`;
  const named = `${page ? m.titles[page] : m.error.notFoundHeading} · ${restaurant}`;
  const cuisine = site.cuisine?.[locale].join(" · ") ?? "";
  const title = page === "home" ? m.homeTitle(restaurant, cuisine) : named;

  useEffect(() => {
    // Assigning the attribute restyles the whole page, even with the same value.
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  }, [locale]);

  if (!page) {
    return (
      <>
        <title>{title}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{title}</title>
      <link rel="icon" href={icon} type="image/svg+xml" />
      <meta name="description" content={m.descriptions[page](restaurant)} />
      {(previewBase || !isPublished(pageOf(page), site)) && (
        <meta name="robots" content="noindex" />
      )}
      <link rel="canonical" href={url(CANONICAL_PREFIX[locale])} />
      {LOCALES.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={url(CANONICAL_PREFIX[other])} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url("")} />
    </>
  );
}

/** The canonical path: the router also accepts `/menu/` and `/MENU`. */
function onePath(page: PageId, pathname: string): string {
  const { path } = pageOf(page);
  return path.includes(":") ? pathname : path;
}
