import type { Declaration } from "@noren/ordering/allergens.ts";
import type { Allergen } from "@noren/ordering/declarations.ts";
import type { Locale } from "./locales.ts";

/** Names of the 14 allergens, the same on pages and in mails. */
export const ALLERGEN_WORDS: Record<Locale, Record<Allergen, string>> = {
  fr: {
    gluten: "céréales contenant du gluten",
    crustaceans: "crustacés",
    eggs: "œufs",
    fish: "poissons",
    peanuts: "arachides",
    soy: "soja",
    milk: "lait",
    nuts: "fruits à coque",
    celery: "céleri",
    mustard: "moutarde",
    sesame: "graines de sésame",
    sulphites: "sulfites",
    lupin: "lupin",
    molluscs: "mollusques",
  },
  en: {
    gluten: "cereals containing gluten",
    crustaceans: "crustaceans",
    eggs: "eggs",
    fish: "fish",
    peanuts: "peanuts",
    soy: "soybeans",
    milk: "milk",
    nuts: "nuts",
    celery: "celery",
    mustard: "mustard",
    sesame: "sesame seeds",
    sulphites: "sulphites",
    lupin: "lupin",
    molluscs: "molluscs",
  },
};

const SENTENCES: Record<Locale, Record<"contains" | "mayContain", (names: string) => string>> = {
  fr: {
    contains: (names) => `Contient\u00a0: ${names}.`,
    mayContain: (names) => `Peut contenir\u00a0: ${names}.`,
  },
  en: {
    contains: (names) => `Contains: ${names}.`,
    mayContain: (names) => `May contain: ${names}.`,
  },
};

const STATEMENTS: Record<Locale, Record<"none" | "unknown" | "rest", string>> = {
  fr: {
    none: "Aucun des 14 allergènes majeurs déclaré.",
    unknown: "Allergènes non communiqués.",
    rest: "Autres allergènes non communiqués.",
  },
  en: {
    none: "None of the 14 major allergens declared.",
    unknown: "Allergens not provided.",
    rest: "Other allergens not provided.",
  },
};

export function allergenNames(allergens: readonly Allergen[], locale: Locale): string {
  return allergens.map((allergen) => ALLERGEN_WORDS[locale][allergen]).join(", ");
}

/** The declaration of a dish in one line; an incomplete declaration is stated as such. */
export function allergenSentence(
  { contains, may_contain, is_unknown }: Declaration,
  locale: Locale,
): string {
  const { none, unknown, rest } = STATEMENTS[locale];
  const sentences = [
    contains.length > 0 ? SENTENCES[locale].contains(allergenNames(contains, locale)) : "",
    may_contain.length > 0 ? SENTENCES[locale].mayContain(allergenNames(may_contain, locale)) : "",
  ].filter(Boolean);
  if (sentences.length === 0) return is_unknown ? unknown : none;
  return [...sentences, ...(is_unknown ? [rest] : [])].join(" ");
}
