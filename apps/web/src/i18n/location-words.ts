import type { Locale } from "@noren/contract/locales.ts";

/** Texts of the location picker and of the chosen location; part of lazily loaded chunks. */
type LocationWords = {
  title: string;
  close: string;
  address: string;
  addressHint: string;
  clear: string;
  position: string;
  locating: string;
  noPosition: Record<"unsupported" | "denied" | "unavailable", string>;
  nearby: string;
  suggestions: string;
  suggestionCount: (count: number) => string;
  searching: string;
  measuring: string;
  failures: Record<"not_found" | "postal_code_unknown" | "rate_limited" | "failed", string>;
  retry: string;
  tooFar: string;
  tooFarBy: (distance: string, limit: string) => string;
  another: string;
  zones: string;
  noZones: string;
  or: string;
  pickup: string;
  pickupAt: (address: string) => string;
  pickupInstead: string;
  noFee: string;
  deliverTo: string;
  chosen: (place: string) => string;
  pickupChosen: string;
  fee: (fee: string) => string;
  free: string;
  /** The fee of a zone that costs nothing, after its name. */
  zoneFree: string;
  /** The smallest subtotal that is delivered to a zone. */
  zoneMinimum: (amount: string) => string;
  zoneFreeFrom: (amount: string) => string;
  /** The minutes that a zone adds to the lead time. */
  zoneLonger: (minutes: string) => string;
  away: (distance: string) => string;
  drive: (minutes: string) => string;
  smallOrder: (charge: string, minimum: string) => string;
  estimated: string;
  change: string;
  choose: string;
  lost: Record<"zone_gone" | "too_far", (name: string) => string>;
};

export const LOCATION_WORDS: Record<Locale, LocationWords> = {
  fr: {
    title: "Où livrer ?",
    close: "Fermer le choix du lieu",
    address: "Votre adresse",
    addressHint: "Numéro, rue, ville",
    clear: "Effacer l’adresse",
    position: "Utiliser ma position",
    locating: "Recherche de votre position…",
    noPosition: {
      unsupported:
        "Cet appareil ne donne pas sa position à cette page. Écrivez votre adresse ci-dessus.",
      denied:
        "Vous n’avez pas partagé votre position. Autorisez-la dans les réglages, ou écrivez votre adresse ci-dessus.",
      unavailable:
        "Votre position est introuvable pour le moment. Réessayez, ou écrivez votre adresse ci-dessus.",
    },
    nearby: "Autour de vous",
    suggestions: "Adresses proposées",
    suggestionCount: (count) =>
      count === 1 ? "1 adresse proposée" : `${count} adresses proposées`,
    searching: "Recherche d’adresses…",
    measuring: "Calcul de la distance…",
    failures: {
      not_found:
        "Cette adresse est introuvable : vérifiez-la et ajoutez le code postal et la ville.",
      postal_code_unknown: "Nous ne connaissons pas ce code postal.",
      rate_limited: "Trop de recherches à la suite : réessayez dans un instant.",
      failed: "La recherche d’adresses ne répond pas.",
    },
    retry: "Réessayer",
    tooFar: "L’adresse est trop éloignée du restaurant",
    tooFarBy: (distance, limit) => `Elle est à ${distance}, nous livrons jusqu’à ${limit}.`,
    another: "Autre adresse",
    zones: "Ou choisissez votre quartier",
    noZones: "Nous ne livrons nulle part pour le moment.",
    or: "ou",
    pickup: "À emporter",
    pickupAt: (address) => `Au comptoir, ${address}`,
    pickupInstead: "Passer à emporter",
    noFee: "sans frais",
    deliverTo: "Livrer à",
    chosen: (place) => `C’est noté : ${place}`,
    pickupChosen: "C’est noté : à emporter",
    fee: (fee) => `Livraison ${fee}`,
    free: "Livraison offerte",
    zoneFree: "offerte",
    zoneMinimum: (amount) => `minimum ${amount}`,
    zoneFreeFrom: (amount) => `livraison offerte dès ${amount}`,
    zoneLonger: (minutes) => `${minutes} de plus`,
    away: (distance) => `à ${distance}`,
    drive: (minutes) => `${minutes} de trajet`,
    smallOrder: (charge, minimum) => `${charge} de plus pour moins de ${minimum} de plats`,
    estimated: "(estimation)",
    change: "Modifier",
    choose: "Choisir",
    lost: {
      zone_gone: (name) => `Nous ne livrons plus « ${name} ». Choisissez un autre lieu.`,
      too_far: (name) => `« ${name} » est désormais trop loin pour être livré.`,
    },
  },
  en: {
    title: "Where to?",
    close: "Close the choice of place",
    address: "Your address",
    addressHint: "Number, street, town",
    clear: "Clear the address",
    position: "Use my location",
    locating: "Looking for your location…",
    noPosition: {
      unsupported:
        "This device does not share its location with this page. Type your address above.",
      denied:
        "You have not shared your location. Allow it in your settings, or type your address above.",
      unavailable:
        "Your location cannot be found right now. Try again, or type your address above.",
    },
    nearby: "Around you",
    suggestions: "Suggested addresses",
    suggestionCount: (count) =>
      count === 1 ? "1 suggested address" : `${count} suggested addresses`,
    searching: "Looking for addresses…",
    measuring: "Measuring the distance…",
    failures: {
      not_found: "This address cannot be found: check it, and add the postal code and the town.",
      postal_code_unknown: "We don’t know this postal code.",
      rate_limited: "Too many searches in a row: please try again in a moment.",
      failed: "The address search does not answer.",
    },
    retry: "Try again",
    tooFar: "The address is too far from the restaurant",
    tooFarBy: (distance, limit) => `It is ${distance} away, we deliver up to ${limit}.`,
    another: "Another address",
    zones: "Or choose your area",
    noZones: "We do not deliver anywhere at the moment.",
    or: "or",
    pickup: "Pickup",
    pickupAt: (address) => `At the counter, ${address}`,
    pickupInstead: "Pick it up instead",
    noFee: "no fee",
    deliverTo: "Deliver to",
    chosen: (place) => `Noted: ${place}`,
    pickupChosen: "Noted: pickup",
    fee: (fee) => `Delivery ${fee}`,
    free: "Free delivery",
    zoneFree: "free",
    zoneMinimum: (amount) => `minimum ${amount}`,
    zoneFreeFrom: (amount) => `free delivery from ${amount}`,
    zoneLonger: (minutes) => `${minutes} longer`,
    away: (distance) => `${distance} away`,
    drive: (minutes) => `${minutes} drive`,
    smallOrder: (charge, minimum) => `${charge} more for less than ${minimum} of dishes`,
    estimated: "(estimated)",
    change: "Change",
    choose: "Choose",
    lost: {
      zone_gone: (name) => `We no longer deliver to “${name}”. Please choose another place.`,
      too_far: (name) => `“${name}” is now too far for delivery.`,
    },
  },
};
