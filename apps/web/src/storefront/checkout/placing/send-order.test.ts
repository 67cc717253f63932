import type { ApiProblem } from "@noren/contract/api-problem.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { aSending } from "../testing.ts";
import { newAttempt, type OrderAttempt } from "./order-attempt.ts";
import { sendOrder } from "./send-order.ts";

const placed = { order_id: "o1", number: "0001" };
const ok = { ok: true as const, payload: placed };
const finalised = { ok: true as const, payload: { order_id: "o1", status: "pending" } };
const refused = (code: ApiProblem["code"], status = 409) => ({
  ok: false as const,
  problem: { code, status, message: "" },
});
const lost = refused("unreachable", 0);

let attempt: OrderAttempt;
const keeper = { read: () => attempt, write: (kept: OrderAttempt) => (attempt = kept) };
beforeEach(() => {
  attempt = newAttempt();
});

function calls() {
  return {
    placeOrder: vi.fn().mockResolvedValue(ok),
    finaliseOrder: vi.fn().mockResolvedValue(finalised),
  };
}

test("an order is placed, then finalised as pending", async () => {
  const api = calls();
  const sending = aSending();
  expect(await sendOrder(api, keeper, sending)).toEqual({ kind: "placed", placed, sending });
  expect(api.finaliseOrder).toHaveBeenCalledExactlyOnceWith({
    order_id: "o1",
    transaction_id: { client_secret: null, customer_id: null },
    status: "pending",
  });
});

test("a sending is stored before it is sent, so that a reload finds it", async () => {
  const api = calls();
  const sending = aSending();
  api.placeOrder.mockImplementation(async () => {
    expect(attempt.unanswered).toEqual([sending]);
    return lost;
  });
  expect(await sendOrder(api, keeper, sending)).toMatchObject({ kind: "unknown" });
  expect(attempt.unanswered).toEqual([sending]);
});

test("after a lost answer the same order is resent with the same id", async () => {
  const api = calls();
  api.placeOrder.mockResolvedValueOnce(lost);
  const sending = aSending();
  await sendOrder(api, keeper, sending);
  await sendOrder(api, keeper, sending);
  const [first, second] = api.placeOrder.mock.calls;
  expect(second).toEqual(first);
  expect(attempt.unanswered).toHaveLength(1);
});

test("an order whose finalising failed may be resent", async () => {
  const api = calls();
  api.finaliseOrder.mockResolvedValueOnce(lost);
  expect(await sendOrder(api, keeper, aSending())).toMatchObject({ kind: "unknown" });
  expect(await sendOrder(api, keeper, aSending())).toMatchObject({ kind: "placed" });
});

test.each([refused("internal", 500), refused("unreachable", 404), refused("bad_gateway", 502)])(
  "after the answer %j the outcome of the order is unknown",
  async (answer) => {
    const api = calls();
    api.placeOrder.mockResolvedValue(answer);
    expect(await sendOrder(api, keeper, aSending())).toMatchObject({ kind: "unknown" });
  },
);

test("a refused order is not placed and its sending is removed", async () => {
  const api = calls();
  api.placeOrder.mockResolvedValue(refused("slot_full"));
  const outcome = await sendOrder(api, keeper, aSending());
  expect(outcome).toMatchObject({ kind: "refused", problem: { code: "slot_full" } });
  expect(attempt.unanswered).toEqual([]);
  expect(api.finaliseOrder).not.toHaveBeenCalled();
});

test("a changed order never becomes a second one: the earlier one that arrived is found", async () => {
  const api = calls();
  const [earlier, changed] = [aSending(), aSending({ total: 9 })];
  api.placeOrder.mockResolvedValueOnce(lost);
  await sendOrder(api, keeper, earlier);
  api.placeOrder.mockImplementation(async ({ total }) =>
    total === 9 ? refused("local_id_reused") : ok,
  );
  const outcome = await sendOrder(api, keeper, changed);
  expect(outcome).toEqual({ kind: "placed", placed, sending: earlier });
});
