import { expect, test } from "vitest";
import { accountEn } from "./account-en.ts";
import { accountFr } from "./account-fr.ts";
import { ADDRESS_WORDS } from "./address-words.ts";
import { allergensEn } from "./allergens-en.ts";
import { allergensFr } from "./allergens-fr.ts";
import { CARD_WORDS } from "./card-words.ts";
import { CART_QUESTION_WORDS } from "./cart-question-words.ts";
import { checkoutEn } from "./checkout-en.ts";
import { checkoutFr } from "./checkout-fr.ts";
import { CONSENT_WORDS } from "./consent-words.ts";
import { deskFr } from "./desk-fr.ts";
import { officeFr } from "./desk-office-fr.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { homeEn } from "./home-en.ts";
import { homeFr } from "./home-fr.ts";
import { legalEn } from "./legal-en.ts";
import { legalFr } from "./legal-fr.ts";
import { LOCATION_WORDS } from "./location-words.ts";
import { MENU_TIME_WORDS } from "./menu-time-words.ts";
import { loadMessages, messagesIn } from "./messages.ts";
import { PAUSED_WORDS } from "./paused-words.ts";
import { PAY_WORDS } from "./pay-words.ts";
import { PRODUCT_WORDS } from "./product-words.ts";
import { restaurantEn } from "./restaurant-en.ts";
import { restaurantFr } from "./restaurant-fr.ts";
import { successEn } from "./success-en.ts";
import { successFr } from "./success-fr.ts";
import { textsOf } from "./texts-of.ts";
import { TRACK_WORDS } from "./track-words.ts";
import { typeset } from "./typeset.ts";
import { WAITING_WORDS } from "./waiting-words.ts";

type Words = { [key: string]: unknown };

function keysOf(words: Words, path = ""): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? keysOf(value as Words, `${path}${key}.`)
      : [`${path}${key}`],
  );
}

/** All texts of a catalogue; functions are called with sample arguments. */
function said(words: unknown): unknown[] {
  if (typeof words === "function") return [words("mot", "mot", "mot")];
  if (typeof words !== "object" || words === null) return [words];
  return Object.values(words).flatMap(said);
}

test.each([
  ["shared", fr, en],
  ["home", homeFr, homeEn],
  ["checkout", checkoutFr, checkoutEn],
  ["success", successFr, successEn],
  ["restaurant", restaurantFr, restaurantEn],
  ["legal", legalFr, legalEn],
  ["account", accountFr, accountEn],
  ["allergens", allergensFr, allergensEn],
])("the %s catalogue has the same keys in both locales", (_, french, english) => {
  expect(keysOf(english)).toEqual(keysOf(french));
});

test("no two catalogues share a section, as the later one would replace the other", () => {
  const sections = [
    fr,
    homeFr,
    checkoutFr,
    successFr,
    restaurantFr,
    legalFr,
    accountFr,
    allergensFr,
  ].flatMap((words) =>
    Object.keys(words).filter((section) => section !== "titles" && section !== "descriptions"),
  );
  expect(new Set(sections).size).toBe(sections.length);
});

const BESIDE = [
  ADDRESS_WORDS,
  CARD_WORDS,
  CART_QUESTION_WORDS,
  CONSENT_WORDS,
  LOCATION_WORDS,
  MENU_TIME_WORDS,
  PAUSED_WORDS,
  PAY_WORDS,
  PRODUCT_WORDS,
  TRACK_WORDS,
  WAITING_WORDS,
].map(({ fr }) => fr);

test.each([
  ...[fr, homeFr, checkoutFr, successFr, restaurantFr, legalFr, accountFr, allergensFr],
  ...[deskFr, officeFr, ...BESIDE],
])("no French text puts a word before a name that a vowel would elide (%#)", (words) => {
  const elided = /\b(d|l|qu|jusqu)[ea] \$\{(dish|email|name|restaurant)\}/;
  expect(textsOf(words).filter((text) => elided.test(text))).toEqual([]);
});

// Legal texts are excluded: they get non-breaking spaces when they are rendered.
test.each([fr, homeFr, checkoutFr, successFr, restaurantFr, accountFr, allergensFr, ...BESIDE])(
  "French catalogues have non-breaking spaces before punctuation, also around arguments",
  (words) => {
    expect(said(words)).toEqual(said(typeset(words)));
  },
);

test("storage periods use the singular for one day", () => {
  expect([1, 30].map(legalFr.legal.stored.days)).toEqual(["1 jour", "30 jours"]);
  expect([1, 30].map(legalEn.legal.stored.days)).toEqual(["1 day", "30 days"]);
});

test("texts given by the specification are used verbatim", () => {
  expect(en.titles.home).toBe("Home");
  expect(en.error.notFoundText).toBe("Sorry, that page doesn't exist.");
  expect(en.error.notFoundMessage("/x")).toBe("Page not found: /x");
  expect(en.error.text).toBe("It looks like something broke.");
});

test("loadMessages merges a page's catalogue into those loaded before", async () => {
  await loadMessages("en");
  await loadMessages("en", "checkout");
  expect(messagesIn("en").titles.menu).toBe(en.titles.menu);
  expect(messagesIn("en").checkout).toBe(checkoutEn.checkout);
  expect(messagesIn("en").descriptions).toEqual({ ...en.descriptions, ...checkoutEn.descriptions });
  await loadMessages("en", "account");
  const titles = { ...en.titles, ...checkoutEn.titles, ...accountEn.titles };
  expect(messagesIn("en").titles).toEqual(titles);
});
