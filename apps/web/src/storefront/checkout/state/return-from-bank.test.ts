import { expect, test, vi } from "vitest";
import { newAttempt } from "../placing/order-attempt.ts";
import { aSending } from "../testing.ts";
import { returnFromBank, unsettledOf } from "./return-from-bank.ts";

const BACK =
  "https://kawabe.example/en/checkout?tab=payment&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=";

function comingBackTo(href: string) {
  const history = { state: { idx: 3 }, replaceState: vi.fn() };
  return { back: returnFromBank({ href }, history), history };
}

test("the bank's parameters are removed from the URL, and the state of the history entry is kept", () => {
  const { back, history } = comingBackTo(`${BACK}succeeded`);
  expect(back).toEqual({ succeeded: true });
  const [state, , url] = history.replaceState.mock.calls[0] ?? [];
  expect(state).toEqual({ idx: 3 });
  expect(String(url)).toBe("https://kawabe.example/en/checkout?tab=payment");
});

test("a failed payment at the bank is recognised", () => {
  expect(comingBackTo(`${BACK}failed`).back).toEqual({ succeeded: false });
});

test("any other visit is not a return from the bank", () => {
  const { back, history } = comingBackTo("https://kawabe.example/checkout?tab=payment");
  expect(back).toBeNull();
  expect(history.replaceState).not.toHaveBeenCalled();
});

const pendingOrder = {
  placed: { order_id: "o1", number: "0001" },
  sending: aSending({ local_id: newAttempt().local_id, payment_method: "card" }),
  state: "open" as const,
};

test("a pending order is settled before anything else", () => {
  expect(unsettledOf(pendingOrder, null)).toEqual({ pendingOrder });
  expect(unsettledOf(pendingOrder, { succeeded: false })).toEqual({ pendingOrder });
  expect(unsettledOf(pendingOrder, { succeeded: true })).toEqual({
    pendingOrder: { ...pendingOrder, state: "confirmed" },
  });
});

test("a declined card leaves nothing to settle", () => {
  expect(unsettledOf({ ...pendingOrder, state: "refused" }, null)).toBeNull();
});

test("a browser without the pending order uses the bank's result alone", () => {
  expect(unsettledOf(null, { succeeded: true })).toEqual({ pendingOrder: null });
  expect(unsettledOf(null, { succeeded: false })).toBeNull();
  expect(unsettledOf(null, null)).toBeNull();
});
