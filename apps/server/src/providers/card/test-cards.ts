/** The bank's response to a card; `authenticate` requires 3-D Secure first. */
export type CardBehaviour = "succeeds" | "declined" | "insufficient_funds" | "authenticate";

/** Card numbers of Stripe's test mode; they belong to nobody. */
export const TEST_CARDS: ReadonlyMap<string, CardBehaviour> = new Map([
  ["4242424242424242", "succeeds"],
  ["4000000000000002", "declined"],
  ["4000000000009995", "insufficient_funds"],
  ["4000002500003155", "authenticate"],
  ["4000002760003184", "authenticate"],
]);

/** Whether a card number has 12 to 19 digits and a valid check digit (ISO/IEC 7812, Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
