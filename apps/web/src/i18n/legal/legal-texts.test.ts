import type { Business } from "@noren/contract/business.ts";
import { expect, test } from "vitest";
import { LEGAL_PAGES } from "../../routes.ts";
import { legalEn } from "../legal-en.ts";
import { legalFr } from "../legal-fr.ts";
import type { LegalText, RestaurantFacts } from "./legal-text.ts";

const BUSINESS: Business = {
  legal_name: "Kawabe Exemple",
  legal_form: "SAS",
  share_capital: "10 000 €",
  siret: "999 999 907 00010",
  registration: "RCS Lyon 999 999 907",
  vat_number: "FR29 999999907",
  registered_office: "3 rue du Siège, 69002 Lyon",
  publication_director: "Camille Exemple",
  host_name: "Hébergeur Exemple",
  host_address: "1 rue de l’Exemple, 69001 Lyon",
  host_phone: "+33 4 65 71 20 13",
  mediator_name: "Médiation Exemple",
  mediator_address: "2 rue de l’Exemple, 69001 Lyon",
  mediator_website: "https://mediation.example",
};

const FACTS: RestaurantFacts = {
  restaurant: "Kawabe",
  address: "27 quai des Brumes, 69002 Lyon",
  phone: "+33 4 65 71 20 12",
  email: "bonjour@kawabe.example",
  host: "kawabe.example",
  card: "stripe",
  paypal: true,
  chargedAt: "acceptance",
  cash: true,
  zones: "Lyon 2e (69002)",
  business: BUSINESS,
  tags: true,
};
const NOTHING: RestaurantFacts = {
  ...FACTS,
  address: "",
  phone: "",
  email: "",
  zones: "",
  business: Object.fromEntries(Object.keys(BUSINESS).map((key) => [key, ""])) as Business,
  card: null,
  paypal: false,
  cash: false,
  tags: false,
};

const DEMO: RestaurantFacts = { ...FACTS, card: "demo", paypal: false };

const shapeOf = ({ sections }: LegalText) =>
  sections.map(({ text = [], list = [], facts = [], show }) => {
    return [text.length, list.length, facts.length, show];
  });

test.each(LEGAL_PAGES)(
  "%s has the same structure in both languages, section by section",
  (page) => {
    for (const facts of [FACTS, NOTHING, DEMO])
      expect(shapeOf(legalEn.legal.texts[page](facts))).toEqual(
        shapeOf(legalFr.legal.texts[page](facts)),
      );
  },
);

test.each(LEGAL_PAGES)("%s contains no gaps with empty settings", (page) => {
  for (const { texts } of [legalFr.legal, legalEn.legal]) {
    const words = JSON.stringify(texts[page](NOTHING));
    expect(words).not.toMatch(/undefined|null|false|""|, ?\.| {2}/);
  }
});

test("the terms name the seller, the zones and the available payment methods", () => {
  const words = JSON.stringify(legalFr.legal.texts["terms-of-service"](FACTS));
  for (const fact of [FACTS.restaurant, FACTS.address, FACTS.zones, "espèces", "par carte"])
    expect(words).toContain(fact);
  expect(JSON.stringify(legalFr.legal.texts["terms-of-service"](NOTHING))).not.toContain("espèces");
});

test.each([legalFr, legalEn])(
  "legal texts name the configured card provider and no other",
  ({ legal }) => {
    const wordsOf = (page: keyof typeof legal.texts, facts: RestaurantFacts) =>
      JSON.stringify(legal.texts[page](facts));
    for (const page of ["privacy-policy", "terms-of-service"] as const) {
      expect(wordsOf(page, FACTS)).toContain("Stripe Payments Europe, Ltd.");
      expect(wordsOf(page, FACTS)).toContain("PayPal");
      expect(wordsOf(page, { ...FACTS, paypal: false })).not.toContain("PayPal");
      expect(wordsOf(page, DEMO)).toMatch(/démonstration|demonstration/);
      for (const facts of [DEMO, NOTHING]) expect(wordsOf(page, facts)).not.toContain("Stripe");
    }
    expect(wordsOf("cookie-policy", FACTS)).toContain("__stripe_mid");
    expect(wordsOf("cookie-policy", DEMO)).not.toContain("__stripe_mid");
  },
);

test.each([
  ["order", "débité à la commande"],
  ["acceptance", "débité quand le restaurant l’accepte"],
] as const)("the terms say that the card is charged at %s", (chargedAt, words) => {
  const terms = legalFr.legal.texts["terms-of-service"]({ ...FACTS, chargedAt });
  expect(JSON.stringify(terms)).toContain(words);
});

test("the cookie policy mentions third-party tags only if they are configured", () => {
  const cookies = legalEn.legal.texts["cookie-policy"];
  expect(JSON.stringify(cookies(FACTS))).toContain("With your consent");
  expect(JSON.stringify(cookies(NOTHING))).toContain("no third party");
});

test.each([legalFr, legalEn])("the legal notice contains all business details", ({ legal }) => {
  const facts = legal.texts["legal-notice"](FACTS).sections.flatMap(({ facts = [] }) => facts);
  const printed = facts.map(({ value }) => value);
  for (const fact of [...Object.values(BUSINESS), FACTS.phone, FACTS.email])
    expect(printed).toContain(fact);
});

test("the terms name the mediator and the legal name of the seller", () => {
  for (const { legal } of [legalFr, legalEn]) {
    const words = JSON.stringify(legal.texts["terms-of-service"](FACTS));
    expect(words).toContain("Kawabe (Kawabe Exemple)");
    for (const fact of ["mediator_name", "mediator_address", "mediator_website"] as const)
      expect(words).toContain(BUSINESS[fact]);
  }
});

test.each([
  [legalFr, "non renseigné"],
  [legalEn, "not provided"],
] as const)(
  "a legally required detail that is not configured is shown as missing",
  (words, missing) => {
    const notice = words.legal.texts["legal-notice"](NOTHING);
    const facts = notice.sections.flatMap(({ facts = [] }) => facts);
    expect(facts.find(({ value }) => value === "")).toBeUndefined();
    // A missing legal name is replaced by the restaurant's; share capital and VAT are optional.
    expect(facts.filter(({ value }) => value === missing)).toHaveLength(13);
  },
);
