import { checkoutEn } from "../../apps/web/src/i18n/checkout-en.ts";
import { checkoutFr } from "../../apps/web/src/i18n/checkout-fr.ts";
import { en } from "../../apps/web/src/i18n/en.ts";
import { fr } from "../../apps/web/src/i18n/fr.ts";
import { houseEn } from "../../apps/web/src/i18n/house-en.ts";
import { houseFr } from "../../apps/web/src/i18n/house-fr.ts";
import { legalEn } from "../../apps/web/src/i18n/legal-en.ts";
import { legalFr } from "../../apps/web/src/i18n/legal-fr.ts";

export type Words = typeof fr & typeof checkoutFr & typeof houseFr & typeof legalFr;

const french = { ...fr, ...checkoutFr, ...houseFr, ...legalFr } as Words;
const english = { ...en, ...checkoutEn, ...houseEn, ...legalEn } as Words;

/** The words on screen and the form of the addresses, by locale. */
export const LOCALES = [
  { locale: "fr", prefix: "", words: french, browser: "fr-FR" },
  { locale: "en", prefix: "/en", words: english, browser: "en-GB" },
] as const;
