import type { Locale } from "@noren/contract/problems.ts";
import type { Messages } from "./fr.ts";

/** A catalogue: `shared` is on every page, the others come with the pages that need them. */
export type Words = "shared" | "checkout";

const CATALOGUES: Record<Locale, Record<Words, () => Promise<Partial<Messages>>>> = {
  fr: {
    shared: async () => (await import("./fr.ts")).fr,
    checkout: async () => (await import("./checkout-fr.ts")).checkoutFr,
  },
  en: {
    shared: async () => (await import("./en.ts")).en,
    checkout: async () => (await import("./checkout-en.ts")).checkoutEn,
  },
};

const loaded = new Map<Locale, Partial<Messages>>();

/** A page carries the words of one locale, and of them only what it needs. */
export async function loadMessages(locale: Locale, words: Words = "shared"): Promise<void> {
  const catalogue = await CATALOGUES[locale][words]();
  const known = loaded.get(locale);
  const isNew = Object.keys(catalogue).some((section) => !known || !(section in known));
  if (isNew) loaded.set(locale, { ...known, ...catalogue });
}

/** The words of a locale, as far as loaders have loaded them. */
export function messagesIn(locale: Locale): Messages {
  const words = loaded.get(locale);
  if (!words) throw new Error(`The words of "${locale}" are not loaded`);
  return words as Messages;
}

/** Where a catalogue lies, as the host's manifest names it. */
export function sourceOfWords(locale: Locale, words: Words): string {
  return `src/i18n/${words === "shared" ? "" : `${words}-`}${locale}.ts`;
}
