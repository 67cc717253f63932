import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { newAttempt, type OrderAttempt, type PendingOrder } from "../placing/order-attempt.ts";
import { aPendingOrder, aSending } from "../testing.ts";
import { payOrder } from "./pay-order.ts";

const pendingOrder = aPendingOrder();
const { placed, sending } = pendingOrder;
const returnUrl = "https://kawabe.example/checkout?tab=payment";
const refused = (code: ApiProblem["code"], status: number) => ({
  ok: false as const,
  problem: { code, status, message: "" },
});
const LOST = refused("unreachable", 0);
const NOT_CONFIRMED = refused("payment_not_confirmed", 402);

let attempt: OrderAttempt;
let kept: PendingOrder[];
/** The calls made, in order. */
let calls: string[];

beforeEach(() => {
  attempt = { ...newAttempt(), local_id: sending.order.local_id };
  kept = [];
  calls = [];
});

function setUp() {
  const said = <T>(name: string, answer: T) =>
    vi.fn(async (..._: unknown[]): Promise<T> => {
      calls.push(name);
      return answer;
    });
  const api = {
    placeOrder: said("POST", { ok: true, payload: placed } as unknown),
    finaliseOrder: said("PUT", {
      ok: true,
      payload: { order_id: "o1", status: "paid" },
    } as unknown),
  };
  const session = {
    refresh: said("refresh", true),
    confirm: said("confirm", { kind: "confirmed" } as unknown),
  };
  const keeper = {
    read: () => attempt,
    write: (next: OrderAttempt) => {
      attempt = next;
    },
    savePending: (next: PendingOrder) => {
      calls.push("hold");
      kept.push(next);
    },
  };
  const pay = (what = sending) =>
    payOrder({ api, session, keeper, sending: what, returnUrl } as never);
  return { api, session, pay };
}

test("paying places the order, refreshes the amount, confirms the payment, then asks the server", async () => {
  const { api, session, pay } = setUp();
  expect(await pay()).toEqual({ kind: "placed", placed, sending });
  expect(calls).toEqual(["POST", "hold", "refresh", "confirm", "hold", "PUT"]);
  expect(session.confirm).toHaveBeenCalledExactlyOnceWith(returnUrl, expect.anything());
  expect(api.finaliseOrder).toHaveBeenCalledExactlyOnceWith({
    order_id: "o1",
    transaction_id: { client_secret: "pi_1_secret_2", customer_id: "cus_1" },
    status: "paid",
  });
});

test("a refused order is not paid", async () => {
  const { api, pay } = setUp();
  api.placeOrder.mockResolvedValueOnce(refused("slot_full", 409));
  expect(await pay()).toMatchObject({ kind: "refused", problem: { code: "slot_full" } });
  expect(calls).toEqual([]);
  expect(attempt.unanswered).toEqual([]);
});

test("an order whose answer was lost is not paid, and is resent unchanged", async () => {
  const { api, pay } = setUp();
  api.placeOrder.mockResolvedValueOnce(LOST);
  expect(await pay()).toMatchObject({ kind: "unknown" });
  expect(calls).toEqual([]);
  expect(attempt.unanswered).toEqual([sending]);
  expect(await pay()).toMatchObject({ kind: "placed" });
  const [first, second] = api.placeOrder.mock.calls;
  expect(second).toEqual(first);
});

test("nothing is confirmed if the intent could not be refreshed", async () => {
  const { session, pay } = setUp();
  session.refresh.mockResolvedValueOnce(false);
  expect(await pay()).toEqual({ kind: "unprepared" });
  expect(session.confirm).not.toHaveBeenCalled();
});

test("a declined card returns the provider's message, and the order is kept for another card", async () => {
  const { session, pay, api } = setUp();
  const declined = { kind: "declined", message: "Your card was declined." };
  session.confirm.mockResolvedValueOnce(declined);
  expect(await pay()).toEqual(declined);
  expect(api.finaliseOrder).not.toHaveBeenCalled();
  expect(kept).toEqual([pendingOrder, { ...pendingOrder, state: "refused" }]);

  expect(await pay()).toMatchObject({ kind: "placed", placed });
  const ids = api.placeOrder.mock.calls.map(([order]) => (order as typeof sending.order).local_id);
  expect(new Set(ids)).toEqual(new Set([sending.order.local_id]));
});

test("a confirmation with a lost answer counts as paid if the server knows of it", async () => {
  const { session, pay } = setUp();
  session.confirm.mockResolvedValueOnce({ kind: "unknown" });
  expect(await pay()).toMatchObject({ kind: "placed" });
});

test("a confirmation that never arrived counts as not paid", async () => {
  const { api, session, pay } = setUp();
  session.confirm.mockResolvedValueOnce({ kind: "unknown" });
  api.finaliseOrder.mockResolvedValueOnce(NOT_CONFIRMED);
  expect(await pay()).toEqual({ kind: "declined", message: "" });
  expect(kept.at(-1)).toEqual({ ...pendingOrder, state: "refused" });
});

test.each([LOST, refused("internal", 500), NOT_CONFIRMED])(
  "a confirmed payment is never given up: after %j it is polled later",
  async (answer) => {
    const { api, pay } = setUp();
    api.finaliseOrder.mockResolvedValueOnce(answer);
    const confirmed: PendingOrder = { ...pendingOrder, state: "confirmed" };
    expect(await pay()).toEqual({ kind: "unsettled", pendingOrder: confirmed });
    expect(kept.at(-1)).toEqual(confirmed);
  },
);

test("a lost confirmation stays open if the server cannot tell either", async () => {
  const { api, session, pay } = setUp();
  session.confirm.mockResolvedValueOnce({ kind: "unknown" });
  api.finaliseOrder.mockResolvedValueOnce(LOST);
  expect(await pay()).toEqual({ kind: "unsettled", pendingOrder });
});

test("the pending order is stored before the payment is confirmed, so that a reload finds it", async () => {
  const { session, pay } = setUp();
  session.confirm.mockImplementationOnce(async () => {
    expect(kept).toEqual([pendingOrder]);
    return { kind: "confirmed" };
  });
  await pay();
});

test("a cash order whose lost answer had succeeded is kept: no card is charged for it", async () => {
  const { api, pay } = setUp();
  const earlier = aSending();
  attempt = { ...attempt, unanswered: [earlier] };
  api.placeOrder.mockResolvedValueOnce(refused("local_id_reused", 409));
  expect(await pay()).toEqual({ kind: "placed", placed, sending: earlier });
  expect(calls).toEqual(["POST", "PUT"]);
});
