import type { Locale } from "@noren/contract/locales.ts";
import { plural } from "./plural.ts";

/** Texts of the dish dialog; part of its lazily loaded chunk. */
export type ProductWords = {
  close: string;
  required: string;
  optional: string;
  chooseExactly: (count: number) => string;
  chooseUpTo: (count: number) => string;
  chooseBetween: (min: number, max: number) => string;
  chooseAtLeast: (count: number) => string;
  missing: (option: string) => string;
  note: string;
  notePlaceholder: string;
  noteHint: string;
  quantity: string;
  add: string;
  full: string;
  gone: string;
};

export const PRODUCT_WORDS: Record<Locale, ProductWords> = {
  fr: {
    close: "Fermer la fiche",
    required: "Obligatoire",
    optional: "Facultatif",
    chooseExactly: (count) => plural(count, "1 choix", `${count} choix`),
    chooseUpTo: (count) => `jusqu’à ${count}`,
    chooseBetween: (min, max) => `de ${min} à ${max}`,
    chooseAtLeast: (count) => `au moins ${count}`,
    missing: (option) => `Choisissez : ${option}`,
    note: "Une précision pour la cuisine ?",
    notePlaceholder: "Sans wasabi, sauce à part…",
    noteHint: "Allergie ? Parlez-nous-en avant de commander.",
    quantity: "Quantité",
    add: "Ajouter",
    full: "Le panier n’en prend pas plus.",
    gone: "Ce plat n’est plus à la carte.",
  },
  en: {
    close: "Close this dish",
    required: "Required",
    optional: "Optional",
    chooseExactly: (count) => plural(count, "1 choice", `${count} choices`),
    chooseUpTo: (count) => `up to ${count}`,
    chooseBetween: (min, max) => `${min} to ${max}`,
    chooseAtLeast: (count) => `at least ${count}`,
    missing: (option) => `Please choose: ${option}`,
    note: "Anything the kitchen should know?",
    notePlaceholder: "No wasabi, sauce on the side…",
    noteHint: "An allergy? Talk to us before you order.",
    quantity: "Quantity",
    add: "Add",
    full: "The cart takes no more of it.",
    gone: "This dish is no longer on the menu.",
  },
};
