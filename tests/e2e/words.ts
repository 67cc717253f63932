import { accountEn } from "../../apps/web/src/i18n/account-en.ts";
import { accountFr } from "../../apps/web/src/i18n/account-fr.ts";
import { allergensEn } from "../../apps/web/src/i18n/allergens-en.ts";
import { allergensFr } from "../../apps/web/src/i18n/allergens-fr.ts";
import { CART_QUESTION_WORDS } from "../../apps/web/src/i18n/cart-question-words.ts";
import { checkoutEn } from "../../apps/web/src/i18n/checkout-en.ts";
import { checkoutFr } from "../../apps/web/src/i18n/checkout-fr.ts";
import { en } from "../../apps/web/src/i18n/en.ts";
import { fr, type Messages } from "../../apps/web/src/i18n/fr.ts";
import { homeEn } from "../../apps/web/src/i18n/home-en.ts";
import { homeFr } from "../../apps/web/src/i18n/home-fr.ts";
import { legalEn } from "../../apps/web/src/i18n/legal-en.ts";
import { legalFr } from "../../apps/web/src/i18n/legal-fr.ts";
import { PRODUCT_WORDS, type ProductWords } from "../../apps/web/src/i18n/product-words.ts";
import { restaurantEn } from "../../apps/web/src/i18n/restaurant-en.ts";
import { restaurantFr } from "../../apps/web/src/i18n/restaurant-fr.ts";
import { successEn } from "../../apps/web/src/i18n/success-en.ts";
import { successFr } from "../../apps/web/src/i18n/success-fr.ts";

export type Words = Messages & {
  product: ProductWords;
  question: (typeof CART_QUESTION_WORDS)["fr"];
};

const french = {
  ...fr,
  ...homeFr,
  ...checkoutFr,
  ...successFr,
  ...restaurantFr,
  ...legalFr,
  ...accountFr,
  ...allergensFr,
  product: PRODUCT_WORDS.fr,
  question: CART_QUESTION_WORDS.fr,
};
const english = {
  ...en,
  ...homeEn,
  ...checkoutEn,
  ...successEn,
  ...restaurantEn,
  ...legalEn,
  ...accountEn,
  ...allergensEn,
  product: PRODUCT_WORDS.en,
  question: CART_QUESTION_WORDS.en,
};

/** For some pages titles are in the page's own catalogue. */
const withTitles = (words: typeof french, shared: typeof fr) =>
  ({ ...words, titles: { ...shared.titles, ...words.titles } }) as Words;

/** Texts and prefix of the URL's form, by locale. */
export const LOCALES = [
  { locale: "fr", prefix: "", words: withTitles(french, fr), browser: "fr-FR" },
  { locale: "en", prefix: "/en", words: withTitles(english, en), browser: "en-GB" },
] as const;

/** Behaviour is the same in every language: where no texts are tested, one is enough. */
export const [FRENCH] = LOCALES;
