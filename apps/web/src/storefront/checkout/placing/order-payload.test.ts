import { orderRequest } from "@noren/contract/checkout.ts";
import { cartInput } from "@noren/ordering/arbitraries.ts";
import { asCents } from "@noren/ordering/money.ts";
import {
  aChoice,
  aCoupon,
  aDeliverySettings,
  aLine,
  anItem,
  anOffer,
  anOption,
  aZone,
} from "@noren/ordering/testing.ts";
import { priceCart } from "@noren/ordering/totals.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aDraft, anOrder, filledForms } from "../testing.ts";
import { amountsOf, contentsKey, orderPayload } from "./order-payload.ts";

test("the amounts on the wire equal those of the priced cart, to the cent", () => {
  fc.assert(
    fc.property(cartInput, (input) => {
      fc.pre(input.lines.length > 0);
      const priced = priceCart(input);
      const order = orderPayload(aDraft({}, { priced, orderType: input.orderType }));
      const read = orderRequest.parse(order);
      const { subtotal, discount, delivery, tax, total } = read;
      expect({ subtotal, discount, delivery, tax, total }).toEqual(amountsOf(priced.totals));
    }),
  );
});

test("discount is the sum of offers and coupon", () => {
  const draft = aDraft({
    offers: [anOffer({ type: "fixed_amount", value: asCents(100) })],
    coupon: aCoupon({ type: "fixed_amount", value: asCents(50) }),
  });
  const order = orderPayload(draft);
  expect(order.discount).toBe(1.5);
  expect(order.subtotal + order.delivery - order.discount).toBeCloseTo(order.total, 10);
  expect(order.coupon).toBe("BIENVENUE");
});

test("a code that does not apply to the order is not sent", () => {
  const coupon = aCoupon({ type: "percentage", value: 10, delivery_pickup: "delivery" });
  expect(orderPayload(aDraft({ coupon }))).not.toHaveProperty("coupon");
  expect(orderPayload(aDraft({ coupon, orderType: "delivery" })).coupon).toBe("BIENVENUE");
});

test("a line holds its item, quantity, note and only the chosen options", () => {
  const options = [anOption(), anOption({ option_id: 8, option_name: "Riz" })];
  const choices = [{ choice: aChoice(), quantity: 2 }];
  const line = aLine({ item: anItem({ options }), quantity: 3, note: "sans wasabi", choices });
  const [item] = orderPayload(aDraft({ lines: [line] })).items;
  expect(item).toMatchObject({ item_id: 101, quantity: 3, note: "sans wasabi" });
  expect(item?.options).toEqual([
    {
      option_id: 7,
      option_name: "Sauce",
      selected: 2,
      option_options: [
        { id: 71, option_id: 7, name: "Soja sucrée", price: 0.5, quantity: 2, tax_rate: 10 },
      ],
    },
  ]);
});

test("a guest's cash order is pending", () => {
  expect(anOrder()).toMatchObject({
    is_pickup: true,
    payment_method: "cash",
    transaction_id: { client_secret: null, customer_id: null },
    user_id: null,
    status: "pending",
  });
});

test("a pickup sends no address", () => {
  expect(anOrder().customer.location).toEqual({
    address: "",
    city: "",
    postal_code: "",
    country: "France",
  });
});

test("a delivery sends its address and zone", () => {
  const zone = aZone();
  const delivery = { settings: aDeliverySettings(), zone, quote: null };
  const order = orderPayload(aDraft({ orderType: "delivery", delivery }));
  expect(order.delivery).toBe(2.5);
  expect(order.customer.location).toEqual({
    address: "12 rue de la République",
    city: "Lyon",
    postal_code: "69001",
    country: "France",
    zone: "Centre",
  });
});

test("orders that differ only in price, time, customer and payment have the same contents key", () => {
  const order = anOrder();
  const card = { ...order, payment_method: "card" as const };
  const cash = { ...order, payment_method: "cash" as const };
  expect(contentsKey(card)).toBe(contentsKey(cash));
  expect(contentsKey({ ...order, total: 1, local_id: "other" })).toBe(contentsKey(order));
  expect(contentsKey({ ...order, coupon: "X" })).not.toBe(contentsKey(order));
  expect(contentsKey({ ...order, items: [] })).not.toBe(contentsKey(order));
});

const WISHES = {
  note: " une bougie ",
  cutlery: 2,
  dietary: { avoid: ["fish" as const], want: [], traces: false },
};
const DETAILS = { floor: " 4e ", door_code: "12B4", instructions: "" };
const wishful = (orderType: "delivery" | "pickup") => {
  const forms = filledForms({ wishes: WISHES });
  return orderPayload(
    aDraft({ orderType }, { forms: { ...forms, delivery: { ...forms.delivery, ...DETAILS } } }),
  );
};

test("an order sends wishes and delivery details that were entered, trimmed", () => {
  const order = wishful("delivery");
  expect(order).toMatchObject({ ...WISHES, note: "une bougie" });
  expect(order.customer.location).toMatchObject({ details: { floor: "4e", door_code: "12B4" } });
  expect(orderRequest.parse(order).customer.location?.details?.floor).toBe("4e");
});

test("a pickup sends wishes, but no delivery details", () => {
  expect(wishful("pickup")).toMatchObject({ cutlery: 2 });
  expect(wishful("pickup").customer.location).not.toHaveProperty("details");
});

test("an order without wishes has none of their fields", () => {
  const blank = { note: "  ", cutlery: 0, dietary: null };
  const order = orderPayload(aDraft({}, { forms: filledForms({ wishes: blank }) }));
  for (const field of ["note", "cutlery", "dietary"]) expect(order).not.toHaveProperty(field);
});

test("wishes and delivery details do not change the contents key: they cost nothing", () => {
  const { note, cutlery, dietary, ...plain } = wishful("delivery");
  expect([note, cutlery, dietary]).not.toContain(undefined);
  const { location } = plain.customer;
  const bare = { ...location, details: { floor: "", door_code: "", instructions: "" } };
  const other = { ...plain, customer: { ...plain.customer, location: bare } };
  expect(contentsKey(other)).toBe(contentsKey(wishful("delivery")));
});
