import { z } from "zod";
import { emailAddress, required } from "./checkout.ts";
import { typedText, wireAmount, wireInteger, wireText } from "./codecs.ts";

/**
 * Schemas of card payments (wire.md, Checkout) and, as an addition, of the demonstration provider.
 */

export const cardCustomerRequest = z.object({
  email: emailAddress,
  name: typedText(200).default(""),
  phone: typedText(40).default(""),
});

export const paymentIntentRequest = z.object({
  customer_id: required(200),
  amount: wireAmount.refine((amount) => amount >= 0, { error: "amount" }),
  local_id: wireText(100)
    .trim()
    .nullish()
    .transform((id) => id || null),
});

export const cardCustomerSchema = z.object({ customer: z.object({ id: z.string() }) });

export const paymentIntentSchema = z.object({
  client_secret: z.string(),
  payment_intent_id: z.string(),
});

export const hostedPaymentRequest = z.object({ key: z.string().max(100) });

/** `client_secret` is null if the order cannot be paid any more; `status` is that of the order. */
export const hostedPaymentSchema = z.object({
  order_id: z.string(),
  number: z.string(),
  status: z.enum(["pending", "paid", "refunded", "cancelled"]),
  total: wireAmount,
  client_secret: z.string().nullable(),
});

/** The form of the demonstration provider; `number` may contain spaces. */
export const demoConfirmRequest = z.object({
  client_secret: required(500),
  number: wireText(40).transform((number) => number.replaceAll(/[\s-]/g, "")),
  expiry_month: wireInteger,
  expiry_year: wireInteger,
  cvc: wireText(10).trim(),
});

export const demoAuthenticateRequest = z.object({
  client_secret: required(500),
  outcome: z.enum(["passed", "failed"], { error: "outcome" }),
});

/** `requires_action`: authentication by the bank; `message`: why the card was declined. */
export const demoPaymentSchema = z.object({
  status: z.enum(["succeeded", "requires_capture", "requires_action", "requires_payment_method"]),
  message: z.string().optional(),
});

export type HostedPayment = z.output<typeof hostedPaymentSchema>;
export type WireCardCustomer = z.input<typeof cardCustomerRequest>;
export type WirePaymentIntent = z.input<typeof paymentIntentRequest>;
export type PaymentIntentAnswer = z.output<typeof paymentIntentSchema>;
export type WireDemoCard = z.input<typeof demoConfirmRequest>;
export type WireDemoAuthentication = z.input<typeof demoAuthenticateRequest>;
export type DemoConfirmRequest = z.output<typeof demoConfirmRequest>;
export type DemoAuthenticateRequest = z.output<typeof demoAuthenticateRequest>;
export type DemoPayment = z.output<typeof demoPaymentSchema>;
