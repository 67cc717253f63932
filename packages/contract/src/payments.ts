import { z } from "zod";
import { emailAddress } from "./checkout.ts";
import { wireAmount, wireText } from "./codecs.ts";

/** The calls that prepare a card payment (wire.md, Checkout). */

export const cardCustomerRequest = z.object({
  email: emailAddress,
  name: wireText(200).default(""),
  phone: wireText(40).default(""),
});

export const paymentIntentRequest = z.object({
  customer_id: wireText(200).trim().min(1, { error: "required" }),
  amount: wireAmount.refine((amount) => amount >= 0, { error: "amount" }),
  local_id: wireText(100).nullish(),
});

export const cardCustomerSchema = z.object({ customer: z.object({ id: z.string() }) });

export const paymentIntentSchema = z.object({
  client_secret: z.string(),
  payment_intent_id: z.string(),
});
