import { randomBytes } from "node:crypto";

/** A PaymentIntent, as far as Noren reads it. Amounts in cents. */
export type StripeIntent = {
  id: string;
  object: "payment_intent";
  client_secret: string;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  capture_method: string;
  currency: string;
  customer: string | null;
  metadata: Record<string, string>;
  status: string;
  payment_method_types: string[];
  next_action: unknown;
  last_payment_error: unknown;
  latest_charge: StripeCharge | null;
  created: number;
};

type StripeCharge = { id: string; object: "charge"; amount: number; amount_refunded: number };

export type StripeRefund = {
  id: string;
  object: "refund";
  amount: number;
  payment_intent: string;
  metadata: Record<string, string>;
  status: "succeeded" | "failed";
};

export type StripeCustomer = {
  id: string;
  object: "customer";
  email: string | null;
  phone: string | null;
};

export type StripeEvent = { id: string; object: "event"; type: string; data: { object: unknown } };

/** An id in the form of the API, for instance `pi_1f0c…`. */
export function newId(kind: string): string {
  return `${kind}_${randomBytes(12).toString("hex")}`;
}
