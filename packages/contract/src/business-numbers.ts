/** Check digits of French business numbers; spaces between digits are ignored. */

/** La Poste: its establishments' digits add up to a multiple of five instead. */
const LA_POSTE = "356000000";

/** A SIRET has 14 digits that pass Luhn's check (INSEE). */
export function isSiret(text: string): boolean {
  const digits = text.replace(/\s/g, "");
  if (!/^\d{14}$/.test(digits)) return false;
  if (luhnSum(digits) % 10 === 0) return true;
  return digits.startsWith(LA_POSTE) && digitSum(digits) % 5 === 0;
}

/**
 * A VAT number of the European Union by its form; the key of a French one follows from its SIREN
 * (CGI, annexe 2, article 242 nonies A).
 */
export function isVatNumber(text: string): boolean {
  const compact = text.replace(/\s/g, "").toUpperCase();
  const [, key, siren] = /^FR(\d{2})(\d{9})$/.exec(compact) ?? [];
  if (key !== undefined && siren !== undefined)
    return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;
  return /^[A-Z]{2}[0-9A-Z]{2,13}$/.test(compact);
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
}

function digitSum(digits: string): number {
  return [...digits].reduce((sum, digit) => sum + Number(digit), 0);
}
