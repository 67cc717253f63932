/** Why an order is refused, in the words of `problems.ts`, which contains them. */
export const CHECKOUT_REFUSALS = {
  local_id_reused: {
    status: 409,
    fr: "Cette commande a déjà été envoyée avec un autre contenu.",
    en: "This order was already sent with different contents.",
  },
  earlier_order_paid: {
    status: 409,
    fr: "Votre commande précédente vient d’être payée par carte\u00a0: elle tient, et rien d’autre n’a été commandé.",
    en: "Your earlier order has just been paid by card: it stands, and nothing else was ordered.",
  },
  price_changed: {
    status: 409,
    fr: "Un prix a changé depuis que vous avez rempli votre panier.",
    en: "A price has changed since you filled your cart.",
  },
  ordering_paused: {
    status: 409,
    fr: "Les commandes sont suspendues pour le moment.",
    en: "Ordering is paused for the moment.",
  },
  slot_closed: {
    status: 409,
    fr: "Cet horaire n’est plus proposé\u00a0: choisissez-en un autre.",
    en: "This time is no longer offered: please choose another.",
  },
  slot_full: {
    status: 409,
    fr: "Cet horaire est complet\u00a0: choisissez-en un autre.",
    en: "This time is fully booked: please choose another.",
  },
  item_unavailable: {
    status: 409,
    fr: "Un plat de votre panier n’est plus disponible.",
    en: "A dish in your cart is no longer available.",
  },
  menu_unavailable: {
    status: 409,
    fr: "Une carte de votre panier n’est pas disponible.",
    en: "A menu in your cart is not available.",
  },
  payment_method_off: {
    status: 409,
    fr: "Ce moyen de paiement n’est pas proposé.",
    en: "This payment method is not offered.",
  },
  payment_mismatch: {
    status: 409,
    fr: "Ce paiement ne correspond pas à cette commande.",
    en: "This payment does not belong to this order.",
  },
  payment_unavailable: {
    status: 503,
    fr: "Le service de paiement ne répond pas\u00a0: réessayez dans un instant.",
    en: "The payment service does not answer: please try again in a moment.",
  },
  amount_too_small: {
    status: 422,
    fr: "Le paiement par carte commence à 0,50\u00a0€.",
    en: "Card payment starts at €0.50.",
  },
  coupon_invalid: {
    status: 409,
    fr: "Ce code promo ne s’applique pas à cette commande.",
    en: "This promo code does not apply to this order.",
  },
  option_out_of_bounds: {
    status: 422,
    fr: "Un choix d’options ne convient pas\u00a0: vérifiez les plats de votre panier.",
    en: "A choice of options does not fit: check the dishes in your cart.",
  },
  out_of_range: {
    status: 422,
    fr: "L’adresse est trop éloignée du restaurant",
    en: "The address is too far from the restaurant",
  },
  below_minimum: {
    status: 422,
    fr: "La commande est inférieure au minimum pour une livraison.",
    en: "The order is below the minimum for delivery.",
  },
  address_unverified: {
    status: 503,
    fr: "La distance jusqu’à cette adresse n’a pas pu être vérifiée. Réessayez dans un instant.",
    en: "The distance to this address could not be checked. Please try again in a moment.",
  },
} as const;

/** Refusals that other calls answer too. */
const SHARED = ["unauthenticated", "unverified", "validation_failed", "rate_limited"] as const;

export type CheckoutProblemCode = keyof typeof CHECKOUT_REFUSALS | (typeof SHARED)[number];

/** Why `POST /v2/public/checkout` refuses an order (wire.md, Checkout). */
export const CHECKOUT_PROBLEMS: readonly CheckoutProblemCode[] = [
  ...(Object.keys(CHECKOUT_REFUSALS) as (keyof typeof CHECKOUT_REFUSALS)[]),
  ...SHARED,
];
