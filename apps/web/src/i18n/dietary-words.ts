import type { Locale } from "@noren/contract/locales.ts";
import type { Allergen } from "@noren/ordering/declarations.ts";
import { plural } from "./plural.ts";

/** Texts about allergens and diets, besides their names; part of lazily loaded chunks. */
type DietaryWords = {
  title: string;
  close: string;
  intro: string;
  want: string;
  avoid: string;
  traces: string;
  show: string;
  grey: string;
  hide: string;
  care: string;
  table: string;
  clear: string;
  see: (count: number) => string;
  left: (count: number, total: number) => string;
  /** Short form, next to the filter's button. */
  leftOf: (count: number, total: number) => string;
  noneLeft: string;
  contains: (names: string) => string;
  mayContain: (names: string) => string;
  unknown: string;
  lacks: (names: string) => string;
  conflict: (said: string) => string;
  declared: string;
  declaredHint: string;
  /** Short names for cards; the other allergens have their names in the regulation. */
  short: Partial<Record<Allergen, string>>;
};

export const DIETARY_WORDS: Record<Locale, DietaryWords> = {
  fr: {
    title: "Allergènes et régimes",
    close: "Fermer les filtres",
    intro:
      "Gardé sur cet appareil\u00a0: rien n’est envoyé, sauf si vous demandez de prévenir la cuisine en commandant.",
    want: "Je cherche",
    avoid: "J’évite",
    traces: "Écarter aussi les traces possibles et les plats sans information",
    show: "Les plats écartés sont",
    grey: "Grisés",
    hide: "Masqués",
    care: "Tout se prépare dans la même cuisine. En cas d’allergie grave, parlez-nous-en avant de commander.",
    table: "Voir le tableau complet",
    clear: "Tout effacer",
    see: (count) =>
      count === 0 ? "Aucun plat ne convient" : plural(count, "Voir un plat", `Voir ${count} plats`),
    left: (count, total) =>
      plural(
        count,
        `${count} plat sur ${total} vous convient`,
        `${count} plats sur ${total} vous conviennent`,
      ),
    leftOf: (count, total) => `${count} sur ${total}`,
    noneLeft: "Rien ici ne convient à vos choix.",
    contains: (names) => `Contient\u00a0: ${names}`,
    mayContain: (names) => `Peut contenir\u00a0: ${names}`,
    unknown: "Allergènes non communiqués",
    lacks: (names) => `Non indiqué\u00a0: ${names}`,
    conflict: (said) => `À vérifier · ${said}`,
    declared: "Allergènes",
    declaredHint: "Pour le plat tel que vous le composez.",
    short: { gluten: "gluten", sesame: "sésame" },
  },
  en: {
    title: "Allergens and diets",
    close: "Close the filters",
    intro:
      "Kept on this device: nothing is sent, unless you ask us to tell the kitchen when you order.",
    want: "I am looking for",
    avoid: "I avoid",
    traces: "Also leave out possible traces, and dishes without information",
    show: "Dishes left out are",
    grey: "Greyed",
    hide: "Hidden",
    care: "Everything is made in one kitchen. With a serious allergy, please talk to us before ordering.",
    table: "See the whole table",
    clear: "Clear all",
    see: (count) =>
      count === 0 ? "No dish suits" : plural(count, "See one dish", `See ${count} dishes`),
    left: (count, total) =>
      plural(
        count,
        `${count} dish out of ${total} suits you`,
        `${count} dishes out of ${total} suit you`,
      ),
    leftOf: (count, total) => `${count} of ${total}`,
    noneLeft: "Nothing here suits your choices.",
    contains: (names) => `Contains: ${names}`,
    mayContain: (names) => `May contain: ${names}`,
    unknown: "Allergens not provided",
    lacks: (names) => `Not marked: ${names}`,
    conflict: (said) => `Please check · ${said}`,
    declared: "Allergens",
    declaredHint: "Of the dish as you put it together.",
    short: { gluten: "gluten", sesame: "sesame" },
  },
};
