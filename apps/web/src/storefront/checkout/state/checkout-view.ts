import type { FullSlots } from "@noren/contract/tracking.ts";
import { checkCart, type DishMenus, menusOf } from "@noren/ordering/cart.ts";
import { lineTotal } from "@noren/ordering/line.ts";
import type { Line, OrderType } from "@noren/ordering/model.ts";
import { asCents, minCents, sumCents } from "@noren/ordering/money.ts";
import { mayBringContainer } from "@noren/ordering/own-container.ts";
import { pausedUntil } from "@noren/ordering/pause.ts";
import { blockingLines } from "@noren/ordering/slot-conflicts.ts";
import { firstSlot, type Slot, type SlotInput } from "@noren/ordering/slots.ts";
import { type PricedCart, priceCart } from "@noren/ordering/totals.ts";
import type { CartState } from "../../cart/cart-store.ts";
import type { Measurement } from "../../location/measurements.ts";
import { offeredSlots } from "../../location/offered-slots.ts";
import type { Shop } from "../../shop/shop-context.tsx";
import type { CheckoutForms } from "../form/checkout-form.ts";
import { type Destination, destinationOf } from "../form/destination.ts";
import { deliveryProblems, personalProblems } from "../form/form-problems.ts";
import { methodOf, type PaymentMethod, paymentMethods } from "../form/payment-method.ts";
import { contentsKey, type OrderPayload, orderPayload } from "../placing/order-payload.ts";
import { daysWithRoom, type SlotOffer, slotOf, slotOffer, wireDate } from "../slots/fulfilment.ts";
import type { CheckoutState } from "./checkout-store.ts";

/** Everything that the tabs show of an order; derived only from cart, forms, shop and clock. */
export type CheckoutView = {
  orderType: OrderType;
  lines: Line[];
  /** Its totals hold the server's amounts where the server stated other ones. */
  priced: PricedCart;
  destination: Destination;
  offer: SlotOffer;
  /** The first available slot of each order type; null where there is none. */
  first: Record<OrderType, Slot | null>;
  /**
   * Lines whose removal would make a slot available; `isClosed`: these lines have no slot even
   * alone.
   */
  blocking: Line[];
  isClosed: boolean;
  /** Whether this cart would be delivered for nothing, whatever its order type. */
  isDeliveryFree: boolean;
  /** Whether the guest may bring containers for this order. */
  mayBringContainer: boolean;
  personalOk: boolean;
  deliveryOk: boolean;
  methods: PaymentMethod[];
  /** The payment method of this order; null where none is available. */
  method: PaymentMethod | null;
};

type ViewInput = {
  shop: Shop;
  cart: CartState;
  checkout: CheckoutState;
  now: number;
  /** Distance of the delivery form's address, if it was measured. */
  measurement: Measurement | null;
  /** Slots that are fully booked. */
  full: FullSlots;
};

export function checkoutView(input: ViewInput): CheckoutView {
  const { shop, cart, checkout, now, measurement, full } = input;
  const { settings, offers, index } = shop;
  const { orderType } = cart;
  const { lines } = checkCart(index, cart.refs);
  const subtotal = sumCents(lines.map((line) => lineTotal(line, "delivery")));
  const destination = destinationOf({
    form: checkout.delivery,
    saved: cart.location,
    subtotal,
    settings: settings.delivery,
    measurement,
  });
  const slotInput = (type: OrderType): SlotInput => ({
    menus: menusOf(index, lines),
    orderType: type,
    settings: offeredSlots(settings, type, destination.zone?.name),
    now,
    timezone: settings.timezone,
    pausedUntil: pausedUntil(settings.ordering, type, now),
  });
  const unavailable = { refused: checkout.refused, full };
  const offer = slotOffer(checkout.delivery, slotInput(orderType), unavailable);
  const firstFor = (type: OrderType) =>
    daysWithRoom(slotInput(type), unavailable)[0]?.slots[0] ?? null;

  const priceAs = (type: OrderType) =>
    priceCart({
      lines,
      orderType: type,
      offers,
      coupon: checkout.coupon,
      delivery: { settings: settings.delivery, zone: destination.zone, quote: destination.quote },
      tax: settings.tax,
      now,
      timezone: settings.timezone,
      index,
    });
  const priced = priceAs(orderType);
  const delivered = orderType === "delivery" ? priced : priceAs("delivery");

  const unslotted = slotOf(offer.fulfilment)
    ? []
    : blockingLines(index, lines, slotInput(orderType));
  const isShut = (menus: DishMenus) =>
    firstSlot({ ...slotInput(orderType), menus: [menus] }) === null;
  const isClosed = menusOf(index, unslotted).every(isShut);
  // If no line can be ordered at all, ordering is off and no line counts as blocking.
  const blocking = isClosed && unslotted.length === lines.length ? [] : unslotted;
  const methods = paymentMethods(settings, priced.totals.total);
  const own: CheckoutView = {
    orderType,
    lines,
    priced,
    destination,
    offer,
    first: { pickup: firstFor("pickup"), delivery: firstFor("delivery") },
    blocking,
    isClosed,
    isDeliveryFree: delivered.is_delivery_free,
    mayBringContainer: mayBringContainer(index, cart.refs, orderType),
    personalOk: Object.keys(personalProblems(checkout.personal)).length === 0,
    deliveryOk: Object.keys(deliveryProblems(checkout.delivery, orderType)).length === 0,
    methods,
    method: methodOf(checkout.payment.method, methods),
  };
  return { ...own, priced: withStated(own, checkout) };
}

/** Whether the address is known to be out of the delivery area. */
export function isTooFarAway({ orderType, destination: { check } }: CheckoutView): boolean {
  return orderType === "delivery" && check !== null && !check.ok && check.code === "out_of_range";
}

/** Uses the server's amounts only for the order that they were stated for. */
function withStated(view: CheckoutView, checkout: CheckoutState): PricedCart {
  const { priced } = view;
  const { stated } = checkout;
  const order = stated && draftOf(view, checkout);
  if (!order || contentsKey(order) !== stated.key) return priced;
  const { subtotal, delivery, tax, total } = stated.amounts;
  const coupon = minCents(priced.totals.coupon, stated.amounts.discount);
  const discount = asCents(stated.amounts.discount - coupon);
  return { ...priced, totals: { subtotal, discount, coupon, delivery, tax, total } };
}

/** The wishes that this order can have: its type or dishes may have changed since one was made. */
export function wishesOf(view: CheckoutView, { wishes }: Pick<CheckoutForms, "wishes">) {
  const own_container = view.mayBringContainer && wishes.own_container === true;
  return { ...wishes, own_container };
}

/** The order payload as of now, without an id; null while there is no slot for it. */
export function draftOf(
  view: CheckoutView,
  checkout: CheckoutForms & Pick<CheckoutState, "user_id">,
): OrderPayload | null {
  const { orderType, priced, destination, offer } = view;
  const date = wireDate(offer.fulfilment);
  if (!date) return null;
  const { zone } = destination;
  const method = view.method ?? checkout.payment.method;
  const payment = { ...checkout.payment, method };
  const forms = { ...checkout, payment, wishes: wishesOf(view, checkout) };
  const { user_id } = checkout;
  return orderPayload({ local_id: "", orderType, priced, forms, zone, date, user_id });
}
