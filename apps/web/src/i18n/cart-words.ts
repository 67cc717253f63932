import type { Locale } from "@noren/contract/locales.ts";
import { plural } from "./plural.ts";

/** Texts of the lines of a cart; part of the lazily loaded chunks of cart and checkout. */
export type CartWords = {
  /** After the name of a dish, as the action of its press. */
  edit: string;
  allergens: string;
  orderedElsewhere: string;
  removed: (dish: string) => string;
  /** Dishes that the menu no longer has; `leftUnnamed` counts those without a known name. */
  left: (count: number, names: string) => string;
  leftUnnamed: (count: number) => string;
  /** A dish that goes with those of the cart. */
  companion: { title: string; dismiss: (dish: string) => string };
};

export const CART_WORDS: Record<Locale, CartWords> = {
  fr: {
    edit: "modifier",
    allergens: "Allergènes de la commande",
    orderedElsewhere: "Cette commande a été passée dans une autre fenêtre.",
    removed: (dish) => `Retiré\u00a0: ${dish}`,
    left: (count, names) =>
      plural(
        count,
        `N’est plus disponible et a quitté votre panier : ${names}.`,
        `Ne sont plus disponibles et ont quitté votre panier : ${names}.`,
      ),
    leftUnnamed: (count) => plural(count, "un plat", `${count} plats`),
    companion: {
      title: "Pour accompagner",
      dismiss: (dish) => `Ne plus proposer ${dish}`,
    },
  },
  en: {
    edit: "edit",
    allergens: "Allergens of the order",
    orderedElsewhere: "This order was placed in another window.",
    removed: (dish) => `${dish} removed`,
    left: (_, names) => `No longer available, and gone from your cart: ${names}.`,
    leftUnnamed: (count) => plural(count, "one dish", `${count} dishes`),
    companion: {
      title: "Goes well with it",
      dismiss: (dish) => `No longer offer ${dish}`,
    },
  },
};
