import type { Locale } from "@noren/contract/locales.ts";
import type { DeskMessages } from "../i18n/desk-fr.ts";
import type { OfficeWords } from "../i18n/desk-office-fr.ts";
import { typeset } from "../i18n/typeset.ts";

type Words = DeskMessages & OfficeWords;

const LOAD: Record<Locale, Record<"service" | "office", () => Promise<Partial<Words>>>> = {
  fr: {
    service: () => import("../i18n/desk-fr.ts").then((words) => typeset(words.deskFr)),
    office: () => import("../i18n/desk-office-fr.ts").then((words) => typeset(words.officeFr)),
  },
  en: {
    service: () => import("../i18n/desk-en.ts").then((words) => words.deskEn),
    office: () => import("../i18n/desk-office-en.ts").then((words) => words.officeEn),
  },
};

/** One object for as long as the document lives, which the back office's pages complete. */
const words: Partial<Words> = {};
let locale: Locale;

/** Loads what the orders, the layout and the sign-in need. */
export async function loadDeskWords(wanted: Locale): Promise<DeskMessages> {
  locale = wanted;
  return Object.assign(words, await LOAD[locale].service()) as DeskMessages;
}

/** Once, after `loadDeskWords` was called. */
export async function loadOfficeWords(): Promise<void> {
  if (words.menuPage) return;
  Object.assign(words, await LOAD[locale].office());
}
