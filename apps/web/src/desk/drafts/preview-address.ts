import type { Locale } from "@noren/contract/locales.ts";

/** Where the shop is shown as guests would see it once a draft is published. */
export function previewAddress(id: number, locale: Locale): string {
  return `/v2/staff/drafts/${id}/preview/${locale}/menu`;
}
