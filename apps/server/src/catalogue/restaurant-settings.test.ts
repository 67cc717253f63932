import { siteConfigSchema } from "@noren/contract/site-config.ts";
import { describe, expect, test } from "vitest";
import { publicPairs, restaurantSettings } from "./restaurant-settings.ts";

const site = siteConfigSchema.parse({
  site_id: "x",
  title: "X",
  timezone: "Indian/Reunion",
  tax: { inclusive: false, quantity: "exact" },
});
const silent = { site, siteStates: { tax: false, timezone: false }, card: null };
const stating = { ...silent, siteStates: { tax: true, timezone: true } };
const pairs = [
  { name: "timezone", value: "Europe/Paris" },
  { name: "tax", value: { inclusive: true } },
];

describe("precedence of tax and time zone", () => {
  test("the database's settings apply where the site configuration has no values", () => {
    expect(restaurantSettings(pairs, silent)).toMatchObject({
      timezone: "Europe/Paris",
      tax: { inclusive: true, quantity: "reference" },
    });
  });

  test("values of the site configuration take precedence over the database's settings", () => {
    expect(restaurantSettings(pairs, stating)).toMatchObject({
      timezone: "Indian/Reunion",
      tax: { inclusive: false, quantity: "exact" },
    });
  });

  test("defaults of the site configuration apply where the database has no settings", () => {
    expect(restaurantSettings([], silent)).toMatchObject({
      timezone: "Indian/Reunion",
      tax: { inclusive: false },
    });
  });
});

const demo = { provider: "demo", publishable_key: "", script: "" } as const;
const stripe = { ...demo, provider: "stripe" } as const;

test("card payment is active where the restaurant enables it and there is a card provider", () => {
  const wanted = [{ name: "payments", value: { stripe: { active: "1" } } }];
  const cardOf = (pairs: typeof wanted, card: typeof demo | null) => {
    const settings = restaurantSettings(pairs, { ...silent, card });
    return [settings.payments.stripe.active, settings.card];
  };
  expect([cardOf(wanted, demo), cardOf(wanted, null), cardOf([], demo)]).toEqual([
    [true, demo],
    [false, null],
    [false, null],
  ]);
});

test("PayPal is active where the restaurant enables it and the card provider is Stripe", () => {
  const methods = { stripe: { active: true }, paypal: { active: true } };
  const wanted = [{ name: "payments", value: methods }];
  const isActive = (card: typeof demo | typeof stripe | null) =>
    restaurantSettings(wanted, { ...silent, card }).payments.paypal.active;
  expect([isActive(stripe), isActive(demo), isActive(null)]).toEqual([true, false, false]);
});

describe("publicPairs", () => {
  const sent = (stored: { name: string; value: unknown }[]) =>
    publicPairs(stored, restaurantSettings(stored, silent));

  test("unknown fields of a known setting are kept, known ones are written in the wire format", () => {
    const stored = [{ name: "contacts", value: { name: "X", latitude: "48.85", whatsapp: "+33" } }];
    expect(sent(stored).find(({ name }) => name === "contacts")).toMatchObject({
      value: { name: "X", latitude: 48.85, whatsapp: "+33" },
    });
  });

  test("a setting stored under a dotted name is merged into its parent", () => {
    const stored = [{ name: "features.delivery", value: { max_distance: "5" } }];
    expect(sent(stored).filter(({ name }) => name.startsWith("features"))).toMatchObject([
      { name: "features", value: { delivery: { max_distance: 5 } } },
    ]);
  });

  test("unknown settings are passed through unchanged", () => {
    const pair = { name: "custom.motto", value: ["sans façon"] };
    expect(sent([pair])).toContainEqual(pair);
  });

  test("`card` names the active provider, and a stored setting of that name is ignored", () => {
    const forged = { name: "card", value: { provider: "stripe", publishable_key: "pk_forged" } };
    expect(sent([forged]).map(({ name }) => name)).not.toContain("card");
    const stored = [forged, { name: "payments", value: { stripe: { active: true } } }];
    const pairs = publicPairs(stored, restaurantSettings(stored, { ...silent, card: demo }));
    expect(pairs.filter(({ name }) => name === "card")).toEqual([{ name: "card", value: demo }]);
  });
});
