import { lacksDigits, lacksHouseNumber } from "@noren/contract/plausible-contact.ts";
import { needsSmtpUtf8 } from "@noren/contract/smtp-utf8.ts";
import { create } from "zustand";

/** A field whose value may look incomplete or be of little use, without being wrong. */
export type QuestionField = "email" | "phone" | "address";

/**
 * Wait in ms between leaving a field and the question about it: a press on something below has
 * ended by then, so that the question doesn't move it away from under the finger.
 */
const LEFT_MS = 300;

type Questions = {
  /** The value asked about, by field; the question is shown as long as it stays. */
  asked: Partial<Record<QuestionField, string>>;
  /** Values that are right as they are, each asked about once. */
  confirmed: readonly string[];
};

export const useQuestions = create<Questions>(() => ({ asked: {}, confirmed: [] }));

/** Whether the guest is asked about this telephone before going on; shows the question. */
export function asksAboutPhone(phone: string, restaurantPhone: string): boolean {
  return asks("phone", phone, lacksDigits(phone, restaurantPhone));
}

/** The same about an e-mail address to which many mail servers cannot write. */
export function asksAboutEmail(email: string): boolean {
  return asks("email", email, needsSmtpUtf8(email));
}

/** The same about a street. */
export function asksAboutStreet(street: string): boolean {
  return asks("address", street, lacksHouseNumber(street));
}

/** Asks about a field that was just left. */
export function onceLeft(ask: () => void): void {
  setTimeout(ask, LEFT_MS);
}

function asks(field: QuestionField, typed: string, looksIncomplete: boolean): boolean {
  const value = typed.trim();
  if (!looksIncomplete || value === "" || useQuestions.getState().confirmed.includes(value))
    return false;
  useQuestions.setState(({ asked }) => ({ asked: { ...asked, [field]: value } }));
  return true;
}

/** These values are right: they are not asked about any more. */
export function confirmValues(values: readonly string[]): void {
  const isConfirmed = (value: string | undefined) => value !== undefined && values.includes(value);
  useQuestions.setState(({ asked, confirmed }) => ({
    asked: Object.fromEntries(Object.entries(asked).filter(([, value]) => !isConfirmed(value))),
    confirmed: [...new Set([...confirmed, ...values])],
  }));
}
