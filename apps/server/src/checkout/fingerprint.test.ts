import { orderRequest, type WireOrderRequest } from "@noren/contract/checkout.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aCustomer, aDelivery, aLine, anAddress, anOrder } from "../../test/an-order.ts";
import { fingerprintOf } from "./fingerprint.ts";

const of = (order: WireOrderRequest) => fingerprintOf(orderRequest.parse(order));

describe("two requests have the same fingerprint", () => {
  const choices = [
    { id: 71, quantity: 1 },
    { id: 72, quantity: 2 },
  ];
  const lines = [
    aLine({ options: [{ option_id: 7, option_options: choices }] }),
    aLine({ item_id: 102, note: "bien cuit" }),
    aLine({ item_id: 103 }),
  ];

  test("whatever the order of lines and choices", () => {
    const order = fc.shuffledSubarray(lines, { minLength: 3 });
    const chosen = fc.shuffledSubarray(choices, { minLength: 2 });
    fc.assert(
      fc.property(order, chosen, (items, option_options) => {
        const mixed = items.map((line) =>
          line.options?.length ? { ...line, options: [{ option_id: 7, option_options }] } : line,
        );
        expect(of(anOrder({ items: mixed }))).toBe(of(anOrder({ items: lines })));
      }),
    );
  });

  test("whatever the order of keys and the format of values", () => {
    const entries = Object.entries(aDelivery());
    fc.assert(
      fc.property(fc.shuffledSubarray(entries, { minLength: entries.length }), (shuffled) => {
        expect(of(Object.fromEntries(shuffled) as WireOrderRequest)).toBe(of(aDelivery()));
      }),
    );
    const { total, ...rest } = anOrder({ user_id: null });
    expect(of({ ...rest, total: `${total}.00` })).toBe(of(anOrder()));
  });

  test("whether a field is absent, null or blank", () => {
    const { user_id, transaction_id, ...bare } = anOrder();
    expect([user_id, transaction_id?.client_secret]).toEqual([null, null]);
    expect(of({ ...bare, coupon: " " })).toBe(of({ ...bare, user_id: null, coupon: null }));
    expect(of({ ...bare, note: " ", cutlery: 0, dietary: { avoid: [] } })).toBe(of(bare));
    const blank = { floor: "", door_code: " ", instructions: null };
    const to = (over: object) => aDelivery({ customer: aCustomer({ location: anAddress(over) }) });
    expect(of(to({ details: blank }))).toBe(of(to({})));
  });

  test("whether choices of quantity 0 are present, and whether one choice is split into several rows", () => {
    const options = (option_options: { id: number; quantity: number }[]) => [
      { option_id: 7, option_options },
    ];
    const one = aLine({ options: options([{ id: 71, quantity: 2 }]) });
    const other = aLine({
      options: options([
        { id: 71, quantity: 1 },
        { id: 72, quantity: 0 },
        { id: 71, quantity: 1 },
      ]),
    });
    expect(of(anOrder({ items: [one] }))).toBe(of(anOrder({ items: [other] })));
  });
});

test.each<[string, WireOrderRequest]>([
  ["quantity", anOrder({ items: [aLine({ quantity: 3 })] })],
  ["dish", anOrder({ items: [aLine({ item_id: 102 })] })],
  ["note", anOrder({ items: [aLine({ note: "sans" })] })],
  [
    "choice",
    anOrder({ items: [aLine({ options: [{ option_id: 7, option_options: [{ id: 71 }] }] })] }),
  ],
  ["another line", anOrder({ items: [aLine(), aLine({ item_id: 102 })] })],
  ["total", anOrder({ total: 10.01 })],
  ["payment", anOrder({ payment_method: "card" })],
  ["order type", anOrder({ is_pickup: false, customer: aCustomer({ location: anAddress() }) })],
  ["coupon", anOrder({ coupon: "X" })],
  ["customer", anOrder({ customer: aCustomer({ email: "b@example.com" }) })],
  ["time", anOrder({ customer: aCustomer({ date: { delivery_time_range: "19:30" } }) })],
  ["note on the order", anOrder({ note: "sans sel" })],
  ["number of cutlery sets", anOrder({ cutlery: 2 })],
  ["dietary notice", anOrder({ dietary: { avoid: ["fish"] } })],
  ["account", anOrder({ user_id: 1 })],
])("another %s changes the fingerprint", (_what, other) => {
  expect(of(other)).not.toBe(of(anOrder()));
});
