/**
 * What typed texts are compared by, the stored one as the one that is typed later: the same letters
 * may be composed, full-width, invisible or typographic in one and not in the other.
 */

/** Format characters, other characters that are not shown, and the blank Braille pattern. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Straight, typographic and modifier ones, primes, and the accents that are typed for them. */
const APOSTROPHE = /['‘’‛′`´ʹʻʼʽˈˊˋ\u1ffd\uff07]/g;
const HYPHEN = /[\p{Pd}\u2212]/gu;

function comparable(text: string): string {
  return text.normalize("NFKC").replace(INVISIBLE, "");
}

/** The key of a coupon code: without spaces, in capitals; accents count. */
export function couponKey(code: string): string {
  return comparable(code).replace(/\s/gu, "").toUpperCase().normalize("NFKC");
}

/**
 * For search: in lower case without accents, with one apostrophe and one hyphen; "Œufs à
 * l’ancienne" becomes "oeufs a l'ancienne".
 */
export function fold(text: string): string {
  // An accent that stands alone is a space and a mark by NFKC.
  return comparable(text.replace(APOSTROPHE, "'"))
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(APOSTROPHE, "'")
    .replace(HYPHEN, "-")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}
