import type { OrderRequest } from "@noren/contract/checkout.ts";
import { dialledNumber } from "@noren/contract/format/tel-link.ts";

/** By what a customer without an account is recognised; an empty phone key matches no order. */
export type Contact = { email: string; phone_key: string };

export function contactOf({ customer }: OrderRequest): Contact {
  return { email: customer.email, phone_key: phoneKey(customer.phone) };
}

/** The digits of the first phone number with country code, France's where the number has none. */
export function phoneKey(phone: string): string {
  return (dialledNumber(phone) ?? phone).replace(/\D/g, "").replace(/^0/, "33");
}
