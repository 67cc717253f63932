/**
 * Every problem of the API: its stable code, HTTP status and localized message (wire.md). Answers,
 * pages and documentation derive from this table. The location API answers failed lookups with
 * status 200.
 */
export const PROBLEMS = {
  invalid_json: {
    status: 400,
    fr: "La demande n’est pas du JSON valide.",
    en: "The request is not valid JSON.",
  },
  not_found: { status: 404, fr: "Introuvable.", en: "Not found." },
  method_not_allowed: {
    status: 405,
    fr: "Cette adresse ne connaît pas cette méthode.",
    en: "This address does not know this method.",
  },
  unavailable: {
    status: 410,
    fr: "Ce plat n’est plus à la carte.",
    en: "This dish is no longer on sale.",
  },
  body_too_large: {
    status: 413,
    fr: "La demande est trop volumineuse.",
    en: "The request is too large.",
  },
  validation_failed: {
    status: 422,
    fr: "Certains champs sont à corriger.",
    en: "Some fields need correcting.",
  },
  rate_limited: {
    status: 429,
    fr: "Trop de demandes\u00a0: réessayez plus tard.",
    en: "Too many requests: try again later.",
  },
  internal: {
    status: 500,
    fr: "Une erreur est survenue de notre côté. Veuillez réessayer.",
    en: "Something went wrong on our side. Please try again.",
  },
  not_ready: {
    status: 503,
    fr: "Le service est momentanément indisponible\u00a0: réessayez dans un instant.",
    en: "The service is unavailable for the moment: please try again shortly.",
  },
  unauthenticated: { status: 401, fr: "Veuillez vous connecter.", en: "Please sign in." },
  invalid_credentials: {
    status: 401,
    fr: "L’e-mail ou le mot de passe n’est pas le bon.",
    en: "The e-mail or the password is not right.",
  },
  unverified: {
    status: 403,
    fr: "Confirmez d’abord votre e-mail avec le code que vous avez reçu.",
    en: "Please confirm your e-mail first, with the code that you received.",
  },
  invalid_password: {
    status: 403,
    fr: "Ce n’est pas le bon mot de passe.",
    en: "This is not the right password.",
  },
  email_taken: {
    status: 409,
    fr: "Un compte existe déjà avec cet e-mail.",
    en: "There is already an account with this e-mail.",
  },
  invalid_otp: {
    status: 400,
    fr: "Ce code n’est pas le bon, ou un autre l’a remplacé.",
    en: "This code is not right, or another has replaced it.",
  },
  expired_otp: {
    status: 410,
    fr: "Ce code a expiré\u00a0: demandez-en un nouveau.",
    en: "This code has expired: please ask for a new one.",
  },
  forbidden: {
    status: 403,
    fr: "Votre rôle ne le permet pas.",
    en: "Your role does not allow this.",
  },
  cross_site: {
    status: 403,
    fr: "Cette demande ne vient pas du site.",
    en: "This request does not come from the site.",
  },
  totp_required: {
    status: 401,
    fr: "Saisissez le code de votre application d’authentification.",
    en: "Enter the code of your authenticator app.",
  },
  invalid_totp: {
    status: 401,
    fr: "Ce code n’est pas le bon, ou il a déjà servi.",
    en: "This code is not right, or was already used.",
  },
  totp_on: {
    status: 409,
    fr: "La double authentification est déjà active.",
    en: "Two-factor authentication is already on.",
  },
  invalid_link: {
    status: 410,
    fr: "Ce lien n’est plus valable\u00a0: il a servi, il a expiré ou un autre l’a remplacé.",
    en: "This link is no longer valid: it was used, has expired, or another has replaced it.",
  },
  last_owner: {
    status: 409,
    fr: "Il faut au moins un propriétaire\u00a0: nommez-en d’abord un autre.",
    en: "There must be at least one owner: appoint another one first.",
  },
  order_moved_on: {
    status: 409,
    fr: "Quelqu’un d’autre a déjà fait avancer cette commande.",
    en: "Somebody else has already moved this order on.",
  },
  not_possible_now: {
    status: 409,
    fr: "L’état de cette commande ne le permet pas.",
    en: "The state of this order does not allow this.",
  },
  earlier_order_paid: {
    status: 409,
    fr: "Votre commande précédente vient d’être payée par carte\u00a0: elle tient, et rien d’autre n’a été commandé.",
    en: "Your earlier order has just been paid by card: it stands, and nothing else was ordered.",
  },
  printer_busy: {
    status: 409,
    fr: "Cette imprimante est en train d’imprimer\u00a0: réessayez dans un instant.",
    en: "This printer is printing at the moment: try again in an instant.",
  },
  local_id_reused: {
    status: 409,
    fr: "Cette commande a déjà été envoyée avec un autre contenu.",
    en: "This order was already sent with different contents.",
  },
  price_changed: {
    status: 409,
    fr: "Un prix a changé depuis que vous avez rempli votre panier.",
    en: "A price has changed since you filled your cart.",
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
  payment_not_confirmed: {
    status: 402,
    fr: "Le paiement n’est pas confirmé.",
    en: "The payment is not confirmed.",
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
  invalid_signature: {
    status: 400,
    fr: "La signature de cet événement n’est pas valable.",
    en: "The signature of this event is not valid.",
  },
  refund_exceeds_payment: {
    status: 409,
    fr: "Ce remboursement dépasse ce qui reste du paiement.",
    en: "This refund is more than what is left of the payment.",
  },
  coupon_invalid: {
    status: 409,
    fr: "Ce code promo ne s’applique pas à cette commande.",
    en: "This promo code does not apply to this order.",
  },
  coupon_unknown: {
    status: 404,
    fr: "Ce code promo n’existe pas.",
    en: "This promo code does not exist.",
  },
  coupon_expired: {
    status: 410,
    fr: "Ce code promo n’est plus valable.",
    en: "This promo code has expired.",
  },
  coupon_used_up: {
    status: 410,
    fr: "Ce code promo a déjà été entièrement utilisé.",
    en: "This promo code has been used up.",
  },
  ordering_paused: {
    status: 409,
    fr: "Les commandes sont suspendues pour le moment.",
    en: "Ordering is paused for the moment.",
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
  address_not_found: {
    status: 200,
    fr: "Cette adresse est introuvable.",
    en: "This address cannot be found.",
  },
  address_lookup_failed: {
    status: 200,
    fr: "La recherche d’adresses ne répond pas\u00a0: réessayez dans un instant.",
    en: "The address search does not answer: try again in a moment.",
  },
  address_unverified: {
    status: 503,
    fr: "La distance jusqu’à cette adresse n’a pas pu être vérifiée. Réessayez dans un instant.",
    en: "The distance to this address could not be checked. Please try again in a moment.",
  },
  below_minimum: {
    status: 422,
    fr: "La commande est inférieure au minimum pour une livraison.",
    en: "The order is below the minimum for delivery.",
  },
} as const satisfies Record<string, { status: number; fr: string; en: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/** Why `POST /v2/public/checkout` refuses an order (wire.md, Checkout). */
export const CHECKOUT_PROBLEMS = [
  "unauthenticated",
  "unverified",
  "local_id_reused",
  "earlier_order_paid",
  "price_changed",
  "ordering_paused",
  "slot_closed",
  "slot_full",
  "item_unavailable",
  "menu_unavailable",
  "payment_method_off",
  "payment_mismatch",
  "payment_unavailable",
  "amount_too_small",
  "coupon_invalid",
  "option_out_of_bounds",
  "out_of_range",
  "below_minimum",
  "address_unverified",
  "validation_failed",
  "rate_limited",
] as const satisfies readonly ProblemCode[];

export type CheckoutProblemCode = (typeof CHECKOUT_PROBLEMS)[number];

/** The body of a problem: `errors` by field path, `payload` where wire.md defines one. */
export type Problem<Code extends ProblemCode = ProblemCode> = {
  code: Code;
  errors?: Record<string, string[]>;
  payload?: unknown;
};

export type CheckoutProblem = Problem<CheckoutProblemCode>;
