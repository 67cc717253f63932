import type { Locale } from "@noren/contract/problems.ts";
import type { Messages } from "./fr.ts";

const loaded = new Map<Locale, Messages>();

/** The catalogues by source path, as the host's manifest names them. */
export const MESSAGES_SOURCE: Record<Locale, string> = {
  fr: "src/i18n/fr.ts",
  en: "src/i18n/en.ts",
};

/** Each catalogue is a chunk of its own: a page carries the words of one locale. */
export async function loadMessages(locale: Locale): Promise<void> {
  if (loaded.has(locale)) return;
  const words = locale === "fr" ? (await import("./fr.ts")).fr : (await import("./en.ts")).en;
  loaded.set(locale, words);
}

/** The words of a locale that a loader has loaded. */
export function messagesIn(locale: Locale): Messages {
  const words = loaded.get(locale);
  if (!words) throw new Error(`The words of "${locale}" are not loaded`);
  return words;
}
