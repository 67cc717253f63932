import type { Locale } from "@noren/contract/locales.ts";

/** Pages of the site that an order's mail leads to, at their absolute addresses. */
export type LegalLinks = { terms: string; notice: string };

/** With the locale in the path: the site's own default may be another than the mail's. */
export function legalLinks(siteRoot: string, locale: Locale): LegalLinks {
  const root = `${siteRoot}/${locale}`;
  return { terms: `${root}/terms-of-service`, notice: `${root}/legal-notice` };
}
