import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { expect, test, vi } from "vitest";
import { ORDERED } from "../../testing.ts";
import { walletSession } from "./wallet-session.ts";

function session(retrieve: () => Promise<object>) {
  const confirmPayment = vi.fn().mockResolvedValue({ paymentIntent: { status: "succeeded" } });
  const stripe = { confirmPayment, retrievePaymentIntent: retrieve } as unknown as Stripe;
  const elements = { submit: async () => ({}) } as unknown as StripeElements;
  return walletSession(stripe, elements, { secret: "pi_1_secret_2", amount: 1150 });
}

test("an intent is confirmed only while it has the amount of the sheet", async () => {
  const of = (amount: number) => session(async () => ({ paymentIntent: { amount } })).refresh();
  expect(await of(1150)).toBe(true);
  expect(await of(1250)).toBe(false);
});

test("an intent that cannot be read is not confirmed", async () => {
  expect(await session(async () => ({ error: {} })).refresh()).toBe(false);
  expect(await session(() => Promise.reject(new Error("gone"))).refresh()).toBe(false);
});

test("the session tells whether Stripe was asked to confirm", async () => {
  const wallet = session(async () => ({}));
  expect(wallet.isAsked()).toBe(false);
  expect(await wallet.confirm("https://kawabe.example/checkout", ORDERED)).toEqual({
    kind: "confirmed",
  });
  expect(wallet.isAsked()).toBe(true);
});
