import type { Locale } from "@noren/contract/locales.ts";
import type { OrderReason } from "@noren/contract/staff/orders.ts";
import type { Progress } from "@noren/ordering/progress.ts";

/** Texts of the tracking page; loaded with it. */
export type TrackWords = {
  loading: string;
  goneTitle: string;
  goneText: string;
  failedTitle: string;
  failedText: string;
  retry: string;
  toMenu: string;
  number: (number: string) => string;
  headings: Record<Progress, string>;
  texts: Record<Progress, string>;
  /** Replaces the text of `ready` for a delivery. */
  leavesSoon: string;
  /** Replaces the text about a refund if nothing was paid. */
  nothingToPay: string;
  promised: { pickup: string; delivery: string };
  /** For a day other than today. */
  promisedOn: { pickup: (day: string) => string; delivery: (day: string) => string };
  /** Before the slot that was ordered, while nothing is promised. */
  wanted: { pickup: (day: string) => string; delivery: (day: string) => string };
  slot: string;
  where: { pickup: string; delivery: string; route: string };
  /** The picture of the progress, in words. */
  picture: { step: (step: string, number: number, count: number) => string };
  steps: string;
  step: Record<"new" | "accepted" | "preparing" | "ready" | "out_for_delivery", string> & {
    handed_over: string;
    delivered: string;
  };
  reasons: Record<OrderReason, string>;
  fromRestaurant: string;
  details: string;
  receipt: string;
  print: string;
  question: string;
  offline: string;
};

export const TRACK_WORDS: Record<Locale, TrackWords> = {
  fr: {
    loading: "Votre commande s’affiche…",
    goneTitle: "Cette commande reste introuvable",
    goneText:
      "Le lien est incomplet ou n’est plus valable. Ouvrez-le depuis notre e-mail, ou contactez-nous.",
    failedTitle: "La commande ne s’affiche pas",
    failedText: "Le restaurant n’a pas répondu. Votre commande, elle, est bien chez lui.",
    retry: "Réessayer",
    toMenu: "Voir la carte",
    number: (number) => `Commande n° ${number}`,
    headings: {
      new: "Votre commande est bien reçue",
      accepted: "C’est accepté",
      preparing: "En cuisine",
      ready: "C’est prêt",
      out_for_delivery: "En route vers vous",
      completed: "Bon appétit !",
      rejected: "Le restaurant n’a pas pu accepter",
      cancelled: "Commande annulée",
    },
    texts: {
      new: "Le restaurant vous répond d’ici quelques minutes. Cette page se met à jour toute seule.",
      accepted: "Le restaurant s’en occupe. Si l’heure change, vous le lirez ici.",
      preparing: "Elle se prépare en ce moment.",
      ready: "Elle vous attend au restaurant.",
      out_for_delivery: "Gardez votre téléphone près de vous.",
      completed: "Merci, et à bientôt.",
      rejected: "Rien ne vous sera débité.",
      cancelled: "Ce que vous avez payé vous est rendu.",
    },
    leavesSoon: "Elle part bientôt vers chez vous.",
    nothingToPay: "Vous n’avez rien à payer.",
    promised: { pickup: "Prête vers", delivery: "Chez vous vers" },
    promisedOn: {
      pickup: (day) => `Prête ${day} vers`,
      delivery: (day) => `Chez vous ${day} vers`,
    },
    wanted: {
      pickup: (day) => `À retirer ${day}`,
      delivery: (day) => `Chez vous ${day}`,
    },
    slot: "Heure demandée",
    where: { pickup: "Au restaurant", delivery: "À votre adresse", route: "Itinéraire" },
    picture: { step: (step, number, count) => `${step} : étape ${number} sur ${count}` },
    steps: "Où elle en est",
    step: {
      new: "Reçue",
      accepted: "Acceptée",
      preparing: "En préparation",
      ready: "Prête",
      out_for_delivery: "En route",
      handed_over: "Remise",
      delivered: "Livrée",
    },
    reasons: {
      too_busy: "Trop de commandes en même temps.",
      sold_out: "Un plat n’est plus disponible.",
      closing: "Le restaurant ferme.",
      cannot_deliver: "La livraison n’est pas possible.",
      customer_request: "À votre demande.",
      no_answer: "Le restaurant n’a pas pu vous joindre, ou vous répondre à temps.",
      other: "",
    },
    fromRestaurant: "Le mot du restaurant :",
    details: "Ce que vous avez commandé",
    receipt: "Reçu",
    print: "Imprimer",
    question: "Une question ?",
    offline: "Sans réseau, cette page ne se met plus à jour. Elle reprendra toute seule.",
  },
  en: {
    loading: "Your order is on its way here…",
    goneTitle: "This order cannot be found",
    goneText:
      "The link is incomplete or no longer valid. Open it from our e-mail, or get in touch.",
    failedTitle: "The order cannot be shown",
    failedText: "The restaurant did not answer. Your order is safely with it.",
    retry: "Try again",
    toMenu: "See the menu",
    number: (number) => `Order no. ${number}`,
    headings: {
      new: "We have your order",
      accepted: "It is accepted",
      preparing: "In the kitchen",
      ready: "It is ready",
      out_for_delivery: "On its way to you",
      completed: "Enjoy!",
      rejected: "The restaurant could not accept",
      cancelled: "Order cancelled",
    },
    texts: {
      new: "The restaurant answers within a few minutes. This page updates by itself.",
      accepted: "The restaurant is on it. If the time changes, you read it here.",
      preparing: "It is being prepared right now.",
      ready: "It is waiting for you at the restaurant.",
      out_for_delivery: "Keep your phone close.",
      completed: "Thank you, and see you soon.",
      rejected: "You will not be charged.",
      cancelled: "What you have paid is given back.",
    },
    leavesSoon: "It leaves for your place soon.",
    nothingToPay: "You have nothing to pay.",
    promised: { pickup: "Ready around", delivery: "With you around" },
    promisedOn: {
      pickup: (day) => `Ready ${day} around`,
      delivery: (day) => `With you ${day} around`,
    },
    wanted: {
      pickup: (day) => `To collect ${day}`,
      delivery: (day) => `With you ${day}`,
    },
    slot: "Time ordered for",
    where: { pickup: "At the restaurant", delivery: "At your address", route: "Directions" },
    picture: { step: (step, number, count) => `${step}: step ${number} of ${count}` },
    steps: "How far it is",
    step: {
      new: "Received",
      accepted: "Accepted",
      preparing: "Preparing",
      ready: "Ready",
      out_for_delivery: "On its way",
      handed_over: "Handed over",
      delivered: "Delivered",
    },
    reasons: {
      too_busy: "Too many orders at once.",
      sold_out: "A dish is no longer available.",
      closing: "The restaurant is closing.",
      cannot_deliver: "Delivery is not possible.",
      customer_request: "As you asked.",
      no_answer: "The restaurant could not reach you, or answer in time.",
      other: "",
    },
    fromRestaurant: "A word from the restaurant:",
    details: "What you have ordered",
    receipt: "Receipt",
    print: "Print",
    question: "A question?",
    offline: "Without a network this page no longer updates. It goes on by itself.",
  },
};
