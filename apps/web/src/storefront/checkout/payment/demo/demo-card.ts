/** The values of the demo form. */
export type DemoFields = { number: string; expiry: string; cvc: string };
export type DemoField = keyof DemoFields;

export const NO_DEMO_CARD: DemoFields = { number: "", expiry: "", cvc: "" };

/** Stripe's own test numbers, so that a restaurant that moves on to Stripe can keep using them. */
export const TEST_CARDS = [
  { number: "4242 4242 4242 4242", outcome: "succeeds" },
  { number: "4000 0000 0000 0002", outcome: "declined" },
  { number: "4000 0000 0000 9995", outcome: "insufficient" },
  { number: "4000 0025 0000 3155", outcome: "authentication" },
] as const;

const MAX_DIGITS = 19;

/** Groups of four digits. */
export function groupedNumber(typed: string): string {
  return digitsOf(typed)
    .slice(0, MAX_DIGITS)
    .replace(/(\d{4})(?=\d)/g, "$1 ");
}

/** `MM / YY`; a first digit above 1 is a complete month. */
export function groupedExpiry(typed: string): string {
  const digits = digitsOf(typed)
    .replace(/^([2-9])/, "0$1")
    .slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

export function shortCvc(typed: string): string {
  return digitsOf(typed).slice(0, 4);
}

/** Month 1 to 12 and the full year; null for an invalid date. */
export function expiryOf(text: string): { month: number; year: number } | null {
  const [, month = 0, year = 0] = (/^(\d{2})\D*(\d{2})$/.exec(text.trim()) ?? []).map(Number);
  return month >= 1 && month <= 12 ? { month, year: 2000 + year } : null;
}

/**
 * Invalid fields in form order. `now` in epoch milliseconds: a card is valid until the end of its
 * month.
 */
export function demoProblems({ number, expiry, cvc }: DemoFields, now: number): DemoField[] {
  const date = expiryOf(expiry);
  const problems: DemoField[] = [];
  if (!isCardNumber(number)) problems.push("number");
  if (!date || Date.UTC(date.year, date.month) <= now) problems.push("expiry");
  if (cvc.length < 3) problems.push("cvc");
  return problems;
}

/** Twelve digits or more with a valid check digit (Luhn). */
function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length >= 12 && sum % 10 === 0;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
