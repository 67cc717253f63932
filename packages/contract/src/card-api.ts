import { isRecord } from "./api-problem.ts";
import { callsTo, type Reply, type Send } from "./call.ts";
import { eurosToCents } from "./euros.ts";
import type { Locale } from "./locales.ts";
import type {
  DemoPayment,
  HostedPayment,
  PaymentIntentAnswer,
  WireCardCustomer,
  WireDemoAuthentication,
  WireDemoCard,
  WirePaymentIntent,
} from "./payments.ts";

const CHECKOUT = "/v2/public/checkout";

export type CardApi = ReturnType<typeof createCardApi>;

/**
 * The typed client of card payments and of the demonstration provider; separate from `createApi`,
 * since only the payment step needs it.
 */
export function createCardApi(root: string, send: Send, locale: Locale) {
  const { call } = callsTo(root, send, locale);
  return {
    /** The id of the customer at the card provider. */
    customer: (person: WireCardCustomer): Promise<Reply<string>> =>
      call("POST", `${CHECKOUT}/stripe-customer`, readCustomer, person),
    intent: (wanted: WirePaymentIntent): Promise<Reply<PaymentIntentAnswer>> =>
      call("POST", `${CHECKOUT}/stripe-payment-intent`, readIntent, wanted),
    /** Data of the hosted payment page of one order; 404 if the key does not match the order. */
    hosted: (orderId: string, key: string): Promise<Reply<HostedPayment>> => {
      const query = `?key=${encodeURIComponent(key)}`;
      return call("GET", `${CHECKOUT}/payment/${encodeURIComponent(orderId)}${query}`, readHosted);
    },
    demoConfirm: (card: WireDemoCard): Promise<Reply<DemoPayment>> =>
      call("POST", `${CHECKOUT}/demo-card/confirm`, readDemoPayment, card),
    demoAuthenticate: (outcome: WireDemoAuthentication): Promise<Reply<DemoPayment>> =>
      call("POST", `${CHECKOUT}/demo-card/authenticate`, readDemoPayment, outcome),
  };
}

function readCustomer(payload: unknown): string {
  const customer = isRecord(payload) ? payload.customer : null;
  if (!isRecord(customer) || typeof customer.id !== "string")
    throw new TypeError("no customer in the answer");
  return customer.id;
}

/** Without `payment_intent_id` the id is taken from the secret, as Stripe formats it. */
function readIntent(payload: unknown): PaymentIntentAnswer {
  const { client_secret, payment_intent_id } = isRecord(payload) ? payload : {};
  if (typeof client_secret !== "string") throw new TypeError("no client_secret in the answer");
  const named = typeof payment_intent_id === "string" ? payment_intent_id : "";
  return { client_secret, payment_intent_id: named || intentIdOf(client_secret) };
}

const ORDER_STATES: readonly unknown[] = [
  "pending",
  "paid",
  "refunded",
  "cancelled",
] satisfies HostedPayment["status"][];

function readHosted(payload: unknown): HostedPayment {
  const { order_id, number, status, total, client_secret } = isRecord(payload) ? payload : {};
  if (typeof total !== "number" || !ORDER_STATES.includes(status))
    throw new TypeError("no order in the answer");
  return {
    order_id: String(order_id),
    number: String(number),
    status: status as HostedPayment["status"],
    total: eurosToCents(total),
    client_secret: typeof client_secret === "string" ? client_secret : null,
  };
}

function intentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? "";
}

const DEMO_STATES: readonly unknown[] = [
  "succeeded",
  "requires_capture",
  "requires_action",
  "requires_payment_method",
] satisfies DemoPayment["status"][];

function readDemoPayment(payload: unknown): DemoPayment {
  const { status, message } = isRecord(payload) ? payload : {};
  if (!DEMO_STATES.includes(status)) throw new TypeError("no payment in the answer");
  return {
    status: status as DemoPayment["status"],
    ...(typeof message === "string" && { message }),
  };
}
