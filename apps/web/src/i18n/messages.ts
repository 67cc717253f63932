import type { Locale } from "@noren/contract/locales.ts";
import type { Words } from "../routes.ts";
import type { Messages } from "./fr.ts";

/** Some of the words; a page's description comes with its words, and so may its title. */
type Catalogue = Partial<Omit<Messages, "titles" | "descriptions">> & {
  titles?: Partial<Messages["titles"]>;
  descriptions: Partial<Messages["descriptions"]>;
};

const CATALOGUES: Record<Locale, Record<Words, () => Promise<Catalogue>>> = {
  fr: {
    shared: () => import("./fr.ts").then((words) => words.fr),
    checkout: () => import("./checkout-fr.ts").then((words) => words.checkoutFr),
    restaurant: () => import("./restaurant-fr.ts").then((words) => words.restaurantFr),
    legal: () => import("./legal-fr.ts").then((words) => words.legalFr),
    account: () => import("./account-fr.ts").then((words) => words.accountFr),
    allergens: () => import("./allergens-fr.ts").then((words) => words.allergensFr),
  },
  en: {
    shared: () => import("./en.ts").then((words) => words.en),
    checkout: () => import("./checkout-en.ts").then((words) => words.checkoutEn),
    restaurant: () => import("./restaurant-en.ts").then((words) => words.restaurantEn),
    legal: () => import("./legal-en.ts").then((words) => words.legalEn),
    account: () => import("./account-en.ts").then((words) => words.accountEn),
    allergens: () => import("./allergens-en.ts").then((words) => words.allergensEn),
  },
};

const loaded = new Map<Locale, Catalogue>();

/** A page carries the words of one locale, and of them only what it needs. */
export async function loadMessages(locale: Locale, words: Words = "shared"): Promise<void> {
  const catalogue = await CATALOGUES[locale][words]();
  const known = loaded.get(locale);
  const isNew = Object.keys(catalogue).some((section) => !known || !(section in known));
  if (!isNew) return;
  const descriptions = { ...known?.descriptions, ...catalogue.descriptions };
  const titles = { ...known?.titles, ...catalogue.titles };
  loaded.set(locale, { ...known, ...catalogue, titles, descriptions });
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
