import { Stripe } from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStripeServer, type StripeServer } from "./stripe-server.ts";

let server: StripeServer;
let stripe: Stripe;
beforeEach(async () => {
  server = await openStripeServer();
  const { hostname, port } = new URL(server.url);
  stripe = new Stripe(server.environment.STRIPE_SECRET_KEY, {
    host: hostname,
    port,
    protocol: "http",
    telemetry: false,
    maxNetworkRetries: 0,
  });
});
afterEach(() => server.close());

const create = (over: Partial<Stripe.PaymentIntentCreateParams> = {}, idempotencyKey?: string) =>
  stripe.paymentIntents.create(
    { amount: 1000, currency: "eur", allowed_payment_method_types: ["card"], ...over },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );

type Confirmed = { next_action?: { redirect_to_url?: { url: string } } };

/** Confirms as a browser does: with client secret and publishable key, form-encoded. */
async function confirm({ id, client_secret }: Stripe.PaymentIntent, number: string, more = {}) {
  const body = new URLSearchParams({
    key: server.publishableKey,
    client_secret: String(client_secret),
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    ...more,
  });
  const address = `${server.url}/v1/payment_intents/${id}/confirm`;
  const answer = await fetch(address, { method: "POST", body });
  return { status: answer.status, body: (await answer.json()) as Confirmed };
}

test("a card payment is confirmed by the browser, captured by the server, and refunded in parts", async () => {
  const customer = await stripe.customers.create({ email: "ada@example.com" });
  const intent = await create({ customer: customer.id, capture_method: "manual" });
  expect((await confirm(intent, "4242 4242 4242 4242")).body).toMatchObject({
    status: "requires_capture",
    amount_capturable: 1000,
  });
  expect(await stripe.paymentIntents.capture(intent.id)).toMatchObject({
    status: "succeeded",
    amount_received: 1000,
  });
  const refund = () => stripe.refunds.create({ payment_intent: intent.id, amount: 600 });
  expect(await refund()).toMatchObject({ amount: 600, status: "succeeded" });
  await expect(refund()).rejects.toMatchObject({ type: "StripeInvalidRequestError" });
  expect(server.events.map(({ type }) => type)).toEqual([
    "payment_intent.amount_capturable_updated",
    "payment_intent.succeeded",
    "charge.refunded",
  ]);
});

test("a declined card leaves the payment open; a paid intent cannot be confirmed again", async () => {
  const intent = await create();
  expect(await confirm(intent, "4000000000009995")).toMatchObject({
    status: 402,
    body: { error: { code: "card_declined", decline_code: "insufficient_funds" } },
  });
  await confirm(intent, "4242424242424242");
  expect(await confirm(intent, "4242424242424242")).toMatchObject({
    status: 400,
    body: { error: { code: "payment_intent_unexpected_state" } },
  });
});

test("3-D Secure redirects to the bank's page and back", async () => {
  const intent = await create();
  const return_url = "http://shop.example/checkout?x=1";
  const { body } = await confirm(intent, "4000002500003155", { return_url });
  const url = body.next_action?.redirect_to_url?.url ?? "";
  expect(await (await fetch(url)).text()).toContain("Complete authentication");
  const back = await fetch(url, {
    method: "POST",
    body: new URLSearchParams({ outcome: "passed", return_url }),
    redirect: "manual",
  });
  expect(back.headers.get("location")).toContain("x=1&payment_intent=pi_");
  expect(await stripe.paymentIntents.retrieve(intent.id)).toMatchObject({ status: "succeeded" });
});

test("an idempotency key replays its answer; with other parameters it is refused", async () => {
  const first = await create({}, "pi:1");
  expect((await create({}, "pi:1")).id).toBe(first.id);
  await expect(create({ amount: 900 }, "pi:1")).rejects.toMatchObject({
    type: "StripeIdempotencyError",
  });
});

test("a browser cannot confirm a payment without its client secret", async () => {
  const intent = await create();
  const forged = { ...intent, client_secret: "guessed" } as Stripe.PaymentIntent;
  expect((await confirm(forged, "4242424242424242")).status).toBe(401);
});

test("payment_method_types is refused with payment_method_types_no_longer_supported", async () => {
  await expect(create({ payment_method_types: ["card"] } as never)).rejects.toMatchObject({
    code: "payment_method_types_no_longer_supported",
  });
});

test("the fault dropped_after loses the answer after the work was done", async () => {
  server.faults.plan("customers.create", "dropped_after", 5);
  await expect(stripe.customers.create({})).rejects.toMatchObject({
    type: "StripeConnectionError",
  });
  expect(server.account.customers.size).toBeGreaterThan(0);
});
