import type { Locale } from "@noren/contract/locales.ts";

/** Messages for a card that the demo provider declines, worded as a bank would. */
const fr = {
  declined: "Votre carte a été refusée. Essayez-en une autre.",
  insufficient_funds: "Le solde de cette carte ne suffit pas. Essayez-en une autre.",
  not_authenticated: "Votre banque n’a pas confirmé que c’était vous. Réessayez.",
  wrong_number: "Ce numéro de carte n’est pas complet ou contient une erreur.",
  expired: "Cette carte a expiré.",
  wrong_cvc: "Le cryptogramme compte 3 chiffres.",
  real_number:
    "Ceci est une démonstration : aucune vraie carte n’est acceptée. Utilisez 4242 4242 4242 4242 (acceptée), 4000 0000 0000 0002 (refusée) ou 4000 0025 0000 3155 (3-D Secure).",
};

const en: typeof fr = {
  declined: "Your card was declined. Try another.",
  insufficient_funds: "There is not enough money on this card. Try another.",
  not_authenticated: "Your bank did not confirm that it was you. Try again.",
  wrong_number: "This card number is not complete or has a mistake.",
  expired: "This card has expired.",
  wrong_cvc: "The security code has 3 digits.",
  real_number:
    "This is a demonstration: no real card is taken. Use 4242 4242 4242 4242 (accepted), 4000 0000 0000 0002 (declined) or 4000 0025 0000 3155 (3-D Secure).",
};

export type DeclineCode = keyof typeof fr;

export const DEMO_WORDS: Record<Locale, Record<DeclineCode, string>> = { fr, en };
