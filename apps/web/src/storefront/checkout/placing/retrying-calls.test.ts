import type { Api } from "@noren/contract/api.ts";
import { beforeEach, expect, test } from "vitest";
import { setOnline, stopWaiting, useNetwork } from "../../../platform/network.ts";
import { anOrder } from "../testing.ts";
import { retryingCalls } from "./retrying-calls.ts";

beforeEach(() => useNetwork.setState({ online: true, waiting: false }));

/** An API that records placed orders and returns the given answer. */
function anApi(answer: () => Awaited<ReturnType<Api["placeOrder"]>>) {
  const placed: unknown[] = [];
  const placeOrder: Api["placeOrder"] = async (order) => {
    placed.push(order.local_id);
    return answer();
  };
  const finaliseOrder: Api["finaliseOrder"] = async ({ order_id, status }) => ({
    ok: true,
    payload: { order_id, status },
  });
  return { placed, api: retryingCalls({ placeOrder, finaliseOrder }) };
}

const PLACED = { ok: true, payload: { order_id: "a", number: "1" } } as const;
const LOST = { ok: false, problem: { code: "unreachable", status: 0, message: "" } } as const;

test("an order submitted offline is sent once, when the network is back", async () => {
  const { placed, api } = anApi(() => PLACED);
  setOnline(false);
  const reply = api.placeOrder(anOrder());
  await Promise.resolve();
  expect(placed).toEqual([]);
  setOnline(true);
  expect(await reply).toEqual(PLACED);
  expect(placed).toHaveLength(1);
});

test("an order interrupted by a network loss is resent unchanged", async () => {
  const { placed, api } = anApi(() => {
    if (placed.length > 1) return PLACED;
    setOnline(false);
    return LOST;
  });
  const stop = useNetwork.subscribe(({ online, waiting }) => {
    if (waiting && !online) setOnline(true);
  });
  expect(await api.placeOrder(anOrder())).toEqual(PLACED);
  stop();
  expect(new Set(placed).size).toBe(1);
  expect(placed).toHaveLength(2);
});

test("a server that does not answer while online is not retried forever", async () => {
  const { placed, api } = anApi(() => LOST);
  expect(await api.placeOrder(anOrder())).toEqual(LOST);
  expect(placed).toHaveLength(1);
});

test("an aborted wait sends nothing", async () => {
  const { placed, api } = anApi(() => PLACED);
  setOnline(false);
  const reply = api.placeOrder(anOrder());
  stopWaiting();
  expect(await reply).toMatchObject({ ok: false });
  expect(placed).toEqual([]);
});
