import type { Locale } from "@noren/contract/locales.ts";
import type { OrderType } from "@noren/ordering/model.ts";

/** What the cart asks before a change with consequences; part of its lazily loaded chunk. */
type CartQuestionWords = {
  apart: {
    title: string;
    text: (menu: string) => string;
    closed: (menu: string) => string;
    /** What leaves the cart if the dish is taken instead. */
    leaves: (names: string) => string;
    leave: (dish: string) => string;
    instead: (dish: string) => string;
    replaced: (names: string) => string;
  };
  later: (dish: string, when: string) => string;
  repricing: {
    /** By the new order type. */
    title: Record<OrderType, string>;
    switch: Record<OrderType, string>;
    /** By the order type that is kept. */
    stay: Record<OrderType, string>;
    /** Between an old and a new price. */
    becomes: string;
    lost: (offer: string) => string;
    lostCoupon: (code: string) => string;
    fee: string;
    feeUnknown: string;
    total: string;
    /** The same order at a lower price, after the switch. */
    cheaper: Record<OrderType, (before: string, after: string) => string>;
  };
};

export const CART_QUESTION_WORDS: Record<Locale, CartQuestionWords> = {
  fr: {
    apart: {
      title: "Pas au même moment",
      text: (menu) =>
        `« ${menu} » ne se commande pas avec ce qui est dans le panier : aucun créneau commun.`,
      closed: (menu) => `« ${menu} » n’a aucun créneau dans les quatorze prochains jours.`,
      leaves: (names) => `À la place de : ${names}.`,
      leave: (dish) => `Laisser ${dish}`,
      instead: (dish) => `Prendre ${dish} à la place`,
      replaced: (names) => `A quitté le panier : ${names}.`,
    },
    later: (dish, when) => `Avec ${dish}, toute la commande serait pour ${when}.`,
    repricing: {
      title: {
        pickup: "Ce que change le retrait",
        delivery: "Ce que change la livraison",
      },
      switch: { pickup: "Passer en retrait", delivery: "Passer en livraison" },
      stay: { pickup: "Rester en retrait", delivery: "Rester en livraison" },
      becomes: "devient",
      lostCoupon: (code) => `Sans le code ${code}`,
      lost: (offer) => `Sans l’offre « ${offer} »`,
      fee: "Frais de livraison",
      feeUnknown: "selon l’adresse",
      total: "Total",
      cheaper: {
        pickup: (before, after) => `En retrait : ${after} au lieu de ${before}.`,
        delivery: (before, after) => `En livraison : ${after} au lieu de ${before}.`,
      },
    },
  },
  en: {
    apart: {
      title: "Not at the same time",
      text: (menu) =>
        `“${menu}” cannot be ordered with what is in the cart: they have no time in common.`,
      closed: (menu) => `“${menu}” has no time within the next fourteen days.`,
      leaves: (names) => `Instead of: ${names}.`,
      leave: (dish) => `Leave ${dish}`,
      instead: (dish) => `Take ${dish} instead`,
      replaced: (names) => `Left the cart: ${names}.`,
    },
    later: (dish, when) => `With ${dish}, the whole order would be for ${when}.`,
    repricing: {
      title: {
        pickup: "What pickup changes",
        delivery: "What delivery changes",
      },
      switch: { pickup: "Switch to pickup", delivery: "Switch to delivery" },
      stay: { pickup: "Stay with pickup", delivery: "Stay with delivery" },
      becomes: "becomes",
      lostCoupon: (code) => `Without code ${code}`,
      lost: (offer) => `Without the offer “${offer}”`,
      fee: "Delivery fee",
      feeUnknown: "depends on the address",
      total: "Total",
      cheaper: {
        pickup: (before, after) => `Pickup: ${after} instead of ${before}.`,
        delivery: (before, after) => `Delivery: ${after} instead of ${before}.`,
      },
    },
  },
};
