import { randomBytes } from "node:crypto";
import { type CardBehaviour, TEST_CARDS } from "../../src/providers/card/test-cards.ts";
import { type Form, listAt, recordAt, textAt } from "./form-body.ts";
import { invalidRequest, missing, StripeError } from "./stripe-error.ts";
import {
  newId,
  type StripeCustomer,
  type StripeEvent,
  type StripeIntent,
  type StripeRefund,
} from "./stripe-objects.ts";

const OPEN = ["requires_payment_method", "requires_confirmation", "requires_action"];
const MINIMUM = 50;
/** In characters. */
const MAX_PHONE = 20;

/**
 * Stripe's state machine of payments, with its errors. Every change of a payment passes an event to
 * `onEvent`.
 */
export class StripeAccount {
  readonly customers = new Map<string, StripeCustomer>();
  readonly intents = new Map<string, StripeIntent>();
  readonly refunds: StripeRefund[] = [];
  /** Whether the account's balance suffices for a refund. */
  hasFunds = true;
  /** Whether a capture fails, as for an authorisation that the bank cancelled. */
  refusesCapture = false;
  readonly #onEvent: (event: StripeEvent) => void;
  readonly #now: () => number;
  readonly #threeDSecureUrl: (intent: string, returnUrl: string) => string;

  constructor(
    now: () => number,
    onEvent: (event: StripeEvent) => void,
    threeDSecureUrl: (intent: string, returnUrl: string) => string,
  ) {
    this.#now = now;
    this.#onEvent = onEvent;
    this.#threeDSecureUrl = threeDSecureUrl;
  }

  createCustomer(form: Form): StripeCustomer {
    if ((textAt(form, "phone") ?? "").length > MAX_PHONE)
      throw invalidRequest(
        "invalid_string",
        `Invalid string: must be at most ${MAX_PHONE} characters`,
        { param: "phone" },
      );
    const customer: StripeCustomer = {
      id: newId("cus"),
      object: "customer",
      email: textAt(form, "email"),
      phone: textAt(form, "phone"),
    };
    this.customers.set(customer.id, customer);
    return customer;
  }

  createIntent(form: Form): StripeIntent {
    refuseOldTypes(form);
    if (form.automatic_payment_methods !== undefined && form.allowed_payment_method_types)
      throw invalidRequest("parameter_invalid", "You may only specify one of these parameters.");
    const id = newId("pi");
    const intent: StripeIntent = {
      id,
      object: "payment_intent",
      client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
      amount: amountIn(form),
      amount_capturable: 0,
      amount_received: 0,
      capture_method: textAt(form, "capture_method") ?? "automatic",
      currency: textAt(form, "currency") ?? "",
      customer: this.#customerIn(form),
      metadata: recordAt(form, "metadata"),
      status: "requires_payment_method",
      payment_method_types: listAt(form, "allowed_payment_method_types") ?? ["card"],
      next_action: null,
      last_payment_error: null,
      latest_charge: null,
      created: Math.floor(this.#now() / 1000),
    };
    this.intents.set(id, intent);
    return intent;
  }

  intent(id: string): StripeIntent {
    const intent = this.intents.get(id);
    if (!intent) throw missing("payment_intent", id);
    return intent;
  }

  updateIntent(id: string, form: Form): StripeIntent {
    refuseOldTypes(form);
    const intent = this.#inState(id, OPEN, "updated");
    if (form.amount !== undefined) intent.amount = amountIn(form);
    if (form.customer !== undefined) intent.customer = this.#customerIn(form);
    intent.capture_method = textAt(form, "capture_method") ?? intent.capture_method;
    Object.assign(intent.metadata, recordAt(form, "metadata"));
    return intent;
  }

  /** As the browser does, with a card, or with PayPal, which always redirects to its own page. */
  confirm(id: string, form: Form): StripeIntent {
    const intent = this.#inState(id, OPEN, "confirmed");
    const method = textAt(form, "payment_method_data", "type") ?? "card";
    if (!intent.payment_method_types.includes(method))
      throw invalidRequest("payment_intent_invalid_parameter", `${method} is not allowed here.`);
    const number = textAt(form, "payment_method_data", "card", "number")?.replaceAll(/\s/g, "");
    const behaviour = method === "card" ? TEST_CARDS.get(number ?? "") : "authenticate";
    if (behaviour === undefined) {
      const param = { param: "number" };
      throw new StripeError(402, "card_error", "incorrect_number", "Incorrect number.", param);
    }
    if (behaviour === "succeeds") return this.#paid(intent);
    if (behaviour !== "authenticate") throw this.#declined(intent, behaviour);
    intent.status = "requires_action";
    const returnUrl = textAt(form, "return_url") ?? "";
    intent.next_action =
      textAt(form, "use_stripe_sdk") === "true"
        ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "three_d_secure_redirect" } }
        : {
            type: "redirect_to_url",
            redirect_to_url: { url: this.#threeDSecureUrl(id, returnUrl), return_url: returnUrl },
          };
    this.#emit("payment_intent.requires_action", intent);
    return intent;
  }

