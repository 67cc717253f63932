import type { Locale } from "@noren/contract/locales.ts";

/** Absolute URLs of the legal pages that order mails link to. */
export type LegalLinks = { terms: string; notice: string };

/** With the locale in the path, as the site's default locale may differ from the mail's. */
export function legalLinks(siteRoot: string, locale: Locale): LegalLinks {
  const root = `${siteRoot}/${locale}`;
  return { terms: `${root}/terms-of-service`, notice: `${root}/legal-notice` };
}
