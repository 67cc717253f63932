import { indexItems, lineKey } from "@noren/ordering/cart.ts";
import { ZERO } from "@noren/ordering/money.ts";
import { aCategory, aChoice, aLineRef, aMenu, anItem, anOption } from "@noren/ordering/testing.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import {
  addToCart,
  checkStoredCart,
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

test("a stored line is kept with the free choices that it needs by now", () => {
  const size = anOption({
    option_id: 8,
    option_options: [aChoice({ id: 81 }), aChoice({ id: 82 })],
  });
  const topping = anOption({
    option_id: 9,
    only_with: { option_id: 8, choices: [82], min: 1, max: 1 },
    option_options: [aChoice({ id: 91, price: ZERO })],
  });
  const items = [anItem({ options: [size, topping] })];
  const index = indexItems([aMenu({ categories: [aCategory({ items })] })]);
  const large = { option_id: 8, id: 82, quantity: 1 };
  useCart.setState({ refs: [aLineRef({ choices: [large] })] });
  checkStoredCart(index);
  const { refs } = useCart.getState();
  const leek = { option_id: 9, id: 91, quantity: 1 };
  expect(refs).toEqual([aLineRef({ choices: [large, leek] })]);
  checkStoredCart(index);
  expect(useCart.getState().refs).toBe(refs);
});
