import type { HouseSettings } from "@noren/contract/settings.ts";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { CANONICAL_PREFIX, inForm, isPublished, type PageId, pageOf } from "../../routes.ts";
import { useSite } from "../../site-context.tsx";
import icon from "../../ui/icon.svg?url";
import { fallbackSource } from "../shop/picture-sources.ts";

type PageHeadProps = { page: PageId | null; settings: HouseSettings | null };

/** Title, description, the page's other forms, and what a shared link shows. */
export function PageHead({ page, settings }: PageHeadProps) {
  const { locale, m } = useLocale();
  const { site, siteRoot } = useSite();
  const { pathname } = useLocation();
  const house = settings?.contacts.name || site.title;
  const url = (prefix: string) => `${siteRoot}${inForm(pathname, prefix)}`;
  const title = titleOf(page ? m.titles[page] : m.error.notFoundHeading, house, page);

  useEffect(() => {
    document.documentElement.lang = locale;
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
  const shared = settings?.pictures.open_graph;
  const description = m.descriptions[page](house);
  const canonical = url(CANONICAL_PREFIX[locale]);
  return (
    <>
      <title>{title}</title>
      <link rel="icon" href={icon} type="image/svg+xml" />
      <meta name="description" content={description} />
      {!isPublished(pageOf(page), site) && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="fr" href={url(CANONICAL_PREFIX.fr)} />
      <link rel="alternate" hrefLang="en" href={url(CANONICAL_PREFIX.en)} />
      <link rel="alternate" hrefLang="x-default" href={url("")} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={house} />
      <meta property="og:title" content={page === "home" ? house : title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      {shared && <meta property="og:image" content={`${siteRoot}${fallbackSource(shared, "")}`} />}
      <meta property="og:locale" content={locale === "fr" ? "fr_FR" : "en_GB"} />
    </>
  );
}

/** The home page's title stands alone (storefront.md §2). */
function titleOf(title: string, house: string, page: PageId | null): string {
  return page === "home" ? title : `${title} · ${house}`;
}
