import { CHECKOUT_REFUSALS, type CheckoutProblemCode } from "./checkout-problems.ts";

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
  picture_empty: {
    status: 422,
    fr: "Ce fichier est vide.",
    en: "This file is empty.",
  },
  picture_too_large: {
    status: 413,
    fr: "Cette photo dépasse 25\u00a0Mo. Choisissez-en une plus petite.",
    en: "This photo is over 25 MB. Choose a smaller one.",
  },
  picture_too_many_pixels: {
    status: 422,
    fr: "Cette photo dépasse 40 mégapixels. Choisissez-en une plus petite.",
    en: "This photo is over 40 megapixels. Choose a smaller one.",
  },
  picture_unsupported: {
    status: 415,
    fr: "Ce format n’est pas lu ici\u00a0: choisissez une photo JPEG, PNG, WebP ou AVIF.",
    en: "This format cannot be read here: choose a JPEG, PNG, WebP or AVIF photo.",
  },
  picture_unreadable: {
    status: 422,
    fr: "Cette photo est abîmée\u00a0: elle ne peut pas être lue en entier.",
    en: "This photo is damaged: it cannot be read to its end.",
  },
  too_many_pictures: {
    status: 409,
    fr: "Il y a déjà 1\u00a0000 photos. Celles qui ne servent plus partent au bout d’un jour.",
    en: "There are 1,000 photos already. Those no longer in use are removed after a day.",
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
  too_many_addresses: {
    status: 409,
    fr: "Un compte garde dix adresses au plus\u00a0: supprimez-en une d’abord.",
    en: "An account keeps ten addresses at most: delete one first.",
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
    fr: "Cela ne vous est pas permis.",
    en: "You are not allowed to do this.",
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
  undo_too_late: {
    status: 409,
    fr: "Trop tard pour annuler\u00a0: le client est déjà prévenu.",
    en: "Too late to undo: the customer has been told.",
  },
  not_possible_now: {
    status: 409,
    fr: "L’état de cette commande ne le permet pas.",
    en: "The state of this order does not allow this.",
  },
  changed_since: {
    status: 409,
    fr: "Quelqu’un d’autre l’a changé entre-temps\u00a0: choisissez la valeur à garder.",
    en: "Somebody else has changed it meanwhile: choose the value to keep.",
  },
  too_many_drafts: {
    status: 409,
    fr: "Il y a déjà 50 préparations\u00a0: publiez-en une ou supprimez-en une d’abord.",
    en: "There are 50 drafts already: publish or delete one first.",
  },
  draft_full: {
    status: 409,
    fr: "Une préparation contient 2\u00a0000 changements au plus.",
    en: "A draft holds 2,000 changes at most.",
  },
  draft_published: {
    status: 409,
    fr: "Cette préparation est déjà publiée.",
    en: "This draft is published already.",
  },
  draft_invalid: {
    status: 409,
    fr: "Un changement de cette préparation n’est plus possible\u00a0: corrigez-le d’abord.",
    en: "A change in this draft is no longer possible: correct it first.",
  },
  printer_busy: {
    status: 409,
    fr: "Cette imprimante est en train d’imprimer\u00a0: réessayez dans un instant.",
    en: "This printer is printing at the moment: try again in an instant.",
  },
  payment_not_confirmed: {
    status: 402,
    fr: "Le paiement n’est pas confirmé.",
    en: "The payment is not confirmed.",
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
  refund_recorded: {
    status: 409,
    fr: "Un remboursement vient déjà d’être enregistré avec d’autres montants. Vérifiez ce qui reste avant d’en demander un autre.",
    en: "A refund with other amounts has just been recorded. Check what is left before you request another one.",
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
  address_not_found: {
    status: 200,
    fr: "Cette adresse est introuvable.",
    en: "This address cannot be found.",
  },
  postal_code_unknown: {
    status: 200,
    fr: "Nous ne connaissons pas ce code postal.",
    en: "We don’t know this postal code.",
  },
  address_lookup_failed: {
    status: 200,
    fr: "La recherche d’adresses ne répond pas\u00a0: réessayez dans un instant.",
    en: "The address search does not answer: try again in a moment.",
  },
  ...CHECKOUT_REFUSALS,
} as const satisfies Record<string, { status: number; fr: string; en: string }>;

export type ProblemCode = keyof typeof PROBLEMS;

/**
 * The body of a problem: `errors` by field path, `payload` where wire.md defines one. `wordsOf`
 * names a problem whose message says more exactly why.
 */
export type Problem<Code extends ProblemCode = ProblemCode> = {
  code: Code;
  wordsOf?: ProblemCode;
  errors?: Record<string, string[]>;
  payload?: unknown;
};

export type CheckoutProblem = Problem<CheckoutProblemCode>;
