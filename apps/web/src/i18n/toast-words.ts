import type { Locale } from "@noren/contract/locales.ts";

/** Texts of the global toasts; loaded with their code after the page has started. */
export type ToastWords = {
  offline: string;
  offlineText: string;
  orderWaits: string;
  orderWaitsText: string;
  stopWaiting: string;
  online: string;
  /** Phone app: after the first press of the back button. */
  leave: string;
};

export const TOAST_WORDS: Record<Locale, ToastWords> = {
  fr: {
    offline: "Pas de réseau",
    offlineText:
      "Ce qui est affiché reste lisible, votre panier est gardé. Commander attendra le réseau.",
    orderWaits: "Votre commande attend le réseau",
    orderWaitsText: "Elle partira d’elle-même dès son retour.",
    stopWaiting: "Ne pas envoyer",
    online: "Le réseau est revenu",
    leave: "Appuyez encore pour quitter",
  },
  en: {
    offline: "No network",
    offlineText: "What you see can still be read, your cart is kept. Ordering needs the network.",
    orderWaits: "Your order is waiting for the network",
    orderWaitsText: "It will go out by itself as soon as it is back.",
    stopWaiting: "Do not send",
    online: "The network is back",
    leave: "Press again to leave",
  },
};
