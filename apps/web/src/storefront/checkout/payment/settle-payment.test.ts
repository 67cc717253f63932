import type { Reply } from "@noren/contract/call.ts";
import type { OrderFinalised } from "@noren/contract/checkout.ts";
import { expect, test } from "vitest";
import { aPendingOrder } from "../testing.ts";
import { CHECK_DELAYS_MS, settleInTime, settlePayment } from "./settle-payment.ts";

const now = (status: string): Reply<OrderFinalised> => ({
  ok: true,
  payload: { order_id: "o1", status },
});
const refused = (code: string, status: number): Reply<OrderFinalised> => ({
  ok: false,
  problem: { code, status, message: "" },
});
const NOT_CONFIRMED = refused("payment_not_confirmed", 402);
const LOST = refused("unreachable", 0);

/** A fake server with these answers in order; the last one repeats. */
function server(...answers: Reply<OrderFinalised>[]) {
  const asked: number[] = [];
  return {
    asked,
    finaliseOrder: async () => {
      asked.push(asked.length);
      return answers[Math.min(asked.length, answers.length) - 1] ?? LOST;
    },
  };
}

test.each([
  [now("paid"), "paid"],
  [now("cancelled"), "cancelled"],
  [now("refunded"), "refunded"],
  [now("pending"), "unpaid"],
  [NOT_CONFIRMED, "unpaid"],
  [LOST, "unanswered"],
  [refused("internal", 500), "unanswered"],
  [refused("rate_limited", 429), "unanswered"],
] as const)("%j settles as %s", async (answer, settled) => {
  expect(await settlePayment(server(answer), aPendingOrder())).toBe(settled);
});

function patience(givesUpAfter = Number.POSITIVE_INFINITY) {
  const waited: number[] = [];
  const wait = async (ms: number) => waited.push(ms) <= givesUpAfter;
  return { waited, wait };
}

test("an unreachable server is polled until it answers", async () => {
  const api = server(LOST, LOST, now("paid"));
  const { waited, wait } = patience();
  expect(await settleInTime(api, aPendingOrder({ state: "confirmed" }), wait)).toBe("paid");
  expect(waited).toEqual(CHECK_DELAYS_MS.slice(0, 3));
});

test("without a confirmation, not paid is final", async () => {
  const api = server(NOT_CONFIRMED);
  expect(await settleInTime(api, aPendingOrder(), patience().wait)).toBe("unpaid");
  expect(api.asked).toHaveLength(1);
});

test("after a confirmation, the provider's record may be late", async () => {
  const api = server(NOT_CONFIRMED, now("paid"));
  expect(await settleInTime(api, aPendingOrder({ state: "confirmed" }), patience().wait)).toBe(
    "paid",
  );
});

test("polling ends after a minute and a half, with the state still unknown", async () => {
  const { waited, wait } = patience();
  expect(
    await settleInTime(server(NOT_CONFIRMED), aPendingOrder({ state: "confirmed" }), wait),
  ).toBe("unanswered");
  expect(waited.reduce((sum, ms) => sum + ms)).toBe(89_000);
});

test("polling stops once it is aborted", async () => {
  const api = server(LOST);
  expect(await settleInTime(api, aPendingOrder(), patience(1).wait)).toBeNull();
  expect(api.asked).toHaveLength(1);
});
