/** What a bank makes of a card; `authenticate` wants to know the person first. */
export type CardBehaviour = "succeeds" | "declined" | "insufficient_funds" | "authenticate";

/** The numbers that Stripe's own test mode knows, and nobody's card. */
export const TEST_CARDS: ReadonlyMap<string, CardBehaviour> = new Map([
  ["4242424242424242", "succeeds"],
  ["4000000000000002", "declined"],
  ["4000000000009995", "insufficient_funds"],
  ["4000002500003155", "authenticate"],
  ["4000002760003184", "authenticate"],
]);

/** Whether the last digit of a card number fits the others (ISO/IEC 7812, Luhn). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
