import { randomUUID } from "node:crypto";
import { dialledNumber } from "@noren/contract/format/tel-link.ts";
import { asCents } from "@noren/ordering/money.ts";
import { Stripe } from "stripe";
import type { IntentStatus } from "../../db/payment-tables.ts";
import {
  type CardIntent,
  type CardProvider,
  type CardRefund,
  type ProviderAnswer,
  type ProviderEvent,
  REFUND_FAILED,
} from "./card-provider.ts";

export type StripeAccess = {
  secretKey: string;
  webhookSecret: string;
  /** API root that replaces Stripe's, without `/v1`; for tests. */
  apiBase: string | null;
  timeoutMs?: number | undefined;
};

/** Short enough that a guest's call, with one retry, is answered before the browser's timeout. */
export const STRIPE_TIMEOUT_MS = 6000;
const RETRIES = 1;
const SIGNATURE_TOLERANCE_SECONDS = 300;

const CURRENCY = "eur";
const EXPAND = { expand: ["latest_charge"] };
/** Metadata field with the idempotency key of our refunds. */
const REFUND_KEY = "noren_key";
/** In characters: Stripe refuses a customer with a longer one. */
const MAX_PHONE = 20;

export function stripeProvider({
  secretKey,
  webhookSecret,
  apiBase,
  timeoutMs = STRIPE_TIMEOUT_MS,
}: StripeAccess): CardProvider {
  const stripe = new Stripe(secretKey, {
    telemetry: false,
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    ...(apiBase !== null && apiHostOptions(apiBase)),
  });
  const { paymentIntents } = stripe;

  return {
    name: "stripe",

    createCustomer: ({ email, name, phone }) =>
      answer(async () => {
        const known = phoneFor(phone);
        const { id } = await stripe.customers.create({
          email,
          name,
          ...(known && { phone: known }),
        });
        return { id };
      }),

    createIntent: ({ customerId, amount, orderId, captureMethod, methods, key }) =>
      intentAnswer(
        paymentIntents.create(
          {
            amount,
            currency: CURRENCY,
            customer: customerId,
            capture_method: captureMethod,
            allowed_payment_method_types:
              methods as Stripe.PaymentIntentCreateParams.AllowedPaymentMethodType[],
            metadata: { order_id: orderId },
            ...EXPAND,
          },
          { idempotencyKey: key },
        ),
      ),

    retrieve: (id) => intentAnswer(paymentIntents.retrieve(id, EXPAND)),

    update: (id, { amount, customerId, captureMethod }) =>
      intentAnswer(
        paymentIntents.update(id, {
          amount,
          capture_method: captureMethod,
          ...(customerId !== undefined && { customer: customerId }),
          ...EXPAND,
        }),
      ),

    capture: (id) => intentAnswer(paymentIntents.capture(id, EXPAND)),
    cancel: (id) => intentAnswer(paymentIntents.cancel(id, EXPAND)),

    async refund(id, amount, key) {
      const made = await answer(() => refundOnce(stripe, id, amount, key));
      if (made.ok && made.value.isFailed)
        return { ok: false, kind: "refused", code: REFUND_FAILED };
      return made;
    },
    refunds: (id) => answer(() => refundsOf(stripe, id)),

    readEvent: (body, signature, now) => readEvent(body, signature, webhookSecret, now),
  };
}

/**
 * Stripe keeps an idempotency key for a day and replays a refusal under it until then. A task may
 * be retried for longer, and what was refused may be possible by now. So existing refunds are
 * listed first, and a replayed refusal is retried once under a new key.
 */
async function refundOnce(
  { refunds }: Stripe,
  payment_intent: string,
  amount: number,
  key: string,
): Promise<CardRefund> {
  const made = await refunds.list({ payment_intent, limit: 100 });
  const known = made.data.find(({ metadata }) => metadata?.[REFUND_KEY] === key);
  if (known) return cardRefund(payment_intent, known);
  const create = async (idempotencyKey: string) => {
    const metadata = { [REFUND_KEY]: key };
    const created = { payment_intent, amount, metadata };
    return cardRefund(payment_intent, await refunds.create(created, { idempotencyKey }));
  };
  try {
    return await create(key);
  } catch (error) {
    if (!isReplayedError(error)) throw error;
    return create(`${key}:${randomUUID()}`);
  }
}

/** Reads one page of 100 refunds: a restaurant does not make more for one payment. */
async function refundsOf({ refunds }: Stripe, payment_intent: string): Promise<CardRefund[]> {
  const { data } = await refunds.list({ payment_intent, limit: 100 });
  return data.map((refund) => cardRefund(payment_intent, refund));
}

function cardRefund(intentId: string, { id, amount, metadata, status }: Stripe.Refund): CardRefund {
  const isFailed = status === "failed" || status === "canceled";
  return { id, intentId, amount: asCents(amount), key: metadata?.[REFUND_KEY] ?? null, isFailed };
}

function isReplayedError(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.headers?.["idempotent-replayed"] === "true"
  );
}

function apiHostOptions(apiBase: string) {
  const { hostname, port, protocol } = new URL(apiBase);
  const scheme = protocol === "http:" ? ("http" as const) : ("https" as const);
  return { host: hostname, protocol: scheme, ...(port !== "" && { port }) };
}

function intentAnswer(asked: Promise<Stripe.PaymentIntent>): Promise<ProviderAnswer<CardIntent>> {
  return answer(async () => cardIntent(await asked));
}

async function answer<T>(ask: () => Promise<T>): Promise<ProviderAnswer<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const kind = isDefinitive(error) ? "refused" : "unreachable";
    return { ok: false, kind, code: error.code ?? error.type };
  }
}

/** Other errors (a wrong API key, rate limits) are temporary: the same call is worth a retry. */
function isDefinitive(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { StripeInvalidRequestError, StripeCardError, StripeIdempotencyError } = Stripe.errors;
  return (
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeCardError ||
    error instanceof StripeIdempotencyError
  );
}

function cardIntent(intent: Stripe.PaymentIntent): CardIntent {
  const { customer, latest_charge: charge } = intent;
  return {
    id: intent.id,
    clientSecret: intent.client_secret ?? "",
    status: intent.status as IntentStatus,
    amount: asCents(intent.amount),
    currency: intent.currency,
    customerId: typeof customer === "string" ? customer : (customer?.id ?? null),
    orderId: intent.metadata.order_id ?? null,
    received: asCents(intent.amount_received),
    refunded: asCents(typeof charge === "object" ? (charge?.amount_refunded ?? 0) : 0),
  };
}

/** Events of payments, refunds and disputes name their payment intent; other events have none. */
function readEvent(
  body: string,
  signature: string,
  secret: string,
  now: number,
): ProviderEvent | null {
  const { webhooks, errors } = Stripe;
  const tolerance = SIGNATURE_TOLERANCE_SECONDS;
  try {
    const event = webhooks.constructEvent(body, signature, secret, tolerance, undefined, now);
    return { id: event.id, type: event.type, intentId: intentOf(event) };
  } catch (error) {
    if (error instanceof errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return null;
    throw error;
  }
}

function intentOf({ data }: Stripe.Event): string | null {
  const { object, id, payment_intent } = data.object as unknown as Record<string, unknown>;
  const named = object === "payment_intent" ? id : payment_intent;
  return typeof named === "string" ? named : null;
}

/** A number as typed may have words and brackets around it. */
function phoneFor(typed: string): string | null {
  return typed.length <= MAX_PHONE ? typed : dialledNumber(typed);
}
