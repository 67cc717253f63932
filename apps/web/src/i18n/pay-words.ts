import type { Locale } from "@noren/contract/locales.ts";

/** Texts of the payment page for orders of the phone app, and of the link to it. */
type PayWords = {
  /** Shown in the app before the payment page is opened. */
  outside: (restaurant: string) => string;
  loading: string;
  order: (number: string) => string;
  pay: (amount: string) => string;
  paying: string;
  declined: string;
  paidHeading: string;
  paidText: (number: string) => string;
  toApp: string;
  /** Shown if no app is configured to link back to. */
  closeThis: string;
  endedHeading: string;
  cancelled: string;
  refunded: string;
  checking: string;
  goneHeading: string;
  goneText: string;
  failedHeading: string;
  failedText: string;
  toMenu: string;
};

export const PAY_WORDS: Record<Locale, PayWords> = {
  fr: {
    outside: (restaurant) =>
      `Le paiement s’ouvre sur la page sécurisée du restaurant ${restaurant}, dans votre navigateur. Vous revenez ici ensuite.`,
    loading: "Votre commande est recherchée…",
    order: (number) => `Commande n° ${number}`,
    pay: (amount) => `Payer ${amount}`,
    paying: "Paiement en cours…",
    declined: "Le paiement n’a pas abouti. Rien n’a été débité.",
    paidHeading: "C’est payé, merci !",
    paidText: (number) =>
      `La commande n° ${number} est arrivée au restaurant. Le reste se suit dans l’application.`,
    toApp: "Revenir à l’application",
    closeThis: "Fermez cette page pour revenir à l’application.",
    endedHeading: "Cette commande a pris fin",
    cancelled: "Elle n’a pas été payée à temps. Rien n’a été débité.",
    refunded: "Son paiement vous a été remboursé.",
    checking: "Votre paiement est en cours de vérification. Laissez cette page ouverte un instant.",
    goneHeading: "Ce lien ne mène à rien",
    goneText: "Il n’est pas complet, ou la commande n’est pas la vôtre.",
    failedHeading: "Le paiement ne répond pas",
    failedText: "Réessayez dans un instant : rien n’est débité deux fois.",
    toMenu: "Voir la carte",
  },
  en: {
    outside: (restaurant) =>
      `Payment opens on the secure page of ${restaurant}, in your browser. You come back here afterwards.`,
    loading: "Looking for your order…",
    order: (number) => `Order no. ${number}`,
    pay: (amount) => `Pay ${amount}`,
    paying: "Paying…",
    declined: "The payment did not go through. Nothing was charged.",
    paidHeading: "Paid, thank you!",
    paidText: (number) =>
      `Order no. ${number} has reached the restaurant. The app follows it from here.`,
    toApp: "Back to the app",
    closeThis: "Close this page to go back to the app.",
    endedHeading: "This order is over",
    cancelled: "It was not paid in time. Nothing was charged.",
    refunded: "Its payment was refunded to you.",
    checking: "Your payment is being checked. Keep this page open for a moment.",
    goneHeading: "This link leads nowhere",
    goneText: "It is not whole, or the order is not yours.",
    failedHeading: "Payment does not answer",
    failedText: "Please try again in a moment: nothing is charged twice.",
    toMenu: "See the menu",
  },
};
