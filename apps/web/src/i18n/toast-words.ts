import type { Locale } from "@noren/contract/locales.ts";

/** Texts of the global toasts; loaded with their code after the page has started. */
export type ToastWords = {
  offline: string;
  offlineText: string;
  orderWaits: string;
  orderWaitsText: string;
  stopWaiting: string;
  online: string;
  /** What is shown is from an earlier visit. */
  kept: string;
  keptText: string;
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
    kept: "Carte et prix de votre dernière visite",
    keptText: "Ils seront mis à jour dès que le réseau le permet.",
    leave: "Appuyez encore pour quitter",
  },
  en: {
    offline: "No network",
    offlineText: "What you see can still be read, your cart is kept. Ordering needs the network.",
    orderWaits: "Your order is waiting for the network",
    orderWaitsText: "It will go out by itself as soon as it is back.",
    stopWaiting: "Do not send",
    online: "The network is back",
    kept: "Menu and prices from your last visit",
    keptText: "They will be updated as soon as the network allows.",
    leave: "Press again to leave",
  },
};
