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
  /** Announced where a choice makes an option appear or disappear. */
  appeared: (option: string) => string;
  disappeared: (option: string) => string;
  note: string;
  notePlaceholder: string;
  noteHint: string;
  quantity: string;
  add: string;
  /** In place of `add`, for a line that is in the cart already. */
  save: string;
  full: string;
  gone: string;
  soldOut: (dish: string) => string;
  /** For a line that has left the cart, or was changed since. */
  notInCart: string;
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
    appeared: (option) => `À choisir maintenant : ${option}.`,
    disappeared: (option) => `Plus à choisir : ${option}.`,
    note: "Une précision pour la cuisine ?",
    notePlaceholder: "Sans wasabi, sauce à part…",
    noteHint: "Allergie ? Parlez-nous-en avant de commander.",
    quantity: "Quantité",
    add: "Ajouter",
    save: "Enregistrer",
    full: "Le panier n’en prend pas plus.",
    gone: "Ce plat n’est plus à la carte.",
    soldOut: (dish) => `${dish}\u00a0: épuisé`,
    notInCart: "Ce plat n’est plus ainsi dans votre panier.",
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
    appeared: (option) => `Now to choose: ${option}.`,
    disappeared: (option) => `No longer to choose: ${option}.`,
    note: "Anything the kitchen should know?",
    notePlaceholder: "No wasabi, sauce on the side…",
    noteHint: "An allergy? Talk to us before you order.",
    quantity: "Quantity",
    add: "Add",
    save: "Save",
    full: "The cart takes no more of it.",
    gone: "This dish is no longer on the menu.",
    soldOut: (dish) => `${dish}: sold out`,
    notInCart: "This dish is no longer in your cart like that.",
  },
};
