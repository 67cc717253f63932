import { createApi } from "@noren/contract/api.ts";
import { createCardApi } from "@noren/contract/card-api.ts";
import {
  aCardOrder,
  type CardSession,
  DECLINED_CARD,
  GOOD_CARD,
  SECURE_CARD,
} from "../card-desk.ts";
import type { StripeServer } from "../stripe/stripe-server.ts";
import type { Random } from "./random.ts";

type Shop = {
  fetch: (request: Request) => Promise<Response>;
  stripe: StripeServer;
  random: Random;
};

type Step = "intent" | "order" | "pay" | "authenticate" | "return" | "over";

/**
 * A guest and their browser: what they do next, once for each `act`. They repeat what was not
 * answered, begin anew what was refused, may pay before they order, send things twice, and may close
 * the browser at any step.
 */
export class Guest {
  readonly localId: string;
  /** What the shop has told them: that this order is paid. */
  toldPaid: string | null = null;
  #step: Step = "intent";
  #session: CardSession | null = null;
  #orderId: string | null = null;
  readonly #paysFirst: boolean;
  readonly #hasCoupon: boolean;
  readonly #shop: Shop;

  constructor(localId: string, shop: Shop) {
    this.localId = localId;
    this.#shop = shop;
    this.#paysFirst = shop.random.chance(0.1);
    this.#hasCoupon = shop.random.chance(0.3);
  }

  get isOver(): boolean {
    return this.#step === "over";
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
    const amounts = this.#hasCoupon ? { coupon: "MANY", discount: 5, total: 5 } : {};
    const order = aCardOrder(this.#session, { local_id: this.localId, ...amounts });
    const placed = await createApi("", this.#shop.fetch, "fr").placeOrder(order);
    if (placed.ok) {
      this.#orderId = placed.payload.order_id;
      this.#step = this.#isPaid() ? "return" : "pay";
    } else if (placed.refusal.code === "payment_mismatch") this.#step = "intent";
    else if (!RETRIED.includes(placed.refusal.code)) this.#step = "over";
  }

  /** In the browser's frame of the provider, which our server has no part in. */
  #pay(): void {
    const { random, stripe } = this.#shop;
    if (!this.#session) return;
    const number = random.one([GOOD_CARD, GOOD_CARD, SECURE_CARD, DECLINED_CARD]);
    const form = { payment_method_data: { type: "card", card: { number } } };
    try {
      const { status } = stripe.book.confirm(this.#session.intentId, form);
      this.#step = status === "requires_action" ? "authenticate" : this.#afterPaying();
    } catch {
      // Declined, or paid or ended meanwhile: the next look at it tells which.
      if (this.#isPaid()) this.#step = this.#afterPaying();
      else if (!this.#isOpen()) this.#step = "over";
    }
  }

  #authenticate(): void {
    const { random, stripe } = this.#shop;
    if (!this.#session) return;
    try {
      const outcome = random.chance(0.8) ? "passed" : "failed";
      stripe.book.authenticate(this.#session.intentId, outcome);
    } catch {
      // Ended by the shop while the bank was asked.
    }
    this.#step = this.#isPaid() ? this.#afterPaying() : this.#isOpen() ? "pay" : "over";
  }

  #afterPaying(): Step {
    return this.#orderId === null ? "order" : "return";
  }

  async #return(): Promise<void> {
    if (!this.#session || this.#orderId === null) return;
    const { client_secret, customer_id } = this.#session;
    const reply = await createApi("", this.#shop.fetch, "fr").finaliseOrder({
      order_id: this.#orderId,
      transaction_id: { client_secret, customer_id },
      status: "paid",
    });
    if (reply.ok && reply.payload.status === "paid") {
      this.toldPaid = this.#orderId;
      this.#step = "over";
    } else if (this.#shop.random.chance(0.3)) this.#step = "over";
  }

  #isPaid(): boolean {
    return ["succeeded", "requires_capture"].includes(this.#status());
  }

  #isOpen(): boolean {
    return this.#status().startsWith("requires_") && !this.#isPaid();
  }

  #status(): string {
    return this.#session ? this.#shop.stripe.book.intent(this.#session.intentId).status : "";
  }
}

const RETRIED: string[] = ["unreachable", "payment_unavailable", "internal"];
