import { checkoutEn } from "../../apps/web/src/i18n/checkout-en.ts";
import { checkoutFr } from "../../apps/web/src/i18n/checkout-fr.ts";
import { en } from "../../apps/web/src/i18n/en.ts";
import { fr } from "../../apps/web/src/i18n/fr.ts";

export type Words = typeof fr & typeof checkoutFr;

/** The words on screen and the form of the addresses, by locale. */
export const LOCALES = [
  { locale: "fr", prefix: "", words: { ...fr, ...checkoutFr } as Words, browser: "fr-FR" },
  { locale: "en", prefix: "/en", words: { ...en, ...checkoutEn } as Words, browser: "en-GB" },
] as const;
