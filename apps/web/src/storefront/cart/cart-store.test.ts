import { lineKey } from "@noren/ordering/cart.ts";
import { aLineRef } from "@noren/ordering/testing.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  addToCart,
  chooseOrderType,
  followStoredCart,
  setQuantity,
  toldOf,
  undoTold,
  useCart,
} from "./cart-store.ts";

beforeEach(() => useCart.setState(useCart.getInitialState()));

const told = () => toldOf(useCart.getState());

test("an empty cart switches its order type at once", () => {
  const onChosen = vi.fn();
  chooseOrderType("delivery", onChosen);
  expect(useCart.getState()).toMatchObject({ orderType: "delivery", question: null });
  expect(onChosen).toHaveBeenCalledOnce();
});

test("a cart with lines asks before it switches its order type, not where it has that type", () => {
  const onChosen = vi.fn();
  addToCart(aLineRef(), "Nigiri");
  chooseOrderType("pickup", onChosen);
  expect(onChosen).toHaveBeenCalledOnce();
  chooseOrderType("delivery", onChosen);
  expect(onChosen).toHaveBeenCalledOnce();
  expect(useCart.getState()).toMatchObject({
    orderType: "pickup",
    question: { kind: "order_type", orderType: "delivery" },
  });
});

test("what a change has done is told until the cart changes again; undo restores what was before", () => {
  const before = [aLineRef()];
  useCart.setState({ refs: before });
  addToCart(aLineRef({ item_id: 102 }), "Chirashi");
  const { refs } = useCart.getState();
  useCart.setState({ told: { text: "later", refs, before } });
  expect(told()?.text).toBe("later");
  setQuantity(lineKey(aLineRef()), 2);
  expect(told()).toBeNull();
  useCart.setState({ refs, told: { text: "later", refs, before } });
  undoTold();
  expect(useCart.getState().refs).toEqual(before);
  expect(told()).toBeNull();
});

test("a change applies to what another window has stored; a line that is gone there stays gone", () => {
  const [soup, eel, tea] = [101, 102, 103].map((item_id) => aLineRef({ item_id }));
  if (!soup || !eel || !tea) throw new Error("three lines");
  addToCart(soup, "Soup");
  onTestFinished(() => followStoredCart(() => ({})));
  followStoredCart(() => ({ refs: [eel] }));
  addToCart(tea, "Tea");
  expect(useCart.getState().refs).toEqual([eel, tea]);
  setQuantity(lineKey(soup), 3);
  expect(useCart.getState().refs).toEqual([eel]);
});
