import { z } from "zod";
import { wireText } from "./codecs.ts";
import { LOCALES } from "./locales.ts";
import type { TextByLocale } from "./text-in.ts";

/** Texts of the restaurant in its languages: an addition to the settings of wire.md. */

const MAX_TEXT = 4000;
const MAX_NOTICES = 20;

const text = z.partialRecord(z.enum(LOCALES), wireText(MAX_TEXT));

/**
 * `home`: the sentence of the home page; `about`: the beginning of the page about the restaurant.
 */
export const textsSchema = z.object({
  home: text.default({}),
  about: text.default({}),
  notices: z
    .array(z.object({ text, until: z.iso.date({ error: "date" }) }))
    .max(MAX_NOTICES)
    .default([]),
});

export type RestaurantTexts = z.output<typeof textsSchema>;

/** The texts as sent: without what is blank; null where nothing is left. */
export function wireTexts({ home, about, notices }: RestaurantTexts): object | null {
  const hasWords = (texts: TextByLocale) => Object.values(texts).some(Boolean);
  const said = notices.filter(({ text }) => hasWords(text));
  const sent = {
    ...(hasWords(home) && { home }),
    ...(hasWords(about) && { about }),
    ...(said.length > 0 && { notices: said }),
  };
  return Object.keys(sent).length > 0 ? sent : null;
}
