import { expect, test } from "vitest";
import { readSettings, settingPairs, withStripeKey } from "./settings.ts";

const cardIn = (value: unknown) => readSettings([{ name: "card", value }]).settings.card;

test("the card provider is decoded from the pair `card`, and encoded unchanged", () => {
  const card = { provider: "stripe", publishable_key: "pk_1", script: "https://js.example/x.js" };
  const { settings } = readSettings([{ name: "card", value: card }]);
  expect(settings.card).toEqual(card);
  expect(settingPairs(settings)).toContainEqual({ name: "card", value: card });
});

test("card is null without the pair, or with an unknown provider", () => {
  const { settings } = readSettings([]);
  expect(settings.card).toBeNull();
  expect(settingPairs(settings).map(({ name }) => name)).not.toContain("card");
  expect(cardIn({ provider: "unheard_of" })).toBeNull();
  expect(cardIn("demo")).toBeNull();
});

test("withStripeKey: a server with active card payments but no `card` is Stripe's, if the site has a key", () => {
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

test("the demonstration provider needs neither key nor script", () => {
  expect(cardIn({ provider: "demo" })).toEqual({
    provider: "demo",
    publishable_key: "",
    script: "",
  });
});

test("capture_at is acceptance unless it is set to order", () => {
  const capture = (value: unknown) =>
    readSettings([{ name: "features", value }]).settings.capture_at;
  expect([
    capture({}),
    capture({ payments: { capture_at: "order" } }),
    capture({ payments: { capture_at: "?" } }),
  ]).toEqual(["acceptance", "order", "acceptance"]);
});

test("google_map is empty unless it is a web address", () => {
  const mapIn = (google_map: string) =>
    readSettings([{ name: "contacts", value: { google_map } }]).settings.contacts.google_map;
  expect(mapIn("https://maps.example/?q=1,2")).toBe("https://maps.example/?q=1,2");
  for (const none of ['<iframe src="https://maps.example">', "javascript:alert(1)", ""])
    expect(mapIn(none)).toBe("");
});

test("a pair may name any dotted path; the longest matching name wins", () => {
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
