import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";

onBothDatabases("the public settings", (databases) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp(await databases.filled());
  });
  afterEach(() => app.close());

  test("GET /settings sends known settings completed with defaults, and other ones unchanged", async () => {
    const answer = await app.http.request("/v2/public/settings");
    const { payload: pairs } = (await answer.json()) as {
      payload: { name: string; value: unknown }[];
    };
    const byName = Object.fromEntries(pairs.map(({ name, value }) => [name, value]));
    expect(byName).toMatchObject({
      contacts: { name: "Le Noren", facebook: "" },
      features: { delivery: { hard_minimum: 15, zones: [{ delivery_fee: 2.5 }, {}] } },
      scheduling: { minimum_time: 45, pickup_minimum_time: 20, pickup_show_range: false },
      timezone: "Europe/Paris",
      tax: { enabled: true, inclusive: true, quantity: "reference" },
      "custom.motto": "sans façon",
    });
  });

  test("the demonstration offers card payment where the site is only reachable from this machine", async () => {
    const card = { provider: "demo", publishable_key: "", script: "" };
    expect(await app.api().settings()).toMatchObject({
      payload: { payments: { stripe: { active: true }, cod: { active: true } }, card },
    });
  });

  test("a public site without a card provider offers card payment only with DEMO_PAYMENTS", async () => {
    const cardOf = async (env: Record<string, string>) => {
      const variables = { ...(await databases.filled()), SITE_ROOT: "https://x.example", ...env };
      const reply = await (await openTestApp(variables)).api().settings();
      return reply.ok && [reply.payload.payments.stripe.active, reply.payload.card?.provider];
    };
    expect(await cardOf({})).toEqual([false, undefined]);
    expect(await cardOf({ DEMO_PAYMENTS: "1" })).toEqual([true, "demo"]);
  });

  test("with Stripe's keys the card provider is Stripe, with publishable key and script", async () => {
    const keys = {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    };
    const stripe = await openTestApp({ ...(await databases.filled()), ...keys });
    expect(await stripe.api().settings()).toMatchObject({
      payload: {
        card: {
          provider: "stripe",
          publishable_key: "pk_test_1",
          script: "https://js.stripe.com/endive/stripe.js",
        },
      },
    });
    const answer = await (await stripe.http.request("/v2/public/settings")).text();
    expect(answer).not.toContain("sk_test_1");
    expect(answer).not.toContain("whsec_1");
  });
});
