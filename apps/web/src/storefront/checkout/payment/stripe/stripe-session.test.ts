import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { expect, test, vi } from "vitest";
import { ORDERED } from "../../testing.ts";
import { stripeSession } from "./stripe-session.ts";

function session(over: { submit?: object; fetchUpdates?: () => Promise<object> }) {
  const confirmPayment = vi.fn().mockResolvedValue({ paymentIntent: { status: "succeeded" } });
  const elements = {
    submit: async () => over.submit ?? {},
    fetchUpdates: over.fetchUpdates ?? (async () => ({})),
  } as unknown as StripeElements;
  const stripe = { confirmPayment } as Pick<Stripe, "confirmPayment">;
  return { elements, confirmPayment, ...stripeSession(stripe, elements) };
}

test("a redirect happens only where the bank requires it", async () => {
  const { elements, confirmPayment, confirm } = session({});
  expect(await confirm("https://kawabe.example/checkout", ORDERED)).toEqual({ kind: "confirmed" });
  expect(confirmPayment).toHaveBeenCalledExactlyOnceWith({
    elements,
    confirmParams: { return_url: "https://kawabe.example/checkout" },
    redirect: "if_required",
  });
});

test("an interrupted confirmation leaves the outcome unknown", async () => {
  const { confirm, confirmPayment } = session({});
  confirmPayment.mockRejectedValueOnce(new Error("gone"));
  expect(await confirm("https://kawabe.example/checkout", ORDERED)).toEqual({ kind: "unknown" });
});

test("an error that the form shows itself is not shown twice", async () => {
  expect(await session({}).submit()).toBeNull();
  const incomplete = { error: { type: "validation_error", message: "Incomplete." } };
  expect(await session({ submit: incomplete }).submit()).toBe("");
  const other = { error: { type: "api_error", message: "Not now." } };
  expect(await session({ submit: other }).submit()).toBe("Not now.");
});

test("an intent that cannot be refreshed is reported", async () => {
  expect(await session({}).refresh()).toBe(true);
  expect(await session({ fetchUpdates: async () => ({ error: {} }) }).refresh()).toBe(false);
  expect(await session({ fetchUpdates: () => Promise.reject(new Error()) }).refresh()).toBe(false);
});
