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

describe("tax and time zone", () => {
  test("are the settings' where the site configuration says nothing of them", () => {
    expect(restaurantSettings(pairs, silent)).toMatchObject({
      timezone: "Europe/Paris",
      tax: { inclusive: true, quantity: "reference" },
    });
  });

  test("are the site configuration's where it does", () => {
    expect(restaurantSettings(pairs, stating)).toMatchObject({
      timezone: "Indian/Reunion",
      tax: { inclusive: false, quantity: "exact" },
    });
  });

  test("are the site configuration's where the settings say nothing", () => {
    expect(restaurantSettings([], silent)).toMatchObject({
      timezone: "Indian/Reunion",
      tax: { inclusive: false },
    });
  });
});

const demo = { provider: "demo", publishable_key: "", script: "" } as const;
const stripe = { ...demo, provider: "stripe" } as const;

test("card payment is on where the restaurant wants it and somebody takes cards", () => {
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

test("PayPal is on where the restaurant wants it and Stripe takes cards", () => {
  const methods = { stripe: { active: true }, paypal: { active: true } };
  const wanted = [{ name: "payments", value: methods }];
  const isActive = (card: typeof demo | typeof stripe | null) =>
    restaurantSettings(wanted, { ...silent, card }).payments.paypal.active;
  expect([isActive(stripe), isActive(demo), isActive(null)]).toEqual([true, false, false]);
});

describe("the pairs that are sent", () => {
  const sent = (stored: { name: string; value: unknown }[]) =>
    publicPairs(stored, restaurantSettings(stored, silent));

  test("keep what else a known setting holds, with values as the wire writes them", () => {
    const stored = [{ name: "contacts", value: { name: "X", latitude: "48.85", whatsapp: "+33" } }];
    expect(sent(stored).find(({ name }) => name === "contacts")).toMatchObject({
      value: { name: "X", latitude: 48.85, whatsapp: "+33" },
    });
  });

  test("gather a setting that is stored under a longer name", () => {
    const stored = [{ name: "features.delivery", value: { max_distance: "5" } }];
    expect(sent(stored).filter(({ name }) => name.startsWith("features"))).toMatchObject([
      { name: "features", value: { delivery: { max_distance: 5 } } },
    ]);
  });

  test("have pairs of other names as they are", () => {
    const pair = { name: "house.motto", value: ["sans façon"] };
    expect(sent([pair])).toContainEqual(pair);
  });

  test("say who takes cards, whatever is stored under that name", () => {
    const forged = { name: "card", value: { provider: "stripe", publishable_key: "pk_forged" } };
    expect(sent([forged]).map(({ name }) => name)).not.toContain("card");
    const stored = [forged, { name: "payments", value: { stripe: { active: true } } }];
    const pairs = publicPairs(stored, restaurantSettings(stored, { ...silent, card: demo }));
    expect(pairs.filter(({ name }) => name === "card")).toEqual([{ name: "card", value: demo }]);
  });
});
