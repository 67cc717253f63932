import { createApi } from "@noren/contract/api.ts";
import { createCardApi } from "@noren/contract/card-api.ts";
import type { OrderPlaced, WireOrderRequest } from "@noren/contract/checkout.ts";
import { anOrder } from "../an-order.ts";
import {
  aCardOrder,
  type CardSession,
  DECLINED_CARD,
  GOOD_CARD,
  SECURE_CARD,
} from "../card-fixture.ts";
import type { StripeServer } from "../stripe/stripe-server.ts";
import type { Random } from "./random.ts";

type Shop = {
  fetch: (request: Request) => Promise<Response>;
  stripe: StripeServer;
  random: Random;
  /** Contact details of the guest. */
  customer?: WireOrderRequest["customer"];
};

type Step = "intent" | "order" | "pay" | "authenticate" | "return" | "cash" | "over";

/**
 * A guest and their browser; each `act` is one step. They repeat unanswered requests, start over
 * after a refusal, may pay before they order, send requests twice, may switch from card to cash,
 * and may close the browser at any step.
 */
export class Guest {
  readonly localId: string;
  /** Id of the order that the shop confirmed as paid. */
  confirmedPaidId: string | null = null;
  #step: Step = "intent";
  #session: CardSession | null = null;
  #placed: OrderPlaced | null = null;
  readonly #paysFirst: boolean;
  readonly #hasCoupon: boolean;
  readonly #shop: Shop;

  constructor(localId: string, shop: Shop) {
    this.localId = localId;
    this.#shop = shop;
    this.#paysFirst = shop.random.chance(0.1);
    this.#hasCoupon = shop.random.chance(0.3);
  }

  /** `local_id` of the cash order that replaces the card order. */
  get cashId(): string {
    return `${this.localId}-cash`;
  }

  get isOver(): boolean {
    return this.#step === "over";
  }

  /** Whether they received the answer to an order, paid or not. */
  get hasOrdered(): boolean {
    return this.#placed !== null;
  }

  async act(): Promise<void> {
    const { random } = this.#shop;
    if (random.chance(0.05)) this.#step = "over";
    const isTwice = random.chance(0.1);
    const acts = isTwice ? [this.#do(), this.#do()] : [this.#do()];
    await Promise.all(acts);
  }

  async #do(): Promise<void> {
    if (this.#step === "intent") await this.#prepare();
    else if (this.#step === "order") await this.#order();
    else if (this.#step === "pay") this.#pay();
    else if (this.#step === "authenticate") this.#authenticate();
    else if (this.#step === "return") await this.#return();
    else if (this.#step === "cash") await this.#orderInCash();
  }

  async #prepare(): Promise<void> {
    const { random } = this.#shop;
    const cards = createCardApi("", this.#shop.fetch, "fr");
    const customer = await cards.customer({ email: "ada@example.com" });
    if (!customer.ok) return;
    const amount = random.one([10, 5, 12.5]);
    const customer_id = customer.payload;
    const intent = await cards.intent({ customer_id, amount, local_id: this.localId });
    if (!intent.ok) return;
    const { client_secret, payment_intent_id: intentId } = intent.payload;
    this.#session = { client_secret, customer_id, intentId };
    this.#step = this.#paysFirst ? "pay" : "order";
  }

  async #order(): Promise<void> {
    if (!this.#session) return;
    const order = aCardOrder(this.#session, { local_id: this.localId, ...this.#orderFields() });
    const placed = await createApi("", this.#shop.fetch, "fr").placeOrder(order);
    if (placed.ok) {
      this.#placed = placed.payload;
      this.#step = this.#isPaid() ? "return" : "pay";
    } else if (placed.problem.code === "payment_mismatch") this.#step = "intent";
    else if (!RETRYABLE.includes(placed.problem.code)) this.#step = "over";
  }

  /** Happens in the provider's iframe, without the app's server. */
  #pay(): void {
    const { random, stripe } = this.#shop;
    if (!this.#session) return;
    const number = random.one([GOOD_CARD, GOOD_CARD, SECURE_CARD, DECLINED_CARD]);
    const form = { payment_method_data: { type: "card", card: { number } } };
    try {
      const { status } = stripe.account.confirm(this.#session.intentId, form);
      this.#step = status === "requires_action" ? "authenticate" : this.#afterPaying();
    } catch {
      // Declined, or paid or cancelled meanwhile: the state of the intent tells which.
      if (this.#isPaid()) this.#step = this.#afterPaying();
      else if (!this.#isOpen()) this.#step = "over";
      else if (this.#placed && random.chance(0.4)) this.#step = "cash";
    }
  }

  #authenticate(): void {
    const { random, stripe } = this.#shop;
    if (!this.#session) return;
    try {
      const outcome = random.chance(0.8) ? "passed" : "failed";
      stripe.account.authenticate(this.#session.intentId, outcome);
    } catch {
      // The shop cancelled the intent during the authentication.
    }
    this.#step = this.#isPaid() ? this.#afterPaying() : this.#isOpen() ? "pay" : "over";
  }

  #afterPaying(): Step {
    return this.#placed === null ? "order" : "return";
  }

  async #return(): Promise<void> {
    if (!this.#session || this.#placed === null) return;
    const { order_id } = this.#placed;
    const { client_secret, customer_id } = this.#session;
    const reply = await createApi("", this.#shop.fetch, "fr").finaliseOrder({
      order_id,
      transaction_id: { client_secret, customer_id },
      status: "paid",
    });
    if (reply.ok && reply.payload.status === "paid") {
      this.confirmedPaidId = order_id;
      this.#step = "over";
    } else this.#step = this.#shop.random.one(["over", "cash", "return", "return"]);
  }

  /** Also possible when the card may have been charged: neither shop nor guest knows yet. */
  async #orderInCash(): Promise<void> {
    if (this.#placed === null) return;
    const { order_id, tracking_key = "" } = this.#placed;
    const replaces = { order_id, tracking_key };
    const order = anOrder({ local_id: this.cashId, replaces, ...this.#orderFields() });
    const placed = await createApi("", this.#shop.fetch, "fr").placeOrder(order);
    if (placed.ok) this.#step = "over";
    else if (placed.problem.code === "earlier_order_paid") this.#step = "return";
    else if (!RETRYABLE.includes(placed.problem.code)) this.#step = "over";
  }

  #orderFields() {
    const { customer } = this.#shop;
    return {
      ...(customer && { customer }),
      ...(this.#hasCoupon && { coupon: "MANY", discount: 5, total: 5 }),
    };
  }

  #isPaid(): boolean {
    return ["succeeded", "requires_capture"].includes(this.#status());
  }

  #isOpen(): boolean {
    return this.#status().startsWith("requires_") && !this.#isPaid();
  }

  #status(): string {
    return this.#session ? this.#shop.stripe.account.intent(this.#session.intentId).status : "";
  }
}

const RETRYABLE: string[] = ["unreachable", "payment_unavailable", "internal", "not_ready"];
