import { expect, test } from "vitest";
import { readSettings, settingPairs, withStripeKey } from "./settings.ts";

const cardIn = (value: unknown) => readSettings([{ name: "card", value }]).settings.card;

test("who takes cards is read from the pair `card`, and written as it was read", () => {
  const card = { provider: "stripe", publishable_key: "pk_1", script: "https://js.example/x.js" };
  const { settings } = readSettings([{ name: "card", value: card }]);
  expect(settings.card).toEqual(card);
  expect(settingPairs(settings)).toContainEqual({ name: "card", value: card });
});

test("without the pair, or with a provider that is not known here, nobody takes cards", () => {
  const { settings } = readSettings([]);
  expect(settings.card).toBeNull();
  expect(settingPairs(settings).map(({ name }) => name)).not.toContain("card");
  expect(cardIn({ provider: "unheard_of" })).toBeNull();
  expect(cardIn("demo")).toBeNull();
});

test("a server that takes cards without saying by whom is Stripe's, where the site knows the key", () => {
  const cardOf = (payments: object, key: string, card?: object) =>
    withStripeKey(
      readSettings([
        { name: "payments", value: payments },
        { name: "card", value: card },
      ]).settings,
      key,
    ).card;
  const stripe = { stripe: { active: "1" } };
  expect(cardOf(stripe, "pk_1")).toEqual({
    provider: "stripe",
    publishable_key: "pk_1",
    script: "",
  });
  expect(cardOf({ paypal: { active: true } }, "pk_1")).not.toBeNull();
  expect(cardOf(stripe, "")).toBeNull();
  expect(cardOf({ cod: { active: true } }, "pk_1")).toBeNull();
  expect(cardOf(stripe, "pk_1", { provider: "demo" })?.provider).toBe("demo");
});

test("a demonstration needs neither key nor script", () => {
  expect(cardIn({ provider: "demo" })).toEqual({
    provider: "demo",
    publishable_key: "",
    script: "",
  });
});

test("card orders are captured when the restaurant accepts, unless it takes the money at once", () => {
  const capture = (value: unknown) =>
    readSettings([{ name: "features", value }]).settings.capture_at;
  expect([
    capture({}),
    capture({ payments: { capture_at: "order" } }),
    capture({ payments: { capture_at: "?" } }),
  ]).toEqual(["acceptance", "order", "acceptance"]);
});

test("a map that is no address of the web is none", () => {
  const mapIn = (google_map: string) =>
    readSettings([{ name: "contacts", value: { google_map } }]).settings.contacts.google_map;
  expect(mapIn("https://maps.example/?q=1,2")).toBe("https://maps.example/?q=1,2");
  for (const none of ['<iframe src="https://maps.example">', "javascript:alert(1)", ""])
    expect(mapIn(none)).toBe("");
});

test("a setting may come under its own whole path, deeper than the others", () => {
  const { payments, contacts } = readSettings([
    { name: "payments", value: { cod: { active: "0" }, stripe: { active: true } } },
    { name: "payments.cod.active", value: "1" },
    { name: "contacts.phone", value: "04" },
    { name: "contacts", value: '{"name":"K","phone":"05","facebook":null}' },
  ]).settings;
  expect(payments).toEqual({
    stripe: { active: true },
    paypal: { active: false },
    cod: { active: true },
  });
  expect(contacts).toMatchObject({ name: "K", phone: "04", facebook: "" });
});