  /** The bank's result of the authentication. */
  authenticate(id: string, outcome: "passed" | "failed"): StripeIntent {
    const intent = this.#inState(id, ["requires_action"], "authenticated");
    intent.next_action = null;
    if (outcome === "passed") return this.#paid(intent);
    this.#fail(intent, {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      message: "We are unable to authenticate your payment method.",
    });
    return intent;
  }

  capture(id: string): StripeIntent {
    const intent = this.#inState(id, ["requires_capture"], "captured");
    if (this.refusesCapture)
      throw invalidRequest("charge_expired_for_capture", "The authorization has expired.");
    this.#received(intent);
    return intent;
  }

  cancel(id: string): StripeIntent {
    const intent = this.#inState(id, [...OPEN, "requires_capture"], "canceled");
    intent.status = "canceled";
    intent.amount_capturable = 0;
    this.#emit("payment_intent.canceled", intent);
    return intent;
  }

  /** Stripe cancels an authorisation that is not captured, after 7 days for most cards. */
  expire(id: string): StripeIntent {
    this.#inState(id, ["requires_capture"], "expired");
    return this.cancel(id);
  }

  refund(form: Form): StripeRefund {
    const intent = this.intent(textAt(form, "payment_intent") ?? "");
    const charge = intent.latest_charge;
    if (intent.status !== "succeeded" || !charge)
      throw invalidRequest("charge_not_refundable", "This payment has no successful charge.");
    const left = charge.amount - charge.amount_refunded;
    const amount = form.amount === undefined ? left : Number(textAt(form, "amount"));
    if (left === 0)
      throw invalidRequest("charge_already_refunded", "The charge has already been refunded.");
    if (!this.hasFunds)
      throw invalidRequest("balance_insufficient", "Insufficient funds in your Stripe account.");
    if (amount > left || amount <= 0)
      throw invalidRequest("parameter_invalid_integer", "Refund amount is greater than the rest.");
    charge.amount_refunded += amount;
    const metadata = recordAt(form, "metadata");
    const object = "refund" as const;
    const status = "succeeded" as const;
    const id = newId("re");
    const refund: StripeRefund = {
      id,
      object,
      amount,
      payment_intent: intent.id,
      metadata,
      status,
    };
    this.refunds.push(refund);
    this.#emit("charge.refunded", { ...charge, payment_intent: intent.id });
    return refund;
  }

  /** The bank rejects a refund days later: the amount is no longer refunded. */
  failRefund(id: string): StripeRefund {
    const refund = this.refunds.find((one) => one.id === id);
    const charge = this.intents.get(refund?.payment_intent ?? "")?.latest_charge;
    if (!refund || !charge) throw missing("refund", id);
    refund.status = "failed";
    charge.amount_refunded -= refund.amount;
    this.#emit("refund.failed", refund);
    return refund;
  }

  refundsOf(intentId: string): StripeRefund[] {
    return this.refunds.filter(({ payment_intent }) => payment_intent === intentId);
  }

  #paid(intent: StripeIntent): StripeIntent {
    const object = "charge" as const;
    intent.latest_charge = { id: newId("ch"), object, amount: intent.amount, amount_refunded: 0 };
    intent.last_payment_error = null;
    if (intent.capture_method === "manual") {
      intent.status = "requires_capture";
      intent.amount_capturable = intent.amount;
      this.#emit("payment_intent.amount_capturable_updated", intent);
    } else this.#received(intent);
    return intent;
  }

  #received(intent: StripeIntent): void {
    intent.status = "succeeded";
    intent.amount_capturable = 0;
    intent.amount_received = intent.amount;
    this.#emit("payment_intent.succeeded", intent);
  }

  #declined(intent: StripeIntent, behaviour: Exclude<CardBehaviour, "succeeds">): StripeError {
    const decline_code = behaviour === "insufficient_funds" ? behaviour : "generic_decline";
    const message =
      behaviour === "insufficient_funds"
        ? "Your card has insufficient funds."
        : "Your card has been declined.";
    this.#fail(intent, { type: "card_error", code: "card_declined", decline_code, message });
    const more = { decline_code, payment_intent: intent };
    return new StripeError(402, "card_error", "card_declined", message, more);
  }

  #fail(intent: StripeIntent, error: unknown): void {
    intent.status = "requires_payment_method";
    intent.last_payment_error = error;
    this.#emit("payment_intent.payment_failed", intent);
  }

  #customerIn(form: Form): string | null {
    const id = textAt(form, "customer");
    if (id !== null && !this.customers.has(id)) throw missing("customer", id);
    return id;
  }

  #inState(id: string, states: string[], done: string): StripeIntent {
    const intent = this.intent(id);
    if (states.includes(intent.status)) return intent;
    const message = `This PaymentIntent could not be ${done}: it has a status of ${intent.status}.`;
    throw invalidRequest("payment_intent_unexpected_state", message, { payment_intent: intent });
  }

  #emit(type: string, object: unknown): void {
    this.#onEvent({
      id: newId("evt"),
      object: "event",
      type,
      data: { object: structuredClone(object) },
    });
  }
}

function amountIn(form: Form): number {
  const amount = Number(textAt(form, "amount"));
  if (!Number.isSafeInteger(amount))
    throw invalidRequest("parameter_invalid_integer", "Invalid integer.", { param: "amount" });
  if (amount < MINIMUM)
    throw invalidRequest("amount_too_small", "Amount must be at least €0.50 eur.");
  return amount;
}

function refuseOldTypes(form: Form): void {
  if (form.payment_method_types !== undefined)
    throw invalidRequest(
      "payment_method_types_no_longer_supported",
      "payment_method_types is no longer supported.",
    );
}
