import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { readOrderPage } from "./order-records.ts";

const requested = { page: 2, limit: 20 };
const line = {
  item_id: "101",
  item_name: "Nigiri saumon",
  item_category_id: 10,
  item_menu_id: "1",
  item_price: { price_delivery: "5.5", price_pickup: 5 },
  quantity: "2",
};
const order = {
  order_id: 7,
  status: "pending",
  created_at: "2026-11-21T19:04:05+01:00",
  is_pickup: "1",
  items: [line],
  subtotal: "11.00",
  discount: 0,
  delivery: 0,
  tax: 2,
  total: "11",
  date: { delivery_date: "2026-11-21", delivery_time_range: "19:30" },
};

test("readOrderPage: an order of another server may lack optional fields", () => {
  const { orders } = readOrderPage({ orders: [order] }, requested);
  expect(orders).toMatchObject([
    { order_id: "7", number: "7", is_pickup: true, total: asCents(1100), coupon_discount: 0 },
  ]);
  expect(orders[0]?.items).toMatchObject([{ item_id: 101, quantity: 2, options: [], note: "" }]);
});

test("readOrderPage: unreadable fields are blank; an order without id or total is left out", () => {
  const odd = {
    order_id: "x",
    total: 12.5,
    items: [line, { item_name: "?" }, { ...line, options: [{ option_id: 7 }, "none"] }],
    date: "soon",
  };
  const { orders } = readOrderPage({ orders: [odd, { order_id: 9 }, null, "odd"] }, requested);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({
    order_id: "x",
    created_at: "",
    progress: "",
    subtotal: 0,
    date: { delivery_date: "", delivery_time_range: "" },
  });
  expect(orders[0]?.items.map(({ options }) => options.length)).toEqual([0, 1]);
});

test("readOrderPage: null is treated as absent", () => {
  const blank = { ...line, note: null, options: null, item_name: null };
  const { orders } = readOrderPage(
    { orders: [{ ...order, items: [blank], free_items: null, coupon_discount: null }] },
    requested,
  );
  expect(orders[0]?.items).toMatchObject([{ item_id: 101, note: "", options: [], item_name: "" }]);
});

test("readOrderPage: without a total there is another page after every full one", () => {
  expect(readOrderPage({ orders: [order] }, requested)).toMatchObject({ page: 2, total: 21 });
  const full = { orders: Array.from({ length: 20 }, () => order), total: "many" };
  expect(readOrderPage(full, requested).total).toBe(41);
  expect(
    readOrderPage({ orders: [order], page: "1", limit: 20, total: "37" }, requested),
  ).toMatchObject({ page: 1, total: 37 });
});

test("readOrderPage throws if orders is not a list", () => {
  expect(() => readOrderPage({ orders: "none" }, requested)).toThrow();
});

test("readOrderPage: absent or unreadable wishes and delivery details are none", () => {
  const guest = { first_name: "Ada", last_name: "L.", email: "a@x.example", phone: "1" };
  const place = { address: "12 rue", city: "Lyon" };
  const of = (over: object, location: object = place) =>
    readOrderPage({ orders: [{ ...order, customer: { ...guest, location }, ...over }] }, requested)
      .orders[0];
  const none = { note: "", cutlery: 0, dietary: null };
  expect(of({})).toMatchObject({ ...none, customer: { location: place } });
  const odd = { note: 7, cutlery: "many", dietary: { avoid: ["garlic"] } };
  expect(of(odd, { ...place, details: "4th floor" })).toMatchObject({
    ...none,
    customer: { first_name: "Ada", location: { ...place, details: null } },
  });
});
