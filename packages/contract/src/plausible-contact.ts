import { dialledNumber } from "./format/tel-link.ts";

/**
 * Whether a street or a telephone looks incomplete. A question to the guest, never a refusal: some
 * addresses have no number, and some numbers are shorter than others.
 */

/** Places found by their name: a hamlet, an estate, a site. */
const NAMED_PLACE =
  /\b(lieu[- ]?dit|lieudit|hameau|residence|chateau|domaine|ferme|moulin|camping|centre commercial|z\.?[ai]\.?c?|zone|parc d'activites|gare|aeroport|hopital|lycee|college|mairie|business park|industrial estate)\b/;

const MONTH =
  "(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|may|june|july|august|september|october|november|december)";

/** Digits of an address that are no house number. */
const OTHER_NUMBERS: readonly RegExp[] = [
  // Rue du 8 Mai 1945, rue de Mai 1968.
  new RegExp(`\\b(?:\\d{1,2}(?:er)?\\s+)?${MONTH}(?:\\s+\\d{4})?\\b`, "g"),
  // 1er, 2e, 3ème, 42nd.
  /\b\d+\s?(?:ers?|eres?|res?|es?|emes?|iemes?|nde?|nds?|st|rd|th)\b/g,
  // Bât. 3, appt B12, étage 4, bte 5, flat 2.
  /\b(?:appartement|appart|appt|apt|app|apartment|flat|unit|suite|etage|floor|batiment|bat|building|boite|bte|box|bus|escalier|esc|entree|porte|digicode|code|interphone|chambre|room|bp|cs|po box)\.?\s*(?:no?\.?|[°º#])?\s*[a-z]?\d+[a-z]?\b/g,
  // RN 20, D906, route nationale 7.
  /\b(?:rn|rd|[adn]|cd|vc|nationale?|departementale?)\s?-?\d{1,4}\b/g,
  // Rue des 4 Vents.
  /\b(?:des|les|aux|of the)\s+\d+\s+(?=\p{L})/gu,
  // 69001 Lyon; , 1000 Bruxelles.
  /\b\d{5}\b/g,
  /,\s*\d{4}\s+(?=\p{L})/gu,
];

/** A street in which no house number is found: `rue de la Paix`, not `Rue de la Paix 12`. */
export function lacksHouseNumber(street: string): boolean {
  const text = street
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/’/g, "'")
    .toLowerCase()
    .trim();
  if (text === "" || NAMED_PLACE.test(text)) return false;
  const rest = OTHER_NUMBERS.reduce((left, pattern) => left.replace(pattern, " "), text);
  return !/\d/.test(rest);
}

/** Digits of the shortest subscriber number by calling code, without the trunk 0. */
const SHORTEST: Readonly<Record<string, number>> = {
  "1": 10,
  "31": 9,
  "32": 8,
  "33": 9,
  "34": 9,
  "39": 8,
  "41": 9,
  "44": 9,
  "49": 7,
  "351": 9,
  "352": 6,
  "353": 8,
  "377": 8,
};

/** Of any other country; some have six digits and fewer only for services. */
const SHORTEST_ANYWHERE = 6;
const CALLING_CODES = Object.keys(SHORTEST).sort((a, b) => b.length - a.length);

/**
 * A telephone with fewer digits than the shortest number of its country: that of its calling code,
 * or that of the restaurant's own number where it has none.
 */
export function lacksDigits(phone: string, restaurantPhone: string): boolean {
  const own = international(phone);
  const code = callingCode(own ?? international(restaurantPhone) ?? "33");
  const national = own === null ? (dialledNumber(phone) ?? "") : own.slice(code.length);
  const shortest = SHORTEST[code] ?? SHORTEST_ANYWHERE;
  // The 0 is a trunk prefix, as in 06.
  return national.replace(/^0/, "").length < shortest;
}

/** The digits after `+` or `00`; null for a national number. */
function international(phone: string): string | null {
  const number = dialledNumber(phone);
  return number?.startsWith("+") ? number.slice(1) : null;
}

function callingCode(digits: string): string {
  return CALLING_CODES.find((code) => digits.startsWith(code)) ?? "";
}
