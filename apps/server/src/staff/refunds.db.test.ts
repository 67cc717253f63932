import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { DISCOUNTED_MEAL, MEAL, openSoldOrder } from "../../test/refund-fixture.ts";

onBothDatabases("refunds by line", (databases) => {
  test("a refund by line returns the pieces' price, and its credit note lists them with their VAT", async () => {
    const { accept, complete, refundPieces, notes, refundable } = await openSoldOrder(
      databases,
      MEAL,
    );
    await accept();
    await complete();
    expect(await refundable()).toEqual({ amount: 1500, lines: [[500, 1000], [500]], delivery: 0 });
    payloadOf(await refundPieces([0, 1], [1, 1]));
    expect(await notes()).toMatchObject([
      {
        kind: "credit_note",
        of_number: 1,
        lines: [
          { name: "Nigiri saumon", quantity: 1, unit_price: -500, vat_rates: [10] },
          { name: "Bière", quantity: 1, line_total: -500, vat_rates: [20] },
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
    expect(await refundable()).toEqual({ amount: 500, lines: [[500], []], delivery: 0 });
  });

  test("a refund by line refuses unknown, excess and already refunded pieces", async () => {
    const { accept, refundPieces, api, id } = await openSoldOrder(databases, MEAL);
    await accept();
    const codes = async (...lines: [number, number][]) =>
      problemIn(await refundPieces(...lines)).code;
    expect(await codes([0, 3])).toBe("refund_exceeds_payment");
    expect(await codes([2, 1])).toBe("refund_exceeds_payment");
    expect(await codes([0, 2], [0, 1])).toBe("refund_exceeds_payment");
    const twice = await Promise.all([refundPieces([0, 2]), refundPieces([0, 2])]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    payloadOf(await api.refund(id, { amount: 4.5, key: "some-amount", reason: "" }));
    const { payload } = (await refundPieces([1, 1])) as { payload?: { refundable: unknown } };
    const none = { amount: 0, lines: [[], []], delivery: 0 };
    expect(payload?.refundable, "the last is what is left").toEqual(none);
  });

  test("refunds by line of a discounted order return exactly the amount paid", async () => {
    const { accept, complete, refundPieces, notes, refundable } = await openSoldOrder(
      databases,
      DISCOUNTED_MEAL,
    );
    await accept();
    await complete();
    expect((await refundable()).lines).toEqual([[334, 667], [333]]);
    payloadOf(await refundPieces([0, 1]));
    payloadOf(await refundPieces([0, 1], [1, 1]));
    const [first, second] = await notes();
    expect(first).toMatchObject({ subtotal: -500, discount: -166, total: -334 });
    expect(second).toMatchObject({ subtotal: -1000, discount: -334, total: -666 });
    expect(await refundable()).toEqual({ amount: 0, lines: [[], []], delivery: 0 });
  });

  test("a refund before completion gets its credit note right after the receipt", async () => {
    const { desk, accept, complete, refundPieces, notes, id, api } = await openSoldOrder(
      databases,
      MEAL,
    );
    await accept();
    payloadOf(await refundPieces([1, 1]));
    desk.clock.now += 1000;
    payloadOf(await api.refund(id, { amount: 2, key: "an-amount", reason: "" }));
    expect(await notes()).toEqual([]);
    await complete();
    expect(await notes()).toMatchObject([
      { number: 2, total: -500, lines: [{ name: "Bière" }], vat: [{ rate: 20, gross: -500 }] },
      { number: 3, total: -200, lines: [] },
    ]);
  });

  test("a refund request must have either an amount or parts", async () => {
    const { accept, api, id } = await openSoldOrder(databases, MEAL);
    await accept();
    const both = { amount: 1, lines: [{ line: 0, quantity: 1 }], key: "both-of-them", reason: "" };
    const fee = { amount: 1, delivery: true, key: "an-amount-and-the-fee", reason: "" };
    const none = { delivery: false, key: "none-of-them", reason: "" };
    for (const request of [both, fee, none, { key: "none-of-them", reason: "" }])
      expect(problemIn(await api.refund(id, request)).code).toBe("validation_failed");
  });

  test("a rejected order cannot be refunded in part", async () => {
    const { api, id, refundable } = await openSoldOrder(databases, MEAL);
    payloadOf(await api.reject(id, { version: 0, reason: "too_busy" }));
    expect(await refundable()).toEqual({ amount: 0, lines: [[], []], delivery: 0 });
    const refused = await api.refund(id, { amount: 1, key: "of-a-rejected-one" });
    expect(problemIn(refused).code).toBe("not_possible_now");
  });

  test("a repeated key refunds once and is audited once", async () => {
    const { desk, accept, api, id, refundable } = await openSoldOrder(databases, MEAL);
    await accept();
    for (let i = 0; i < 2; i++) payloadOf(await api.refund(id, { amount: 2, key: "the-same-key" }));
    expect((await refundable()).amount).toBe(1300);
    const written = (await desk.audit()).filter(({ action }) => action === "order_refunded");
    expect(written).toMatchObject([{ subject: `order:${id}` }]);
  });
});
