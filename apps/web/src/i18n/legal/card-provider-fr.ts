import type { RestaurantFacts } from "./legal-text.ts";

type Facts = Pick<RestaurantFacts, "card" | "paypal" | "chargedAt">;

/** Recipients of payment data, and which data they receive. */
export function cardRecipientsFr({ card, paypal }: Facts): string[] {
  if (card === null) return [];
  if (card === "demo")
    return [
      "Personne pour les cartes : le paiement par carte est ici une démonstration. Le numéro d’essai est examiné par notre serveur, qui ne le garde pas.",
    ];
  return [
    "Si vous réglez par carte : Stripe Payments Europe, Ltd. (1 Grand Canal Street Lower, Grand Canal Dock, Dublin, Irlande). Nous lui donnons votre nom, votre e-mail, votre téléphone, le montant et la référence de la commande ; votre navigateur lui donne directement le numéro de la carte, l’adresse réseau et des indices techniques contre la fraude. Stripe en répond lui-même et peut en traiter une partie aux États-Unis, avec les garanties que la loi exige : stripe.com/fr/privacy.",
    ...(paypal
      ? [
          "Si vous choisissez PayPal : PayPal (Europe) S.à r.l. et Cie, S.C.A. (22-24 boulevard Royal, Luxembourg), qui apprend de Stripe le montant et notre nom, et nous confirme le paiement.",
        ]
      : []),
  ];
}

/** Payment provider, and when a card is charged. */
export function cardTermsFr({ card, paypal, chargedAt }: Facts): string {
  if (card === null) return "";
  if (card === "demo")
    return "Le paiement par carte proposé ici est une démonstration : aucune somme n’est débitée.";
  const ways = paypal ? "par carte ou avec PayPal" : "par carte";
  const when =
    chargedAt === "order"
      ? "Le montant est débité à la commande."
      : "Le montant est réservé à la commande, et débité quand le restaurant l’accepte.";
  return `Vous pouvez régler ${ways}, en ligne, chez Stripe Payments Europe, Ltd. : le numéro de votre carte ne passe pas par nos serveurs. ${when}`;
}

/** Cookies set by the payment provider. */
export function cardCookiesFr({ card }: Pick<Facts, "card">): string[] {
  if (card !== "stripe") return [];
  return [
    "Quand vous choisissez de payer par carte, et pas avant, la page charge le formulaire de Stripe, qui dépose ses propres cookies contre la fraude : __stripe_mid, gardé un an, et __stripe_sid, gardé trente minutes. Sans eux, la carte ne peut pas être acceptée.",
  ];
}
