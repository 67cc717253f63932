import type { translationsFr } from "./desk-translations-fr.ts";
import { plural } from "./plural.ts";

export const translationsEn: typeof translationsFr = {
  lead: "What isn’t translated is shown in French.",
  progress: (percent, missing) =>
    missing === 0 ? "Everything is translated" : `${percent} · ${missing} missing`,
  shown: "Texts shown",
  filters: { missing: "Missing", all: "All" },
  search: "Find a text",
  found: (count) => plural(count, "1 text", `${count} texts`),
  from: "French",
  to: "English",
  fields: {
    name: "Name in English",
    description: "Description in English",
    picture_alt: "Text of the photo in English",
  },
  of: (field, record) => `${field}: ${record}`,
  missing: "Missing",
  changed: (field, record) => `Saved: ${record}, ${field}`,
  noneTitle: "Everything is translated",
  noneText: "Every text of the menu exists in English.",
  notFoundTitle: "No text found",
  notFoundText: "Try a shorter word.",
  more: (count) => `Show the rest (${count})`,
};
