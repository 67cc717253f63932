import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { expect, test } from "vitest";
import { given, refusalIn } from "../testing/account-desk.ts";
import { aLine } from "../testing/an-order.ts";
import { openKitchen } from "../testing/kitchen.ts";
import { onBothDatabases, type TestDatabases } from "../testing/test-house.ts";

/** Two nigiri at 5 € and a beer at 5 €, taxed at 10 and 20 %. */
const MEAL: Partial<WireOrderRequest> = {
  items: [aLine(), aLine({ item_id: 103, quantity: 1 })],
  subtotal: 15,
  tax: 2.65,
  total: 15,
};
/** The same with 5 € off. */
const CHEAPER = { ...MEAL, coupon: "UNIQUE", discount: 5, total: 10 };

async function sold(databases: TestDatabases, order: Partial<WireOrderRequest>) {
  const desk = await openKitchen(databases);
  const { api } = await desk.signedIn("manager");
  const { id, key } = await desk.placeWithKey(order);
  let refunds = 0;
  return {
    desk,
    api,
    id,
    accept: async () => given(await api.accept(id, { version: 0 })),
    complete: async () => given(await api.completed(id, 1)),
    back: (...lines: [line: number, quantity: number][]) => {
      const wanted = lines.map(([line, quantity]) => ({ line, quantity }));
      const request = { lines: wanted, key: `refund-${refunds++}`, reason: "froid" };
      return api.refund(id, request);
    },
    notes: async () => given(await desk.tracking.tracking(id, key)).receipts.slice(1),
    refundable: async () => given(await api.order(id)).refundable,
  };
}

onBothDatabases("a refund by line", (databases) => {
  test("gives back what the pieces cost, and its credit note says which, with their VAT", async () => {
    const { accept, complete, back, notes, refundable } = await sold(databases, MEAL);
    await accept();
    await complete();
    expect(await refundable()).toEqual({ amount: 1500, lines: [[500, 1000], [500]] });
    given(await back([0, 1], [1, 1]));
    expect(await notes()).toMatchObject([
      {
        kind: "credit_note",
        of_number: 1,
        lines: [
          { name: "Nigiri saumon", quantity: 1, unit_price: -500, line_total: -500 },
          { name: "Bière", quantity: 1, unit_price: -500, line_total: -500 },
        ],
        subtotal: -1000,
        discount: 0,
        vat: [
          { rate: 10, net: -455, vat: -45, gross: -500 },
          { rate: 20, net: -417, vat: -83, gross: -500 },
        ],
        total: -1000,
        payments: [{ method: "cash", amount: -1000 }],
      },
    ]);
    expect(await refundable()).toEqual({ amount: 500, lines: [[500], []] });
  });

  test("gives no piece back twice, nor one that was not sold, nor more than is left", async () => {
    const { accept, back, api, id } = await sold(databases, MEAL);
    await accept();
    const codes = async (...lines: [number, number][]) => refusalIn(await back(...lines)).code;
    expect(await codes([0, 3])).toBe("refund_exceeds_payment");
    expect(await codes([2, 1])).toBe("refund_exceeds_payment");
    expect(await codes([0, 2], [0, 1])).toBe("refund_exceeds_payment");
    const twice = await Promise.all([back([0, 2]), back([0, 2])]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    given(await api.refund(id, { amount: 4.5, key: "some-amount", reason: "" }));
    const { payload } = (await back([1, 1])) as { payload?: { refundable: unknown } };
    expect(payload?.refundable, "the last is what is left").toEqual({ amount: 0, lines: [[], []] });
  });

  test("of an order with a discount gives back what was paid, in all exactly that", async () => {
    const { accept, complete, back, notes, refundable } = await sold(databases, CHEAPER);
    await accept();
    await complete();
    expect((await refundable()).lines).toEqual([[334, 667], [333]]);
    given(await back([0, 1]));
    given(await back([0, 1], [1, 1]));
    const [first, second] = await notes();
    expect(first).toMatchObject({ subtotal: -500, discount: -166, total: -334 });
    expect(second).toMatchObject({ subtotal: -1000, discount: -334, total: -666 });
    expect(await refundable()).toEqual({ amount: 0, lines: [[], []] });
  });

  test("before the order is handed over is taken off by a credit note right after its receipt", async () => {
    const { desk, accept, complete, back, notes, id, api } = await sold(databases, MEAL);
    await accept();
    given(await back([1, 1]));
    desk.clock.now += 1000;
    given(await api.refund(id, { amount: 2, key: "an-amount", reason: "" }));
    expect(await notes()).toEqual([]);
    await complete();
    expect(await notes()).toMatchObject([
      { number: 2, total: -500, lines: [{ name: "Bière" }], vat: [{ rate: 20, gross: -500 }] },
      { number: 3, total: -200, lines: [] },
    ]);
  });

  test("says either lines or an amount", async () => {
    const { accept, api, id } = await sold(databases, MEAL);
    await accept();
    const both = { amount: 1, lines: [{ line: 0, quantity: 1 }], key: "both-of-them", reason: "" };
    for (const request of [both, { key: "none-of-them", reason: "" }])
      expect(refusalIn(await api.refund(id, request)).code).toBe("validation_failed");
  });

  test("is none of an order that was rejected: its money goes back as a whole", async () => {
    const { api, id, refundable } = await sold(databases, MEAL);
    given(await api.reject(id, { version: 0, reason: "too_busy" }));
    expect(await refundable()).toEqual({ amount: 0, lines: [[], []] });
  });
});
