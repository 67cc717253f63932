import type { PaymentCheck } from "@noren/contract/staff/restaurant.ts";
import type { RESTAURANT_CALLS } from "@noren/contract/staff/restaurant-calls.ts";
import type { SIGN_IN_CALLS } from "@noren/contract/staff/sign-in-calls.ts";
import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { NOT_FOUND } from "../../http/refusal.ts";
import { type Implementation, type Implementations, numberIn } from "./implement-calls.ts";

type Calls = typeof RESTAURANT_CALLS;
type SignInCalls = typeof SIGN_IN_CALLS;

const LINK = {
  summary: "Mails a link",
  example: { body: { email: "ada@example.com" } },
} as const;

test("an answer of the wrong shape, euros for cents and a forgotten call do not compile", () => {
  const settings: Implementation<Calls["kitchenSettings"]> = {
    summary: "Reads the settings",
    answers: "The settings",
    // @ts-expect-error the settings have other fields
    run: async () => ({ nonsense: 1 }),
  };
  const answerOf = (check: PaymentCheck): Implementation<Calls["paymentChecks"]> => ({
    summary: "Reads the payments",
    answers: "The payments",
    run: async () => ({ unseen: 0, checks: [check] }),
  });
  const inCents = (check: PaymentCheck) => answerOf({ ...check, amount: asCents(1250) });
  // @ts-expect-error an amount is in cents
  const inEuros = (check: PaymentCheck) => answerOf({ ...check, amount: 12.5 });
  // @ts-expect-error nothing carries the calls out
  const all: Implementations<Calls> = {};
  expect([settings, inCents, inEuros, all]).toHaveLength(4);
});

test("before sign-in a call without limits, a caller, a limit of the caller and a body of another shape do not compile", () => {
  const guarded: Implementation<SignInCalls["signOut"]> = {
    summary: "Signs out",
    answers: "Signed out",
    callerLimit: async (_, next) => next(),
    run: async ({ caller }) => (caller.token === "" ? NOT_FOUND : null),
  };
  // @ts-expect-error what strangers can repeat has a bound
  const unbounded: Implementation<SignInCalls["forgottenPassword"]> = {
    ...LINK,
    answers: "A link was mailed",
    run: async () => null,
  };
  const open: Implementation<SignInCalls["forgottenPassword"]> = {
    ...LINK,
    answers: "A link was mailed",
    limits: [],
    // @ts-expect-error nobody is signed in who could be counted
    callerLimit: async (_, next) => next(),
    // @ts-expect-error the definition's body has an e-mail
    body: z.object({ phone: z.string() }),
    // @ts-expect-error nobody is signed in
    run: async ({ caller }) => (caller.token === "" ? NOT_FOUND : null),
  };
  expect([guarded, unbounded, open]).toHaveLength(3);
});

test("a call that is not documented, and an example of another shape than the body's do not compile", () => {
  // @ts-expect-error nothing says what it does
  const silent: Implementation<SignInCalls["signOut"]> = {
    answers: "Signed out",
    run: async () => null,
  };
  const example: Implementation<SignInCalls["forgottenPassword"]> = {
    summary: "Mails a link",
    // @ts-expect-error the body has an e-mail
    example: { body: { phone: "+33 4 78 00 00 00" } },
    answers: "A link was mailed",
    limits: [],
    run: async () => null,
  };
  expect([silent, example]).toHaveLength(2);
});

test.each([
  ["12", 12],
  ["0x1F", 0],
  ["-1", 0],
  ["1e3", 0],
  ["9".repeat(400), 0],
])("the id %s in a path is the number %d; 0 is no row's", (text, id) => {
  expect(numberIn(text)).toBe(id);
});
