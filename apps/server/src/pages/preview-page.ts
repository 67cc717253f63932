import type { Api } from "@noren/contract/api.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Preview } from "@noren/web/render-context.ts";
import type { HeaderRecord } from "./send-page.ts";

export type PreviewInput = {
  /** Of the page, without the base of the preview. */
  path: string;
  /** Common headers of every answer. */
  headers: HeaderRecord;
  /** The shop's data as the draft would make it. */
  apiIn: (locale: Locale) => Api;
  preview: Preview;
};

/** Renders a page of the shop for one member of the staff alone. */
export type PreviewPages = (input: PreviewInput) => Promise<Response>;

/** Kept by no cache, found by no search engine. */
export const PREVIEW_HEADERS = { "cache-control": "no-store", "x-robots-tag": "noindex" };
