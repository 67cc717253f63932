import { expect, test } from "vitest";
import { aPendingOrder, aSending } from "../testing.ts";
import {
  isLost,
  needsNewId,
  newAttempt,
  nextAttempt,
  others,
  readAttempt,
  readPendingOrder,
  replacedBy,
  withAnswered,
  withSent,
} from "./order-attempt.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("every attempt has its own id", () => {
  expect(newAttempt().local_id).toMatch(UUID);
  expect(newAttempt().local_id).not.toBe(newAttempt().local_id);
});

test("a sending is stored until it is answered, each contents once", () => {
  const [first, second] = [aSending(), aSending({ total: 9 })];
  const sent = withSent(withSent(withSent(newAttempt(), first), second), first);
  expect(sent.unanswered).toEqual([second, first]);
  expect(others(sent, first)).toEqual([second]);
  expect(withAnswered(sent, first).unanswered).toEqual([second]);
});

test("an attempt with its contents is restored from storage", () => {
  const attempt = withSent(newAttempt(), aSending());
  expect(readAttempt(JSON.stringify(attempt))).toEqual(attempt);
});

test.each([null, "", "{", "null", "{}", '{"local_id":"x"}'])("%j is not an attempt", (text) => {
  expect(readAttempt(text)).toBeNull();
});

const card = { payment_method: "card" } as const;
const attempt = { local_id: "0b6f", unanswered: [], replaces: null };

test("a declined card order is paid again under its own id", () => {
  const pendingOrder = aPendingOrder();
  const again = {
    ...pendingOrder.sending.order,
    local_id: "",
    transaction_id: { client_secret: null, customer_id: null },
  };
  expect(needsNewId(attempt, pendingOrder, again)).toBe(false);
});

test("contents that differ from those of a card order get their own id", () => {
  const pendingOrder = aPendingOrder();
  expect(
    needsNewId(attempt, pendingOrder, { ...pendingOrder.sending.order, payment_method: "cash" }),
  ).toBe(true);
  expect(needsNewId(attempt, pendingOrder, { ...pendingOrder.sending.order, total: 9 })).toBe(true);
  const unanswered = withSent(attempt, aSending(card));
  expect(needsNewId(unanswered, null, aSending().order)).toBe(true);
});

test("the order after a card order replaces it, by the tracking key that only its guest has", () => {
  const placed = { order_id: "o1", number: "0001", tracking_key: "k1" };
  const next = nextAttempt(attempt, aPendingOrder({ placed }));
  expect(next.local_id).not.toBe(attempt.local_id);
  expect(replacedBy(next)).toEqual({ replaces: { order_id: "o1", tracking_key: "k1" } });
  expect(replacedBy(nextAttempt(next, null))).toEqual(replacedBy(next));
  expect(readAttempt(JSON.stringify(next))).toEqual(next);
});

test("an order of another attempt, or of a server without tracking keys, is not replaced", () => {
  const placed = { order_id: "o1", number: "0001", tracking_key: "k1" };
  expect(replacedBy(nextAttempt(newAttempt(), aPendingOrder({ placed })))).toEqual({});
  expect(replacedBy(nextAttempt(attempt, aPendingOrder()))).toEqual({});
});

test("the replaced order is not part of an order's contents", () => {
  const pendingOrder = aPendingOrder();
  const replaces = { order_id: "o0", tracking_key: "k0" };
  const sending = { ...pendingOrder.sending, order: { ...pendingOrder.sending.order, replaces } };
  expect(needsNewId(attempt, { ...pendingOrder, sending }, pendingOrder.sending.order)).toBe(false);
});

test("a cash order whose answer was lost keeps its id: it may have arrived", () => {
  const lost = withSent(attempt, aSending());
  expect(needsNewId(lost, null, aSending(card).order)).toBe(false);
  expect(isLost(lost)).toBe(true);
});

test("a card order without an answer was never confirmed: nothing of it is lost", () => {
  expect(isLost(withSent(attempt, aSending(card)))).toBe(false);
});

test("a card order of another attempt does not affect this one", () => {
  expect(needsNewId(newAttempt(), aPendingOrder(), aSending().order)).toBe(false);
});

test("a pending order is read from storage as it was stored", () => {
  expect(readPendingOrder(JSON.stringify(aPendingOrder()))).toEqual(aPendingOrder());
});

test.each([null, "", "{", "null", "[]", "{}", '{"placed":{"order_id":"o"},"sending":{}}'])(
  "%j is not read as a pending order",
  (text) => {
    expect(readPendingOrder(text)).toBeNull();
  },
);
