import type { WireDemoCard } from "@noren/contract/payments.ts";
import { afterEach, expect, test } from "vitest";
import { anOrder } from "../../test/an-order.ts";
import { embeddedDatabases } from "../../test/databases.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import type { Env } from "../config.ts";

const databases = embeddedDatabases();
let app: TestApp;
const open = async (env: Env = {}) => {
  app = await openTestApp({ ...(await databases.filled()), ...env });
};
afterEach(() => app.close());

/** Headers of a request; `socket` is the remote address of its connection. */
type Caller = Record<string, string> & { socket?: string };

function ask(path: string, { socket, ...headers }: Caller, body?: unknown) {
  const incoming = socket === undefined ? {} : { incoming: { socket: { remoteAddress: socket } } };
  const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  return app.http.request(`/v2/public/${path}`, { ...init, headers }, incoming);
}

async function cardSettings(caller: Caller) {
  const { payload } = (await (await ask("settings", caller)).json()) as {
    payload: { name: string; value: { stripe?: { active: boolean } } }[];
  };
  const settingOf = (wanted: string) => payload.find(({ name }) => name === wanted)?.value;
  return { active: settingOf("payments")?.stripe?.active, card: settingOf("card") !== undefined };
}

const card: WireDemoCard = {
  client_secret: "pi_demo_1_secret_1",
  number: "4242424242424242",
  expiry_month: 12,
  expiry_year: 31,
  cvc: "123",
};
const CARD_CALLS = [
  ["checkout/stripe-customer", { email: "ada@example.com" }],
  ["checkout/stripe-payment-intent", { customer_id: "cus_1", amount: 10 }],
  ["checkout/demo-card/confirm", card],
  ["checkout/demo-card/authenticate", { client_secret: "pi_demo_1", outcome: "passed" }],
  ["checkout", anOrder({ payment_method: "card" })],
] as const;

const OTHERS: Caller[] = [
  { host: "order.example.com" },
  { host: "192.168.1.20:3000" },
  { host: "localhost.example.com" },
  { origin: "https://order.example.com" },
  { origin: "null" },
  { forwarded: 'for=192.0.2.1;proto=https, for="[2001:db8::1]"' },
  { forwarded: "proto=https;host=order.example.com" },
  { "x-forwarded-for": "127.0.0.1, 192.0.2.1" },
  { "x-forwarded-host": "order.example.com" },
  { "x-forwarded-server": "proxy" },
  { "x-real-ip": "2001:db8::1" },
  { via: "1.1 vegur" },
  { "cf-connecting-ip": "192.0.2.1" },
  { "cf-ray": "8f1" },
  { socket: "172.17.0.1" },
  { socket: "::ffff:192.0.2.1" },
];

test.each(OTHERS)("the demo provider is off for a remote request: %j", async (caller) => {
  await open();
  expect(await cardSettings(caller)).toEqual({ active: false, card: false });
  // Pages of other sites write nothing at all.
  const [status, code] = caller.origin ? [403, "forbidden"] : [409, "payment_method_off"];
  for (const [path, body] of CARD_CALLS) {
    const answer = await ask(path, caller, body);
    expect([path, answer.status, await answer.json()]).toMatchObject([path, status, { code }]);
  }
});

const LOCAL: Caller[] = [
  {},
  { host: "localhost:3000", origin: "http://localhost:3000", socket: "127.0.0.1" },
  { host: "[::1]:3000", socket: "::1" },
  { host: "shop.localhost", socket: "::ffff:127.0.0.1" },
  { origin: "capacitor://localhost" },
  { forwarded: 'for="[::1]:4711";proto=https', "x-forwarded-proto": "https" },
  { "x-forwarded-for": "127.0.0.1", "x-forwarded-port": "443" },
];

test.each(LOCAL)("the demo provider is on for a local request: %j", async (caller) => {
  await open();
  expect(await cardSettings(caller)).toEqual({ active: true, card: true });
  const [path, body] = CARD_CALLS[0];
  expect((await ask(path, caller, body)).status).toBe(200);
});

test("GET settings is cached separately for local and remote requests", async () => {
  await open();
  const other = { host: "order.example.com" };
  const seen = [];
  for (const caller of [other, {}, other, {}]) seen.push((await cardSettings(caller)).active);
  expect(seen).toEqual([false, true, false, true]);
  const tags = await Promise.all([ask("settings", other), ask("settings", {})]);
  expect(new Set(tags.map(({ headers }) => headers.get("etag"))).size).toBe(2);
});

test("a cash order is accepted from a remote request that is offered no card payment", async () => {
  await open();
  const placed = await ask("checkout", { host: "order.example.com" }, anOrder());
  expect(placed.status).toBe(201);
});

test("DEMO_PAYMENTS=1 turns the demo provider on for all requests", async () => {
  await open({ DEMO_PAYMENTS: "1", SITE_ROOT: "https://order.example.com" });
  for (const caller of [...OTHERS, ...LOCAL])
    expect(await cardSettings(caller)).toEqual({ active: true, card: true });
});

test("the demo provider is off for all requests if SITE_ROOT is not an address of this machine", async () => {
  await open({ SITE_ROOT: "https://order.example.com" });
  for (const caller of [...OTHERS, ...LOCAL])
    expect(await cardSettings(caller)).toEqual({ active: false, card: false });
});

test("card payments by Stripe are offered to all requests", async () => {
  await open({
    STRIPE_SECRET_KEY: "sk",
    STRIPE_PUBLISHABLE_KEY: "pk",
    STRIPE_WEBHOOK_SECRET: "whsec",
  });
  for (const caller of [...OTHERS, ...LOCAL])
    expect(await cardSettings(caller)).toEqual({ active: true, card: true });
});
