import type { Locale } from "@noren/contract/locales.ts";

/** Texts of card payment; part of its lazily loaded chunk. */
type CardWords = {
  heading: string;
  loading: string;
  secure: string;
  unavailable: string;
  amount_too_small: string;
  retry: string;
  payCash: string;
  wallets: { heading: string; none: string };
  demo: {
    banner: string;
    bannerText: string;
    testCards: string;
    outcomes: Record<"succeeds" | "declined" | "insufficient" | "authentication", string>;
    number: string;
    expiry: string;
    expiryHint: string;
    cvc: string;
    problems: Record<"number" | "expiry" | "cvc", string>;
    authentication: {
      title: string;
      text: (amount: string) => string;
      pass: string;
      fail: string;
    };
  };
  check: {
    heading: string;
    text: (number: string) => string;
    calm: string;
    lateHeading: string;
    lateText: (number: string, email: string) => string;
    lateElsewhere: string;
    once: string;
    again: string;
    call: (phone: string) => string;
    cancelledHeading: string;
    cancelled: string;
    refunded: string;
    backToPayment: string;
    toMenu: string;
  };
};

export const CARD_WORDS: Record<Locale, CardWords> = {
  fr: {
    heading: "Votre carte",
    loading: "Le formulaire de paiement se prépare…",
    secure: "Les données de votre carte vont directement au prestataire de paiement.",
    unavailable: "Le paiement par carte ne répond pas pour le moment. Rien n’a été débité.",
    amount_too_small: "Le paiement par carte commence à 0,50 €.",
    retry: "Réessayer",
    payCash: "Payer en espèces",
    wallets: {
      heading: "Commander et payer en un geste",
      none: "Aucun portefeuille n’est prêt sur cet appareil.",
    },
    demo: {
      banner: "Démonstration : aucune carte n’est débitée",
      bannerText: "N’entrez pas de vraie carte. Choisissez un numéro d’essai :",
      testCards: "Numéros d’essai",
      outcomes: {
        succeeds: "Carte acceptée",
        declined: "Carte refusée",
        insufficient: "Solde insuffisant",
        authentication: "Authentification",
      },
      number: "Numéro de carte",
      expiry: "Expiration",
      expiryHint: "MM / AA",
      cvc: "Cryptogramme",
      problems: {
        number: "Ce numéro de carte n’est pas complet.",
        expiry: "Cette date n’est pas valable.",
        cvc: "Trois ou quatre chiffres.",
      },
      authentication: {
        title: "Votre banque vous demande de confirmer",
        text: (amount) =>
          `Démonstration de l’authentification 3-D Secure, pour ${amount}. À vous de choisir ce que répond la banque.`,
        pass: "Confirmer le paiement",
        fail: "Refuser",
      },
    },
    check: {
      heading: "Nous vérifions votre paiement",
      text: (number) => `La commande n° ${number} est enregistrée. Encore un instant.`,
      calm: "Laissez cette page ouverte : rien ne sera commandé ni débité deux fois.",
      lateHeading: "La réponse se fait attendre",
      lateText: (number, email) =>
        `La commande n° ${number} est enregistrée, et la vérification continue de notre côté. Dès que le paiement est confirmé, un e-mail part à ${email}.`,
      lateElsewhere:
        "Votre banque a confirmé. Votre commande continue dans le navigateur où vous l’avez commencée, et un e-mail vous la confirmera.",
      once: "Ne commandez pas à nouveau avant de l’avoir reçu : rien ne sera débité deux fois.",
      again: "Vérifier encore",
      call: (phone) => `Appeler le ${phone}`,
      cancelledHeading: "Cette commande a pris fin",
      cancelled: "Elle n’a pas été payée à temps. Rien n’a été débité.",
      refunded: "Son paiement vous a été remboursé.",
      backToPayment: "Revenir au paiement",
      toMenu: "Voir la carte",
    },
  },
  en: {
    heading: "Your card",
    loading: "Preparing the payment form…",
    secure: "Your card details go straight to the payment provider.",
    unavailable: "Card payment does not answer at the moment. Nothing was charged.",
    amount_too_small: "Card payment starts at €0.50.",
    retry: "Try again",
    payCash: "Pay cash",
    wallets: {
      heading: "Order and pay in one tap",
      none: "No wallet is ready on this device.",
    },
    demo: {
      banner: "Demonstration: no card is charged",
      bannerText: "Do not enter a real card. Choose a test number:",
      testCards: "Test numbers",
      outcomes: {
        succeeds: "Card accepted",
        declined: "Card declined",
        insufficient: "Insufficient funds",
        authentication: "Authentication",
      },
      number: "Card number",
      expiry: "Expiry",
      expiryHint: "MM / YY",
      cvc: "Security code",
      problems: {
        number: "This card number is not complete.",
        expiry: "This date is not valid.",
        cvc: "Three or four digits.",
      },
      authentication: {
        title: "Your bank asks you to confirm",
        text: (amount) =>
          `A demonstration of 3-D Secure authentication, for ${amount}. You choose what the bank answers.`,
        pass: "Confirm the payment",
        fail: "Decline",
      },
    },
    check: {
      heading: "We are checking your payment",
      text: (number) => `Order no. ${number} is recorded. Just a moment.`,
      calm: "Keep this page open: nothing will be ordered or charged twice.",
      lateHeading: "The answer is taking its time",
      lateText: (number, email) =>
        `Order no. ${number} is recorded, and we keep checking on our side. As soon as the payment is confirmed, an e-mail goes to ${email}.`,
      lateElsewhere:
        "Your bank has confirmed. Your order goes on in the browser where you began it, and an e-mail will confirm it.",
      once: "Please do not order again before you have it: nothing will be charged twice.",
      again: "Check again",
      call: (phone) => `Call ${phone}`,
      cancelledHeading: "This order is over",
      cancelled: "It was not paid in time. Nothing was charged.",
      refunded: "Its payment was refunded to you.",
      backToPayment: "Back to payment",
      toMenu: "See the menu",
    },
  },
};
