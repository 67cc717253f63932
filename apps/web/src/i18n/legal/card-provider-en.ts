import type { RestaurantFacts } from "./legal-text.ts";

type Facts = Pick<RestaurantFacts, "card" | "paypal" | "chargedAt">;

/** Recipients of payment data, and which data they receive. */
export function cardRecipientsEn({ card, paypal }: Facts): string[] {
  if (card === null) return [];
  if (card === "demo")
    return [
      "Nobody, as to cards: paying by card is a demonstration here. The test number is looked at by our server, which does not keep it.",
    ];
  return [
    "If you pay by card: Stripe Payments Europe, Ltd. (1 Grand Canal Street Lower, Grand Canal Dock, Dublin, Ireland). We give it your name, your e-mail, your phone number, the amount and the order’s reference; your browser gives it the card’s number directly, with your network address and technical signs against fraud. Stripe answers for them itself and may handle some of them in the United States, with the safeguards that the law demands: stripe.com/privacy.",
    ...(paypal
      ? [
          "If you choose PayPal: PayPal (Europe) S.à r.l. et Cie, S.C.A. (22-24 boulevard Royal, Luxembourg), which learns the amount and our name from Stripe, and confirms the payment to us.",
        ]
      : []),
  ];
}

/** Payment provider, and when a card is charged. */
export function cardTermsEn({ card, paypal, chargedAt }: Facts): string {
  if (card === null) return "";
  if (card === "demo") return "Paying by card is a demonstration here: nothing is charged.";
  const ways = paypal ? "by card or with PayPal" : "by card";
  const when =
    chargedAt === "order"
      ? "The amount is charged with the order."
      : "The amount is reserved with the order, and charged once the restaurant accepts it.";
  return `You can pay ${ways}, online, with Stripe Payments Europe, Ltd.: your card number does not pass through our servers. ${when}`;
}

/** Cookies set by the payment provider. */
export function cardCookiesEn({ card }: Pick<Facts, "card">): string[] {
  if (card !== "stripe") return [];
  return [
    "When you choose to pay by card, and not before, the page loads the form of Stripe, which sets cookies of its own against fraud: __stripe_mid, kept for a year, and __stripe_sid, kept for thirty minutes. Without them a card cannot be taken.",
  ];
}
