import { createCardApi } from "@noren/contract/card-api.ts";
import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import type { Env } from "../src/config.ts";
import { payloadOf } from "./account-fixture.ts";
import { anOrder } from "./an-order.ts";
import type { TestDatabases } from "./databases.ts";
import { outboxOf } from "./mail/outbox.ts";
import { type OrderFixture, openOrderFixture } from "./order-fixture.ts";
import type { StripeEvent } from "./stripe/stripe-objects.ts";
import { openStripeServer } from "./stripe/stripe-server.ts";
import type { TestAppOptions } from "./test-app.ts";

export type CardFixture = Awaited<ReturnType<typeof openCardFixture>>;

/** The ids and secret of a payment that the browser knows. */
export type CardSession = { client_secret: string; customer_id: string; intentId: string };

export const GOOD_CARD = "4242424242424242";
export const DECLINED_CARD = "4000000000000002";
export const SECURE_CARD = "4000002500003155";

/**
 * A test app that takes cards through its own Stripe emulator, with helpers for card tests.
 * Payments are captured at once (`capture_at` is `order`).
 */
export async function openCardFixture(
  databases: TestDatabases,
  env: Env = {},
  options: TestAppOptions = {},
) {
  let desk: OrderFixture | null = null;
  const stripe = await openStripeServer(() => desk?.clock.now ?? 0);
  desk = await openOrderFixture(databases, { ...stripe.environment, ...env }, options);
  await desk.changeSetting("features.payments.capture_at", "order");
  await desk.services.catalogue.refresh();
  return { ...desk, ...cardSteps(desk, stripe), stripe, close: () => closeAll(desk, stripe) };
}

async function closeAll(desk: OrderFixture, stripe: { close(): Promise<void> }): Promise<void> {
  await desk.close();
  await stripe.close();
}

type Stripe = Awaited<ReturnType<typeof openStripeServer>>;

function cardSteps(desk: OrderFixture, stripe: Stripe) {
  const { db, http, services } = desk;
  const cards = createCardApi("", http.fetch, "fr");
  const { payments } = services;

  const finalise = (order_id: string, session: Partial<CardSession>) => {
    const { client_secret = null, customer_id = null } = session;
    const transaction_id = { client_secret, customer_id };
    return desk.api().finaliseOrder({ order_id, transaction_id, status: "paid" });
  };

  return {
    cards,
    finalise,

    /** Creates a customer and an intent, as the payment step of the checkout does. */
    async startPayment(amount = 10, local_id: string | null = null): Promise<CardSession> {
      const customer_id = payloadOf(
        await cards.customer({ email: "ada@example.com", name: "Ada", phone: "1" }),
      );
      const intent = payloadOf(await cards.intent({ customer_id, amount, local_id }));
      const { client_secret, payment_intent_id: intentId } = intent;
      return { client_secret, customer_id, intentId };
    },

    /** The guest confirms the intent with a card, at Stripe. */
    pay: (session: CardSession, number = GOOD_CARD) =>
      stripe.account.confirm(session.intentId, {
        payment_method_data: { type: "card", card: { number } },
      }),

    /** Sends the event to the webhook endpoint. */
    receiveWebhook: async (event: StripeEvent, secret?: string) =>
      http.request("/v2/public/checkout/stripe-webhook", stripe.signed(event, secret)),

    /** The newest event of a type; throws if there is none. */
    eventOf(type: string): StripeEvent {
      const event = stripe.events.findLast((event) => event.type === type);
      if (!event) throw new Error(`Stripe has sent no ${type}`);
      return event;
    },

    /** One iteration of the payment loop: reconciles and runs due tasks. */
    async reconcile(): Promise<void> {
      await payments.reconcile();
      await payments.runTasks();
    },

    statusOf: async (order_id: string) =>
      (
        await db
          .selectFrom("orders")
          .select("status")
          .where("id", "=", order_id)
          .executeTakeFirstOrThrow()
      ).status,
    checks: () => db.selectFrom("payment_checks").selectAll().orderBy("id").execute(),
    tasks: () => db.selectFrom("payment_tasks").selectAll().orderBy("id").execute(),
    paymentRows: () => db.selectFrom("payments").selectAll().execute(),
    /** The kinds of the mails that are released for sending. */
    mails: async () =>
      (await outboxOf(db)).filter(({ run_at }) => run_at !== null).map(({ kind }) => kind),
  };
}

/** `anOrder`, paid by card with this intent. */
export function aCardOrder(
  { client_secret, customer_id }: CardSession,
  over: Partial<WireOrderRequest> = {},
): WireOrderRequest {
  const transaction_id = { client_secret, customer_id };
  return anOrder({ payment_method: "card", transaction_id, ...over });
}
