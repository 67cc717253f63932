import { indexItems } from "@noren/ordering/cart.ts";
import { asCents } from "@noren/ordering/money.ts";
import { OPEN_ORDERING } from "@noren/ordering/pause.ts";
import {
  aCategory,
  aDeliverySettings,
  aLineRef,
  aMenu,
  anItem,
  aSlotSettings,
  aTaxSettings,
  aZone,
  everyDay,
  NOON,
  quarters,
} from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { type CartState, useCart } from "../../cart/cart-store.ts";
import type { Shop } from "../../shop/shop-context.tsx";
import { contentsKey } from "../placing/order-payload.ts";
import { filledForms } from "../testing.ts";
import { type CheckoutState, useCheckout } from "./checkout-store.ts";
import { checkoutView, draftOf } from "./checkout-view.ts";

const midday = aMenu({
  menu_id: 2,
  time_ranges: everyDay(quarters("11:30", "14:30")),
  pickup_time_ranges: everyDay(quarters("11:30", "14:30")),
  categories: [aCategory({ items: [anItem({ item_id: 201, item_menu_id: 2 })] })],
});
const evening = aMenu({
  time_ranges: everyDay(quarters("18:30", "22:30")),
  pickup_time_ranges: everyDay(quarters("18:30", "22:30")),
});

const slots = { delivery: aSlotSettings(), pickup: aSlotSettings() };
const shop = {
  settings: {
    payments: { cod: { active: true }, stripe: { active: true }, paypal: { active: false } },
    card: null,
    delivery: aDeliverySettings(),
    slots,
    tax: aTaxSettings(),
    timezone: "Europe/Paris",
    ordering: OPEN_ORDERING,
  },
  offers: [],
  index: indexItems([evening, midday]),
} as unknown as Shop;

function view(
  cart: Partial<CartState> = {},
  checkout: Partial<CheckoutState> = {},
  restaurant: Shop = shop,
) {
  const forms = { ...useCheckout.getInitialState(), ...filledForms(), ...checkout };
  const full = { ...useCart.getInitialState(), refs: [aLineRef()], ...cart };
  return {
    forms,
    view: checkoutView({
      shop: restaurant,
      cart: full,
      checkout: forms,
      now: NOON,
      measurement: null,
      full: [],
    }),
  };
}

test("the fee follows from the address at once", () => {
  expect(view({ orderType: "delivery" }).view.priced.totals).toMatchObject({
    delivery: 250,
    total: 800,
  });
});

test("amounts stated by the server are shown and sent, for that order alone", () => {
  const { view: before, forms } = view();
  const order = draftOf(before, forms);
  if (!order) throw new Error("there is a slot");
  const amounts = {
    subtotal: asCents(600),
    discount: asCents(0),
    delivery: asCents(0),
    tax: asCents(55),
    total: asCents(600),
  };
  const stated = { key: contentsKey(order), amounts };
  const { view: after } = view({}, { stated });
  expect(after.priced.totals.total).toBe(600);
  expect(draftOf(after, forms)).toMatchObject({ subtotal: 6, total: 6, tax: 0.55 });

  const { view: other } = view({ refs: [aLineRef({ quantity: 2 })] }, { stated });
  expect(other.priced.totals.total).toBe(1000);
});

test("lines whose menus have no common slot are blocking", () => {
  const refs = [aLineRef(), aLineRef({ item_id: 201 })];
  const { view: conflict } = view({ refs });
  expect(conflict.offer.fulfilment.kind).toBe("off");
  expect(conflict.blocking.map(({ item }) => item.item_id)).toEqual([101, 201]);
  expect(view().view.blocking).toEqual([]);
});

test("a cart in which nothing can be ordered has no blocking line: ordering is off", () => {
  const never = aMenu({ time_ranges: everyDay([]), pickup_time_ranges: everyDay([]) });
  const { view: off } = view({}, {}, { ...shop, index: indexItems([never]) });
  expect(off.offer.fulfilment.kind).toBe("off");
  expect(off.blocking).toEqual([]);
});

test("a pause of deliveries moves the first delivery slot past its end and leaves pickups unchanged", () => {
  const usual = view().view.first;
  const end = (usual.delivery?.instant ?? 0) + 60 * 60_000;
  const ordering = { ...OPEN_ORDERING, delivery_paused_until: new Date(end).toISOString() };
  const restaurant = { ...shop, settings: { ...shop.settings, ordering } } as Shop;
  const { first } = view({}, {}, restaurant).view;
  expect(first.pickup).toEqual(usual.pickup);
  expect(first.delivery?.instant).toBe(end);
});

test("the extra minutes of the chosen zone delay the first delivery slot and no pickup", () => {
  const zone = aZone({ extra_minutes: 420 });
  const settings = { ...shop.settings, delivery: aDeliverySettings({ zones: [zone] }) };
  const { first, offer } = view({ orderType: "delivery" }, {}, { ...shop, settings }).view;
  expect([first.pickup?.start, first.delivery?.start]).toEqual(["18:30", "20:00"]);
  expect(offer.day?.slots[0]?.start).toBe("20:00");
});

test("each order type has its own first slot", () => {
  const { first } = view().view;
  expect([first.pickup?.start, first.delivery?.start]).toEqual(["18:30", "18:30"]);
});
