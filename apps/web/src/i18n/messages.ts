import type { Locale } from "@noren/contract/locales.ts";
import type { Words } from "../routes.ts";
import type { Messages } from "./fr.ts";

/** Part of the messages; may contain titles and descriptions of its pages. */
type Catalogue = Partial<Omit<Messages, "titles" | "descriptions">> & {
  titles?: Partial<Messages["titles"]>;
  descriptions?: Partial<Messages["descriptions"]>;
};

const CATALOGUES: Record<Locale, Record<Words, () => Promise<Catalogue>>> = {
  fr: {
    shared: () => import("./fr.ts").then((words) => words.fr),
    home: () => import("./home-fr.ts").then((words) => words.homeFr),
    checkout: () => import("./checkout-fr.ts").then((words) => words.checkoutFr),
    success: () => import("./success-fr.ts").then((words) => words.successFr),
    restaurant: () => import("./restaurant-fr.ts").then((words) => words.restaurantFr),
    legal: () => import("./legal-fr.ts").then((words) => words.legalFr),
    account: () => import("./account-fr.ts").then((words) => words.accountFr),
    allergens: () => import("./allergens-fr.ts").then((words) => words.allergensFr),
  },
  en: {
    shared: () => import("./en.ts").then((words) => words.en),
    home: () => import("./home-en.ts").then((words) => words.homeEn),
    checkout: () => import("./checkout-en.ts").then((words) => words.checkoutEn),
    success: () => import("./success-en.ts").then((words) => words.successEn),
    restaurant: () => import("./restaurant-en.ts").then((words) => words.restaurantEn),
    legal: () => import("./legal-en.ts").then((words) => words.legalEn),
    account: () => import("./account-en.ts").then((words) => words.accountEn),
    allergens: () => import("./allergens-en.ts").then((words) => words.allergensEn),
  },
};

const loaded = new Map<Locale, Catalogue>();

/** Loads a catalogue, so that a page has only the texts it needs, in one locale. */
export async function loadMessages(locale: Locale, words: Words = "shared"): Promise<void> {
  const catalogue = await CATALOGUES[locale][words]();
  const known = loaded.get(locale);
  const isNew = Object.keys(catalogue).some((section) => !known || !(section in known));
  if (!isNew) return;
  const descriptions = { ...known?.descriptions, ...catalogue.descriptions };
  const titles = { ...known?.titles, ...catalogue.titles };
  loaded.set(locale, { ...known, ...catalogue, titles, descriptions });
}

/** The catalogues of a locale loaded so far; throws if there are none. */
export function messagesIn(locale: Locale): Messages {
  const words = loaded.get(locale);
  if (!words) throw new Error(`The words of "${locale}" are not loaded`);
  return words as Messages;
}

/** A catalogue's source file, its key in the build's manifest. */
export function sourceOfWords(locale: Locale, words: Words): string {
  return `src/i18n/${words === "shared" ? "" : `${words}-`}${locale}.ts`;
}
