import type { Locale } from "@noren/contract/locales.ts";

/** Texts of the lines of a cart; part of the lazily loaded chunks of cart and checkout. */
type CartWords = {
  /** After the name of a dish, as the action of its press. */
  edit: string;
  allergens: string;
  orderedElsewhere: string;
  /** A dish that goes with those of the cart. */
  companion: { title: string; dismiss: (dish: string) => string };
};

export const CART_WORDS: Record<Locale, CartWords> = {
  fr: {
    edit: "modifier",
    allergens: "Allergènes de la commande",
    orderedElsewhere: "Cette commande a été passée dans une autre fenêtre.",
    companion: {
      title: "Pour accompagner",
      dismiss: (dish) => `Ne plus proposer ${dish}`,
    },
  },
  en: {
    edit: "edit",
    allergens: "Allergens of the order",
    orderedElsewhere: "This order was placed in another window.",
    companion: {
      title: "Goes well with it",
      dismiss: (dish) => `No longer offer ${dish}`,
    },
  },
};
