import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import type { Receipt } from "@noren/contract/tracking.ts";
import { asCents, sumCents } from "@noren/ordering/money.ts";
import { negated } from "@noren/ordering/refund.ts";
import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { aDelivery, aLine } from "../../test/an-order.ts";
import { onBothDatabases, type TestDatabases } from "../../test/databases.ts";
import { openPrintingFixture } from "../../test/printing-fixture.ts";
import { wordsOn } from "../../test/read-printout.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { toJson } from "../db/json-text.ts";

/** Two nigiri at 5 € and a beer at 5 €, taxed at 10 and 20 %. */
const MEAL: Partial<WireOrderRequest> = {
  items: [aLine(), aLine({ item_id: 103, quantity: 1 })],
  subtotal: 15,
  tax: 2.65,
  total: 15,
};
/** The same with 5 € off. */
const CHEAPER = { ...MEAL, coupon: "UNIQUE", discount: 5, total: 10 };

async function opened(databases: TestDatabases) {
  const desk = await openStaffOrderFixture(databases);
  const { api } = await desk.signedIn("manager");
  return { desk, api };
}

async function sold(databases: TestDatabases, order: Partial<WireOrderRequest>) {
  const { desk, api } = await opened(databases);
  const { id, key } = await desk.placeWithKey(order);
  let refunds = 0;
  return {
    desk,
    api,
    id,
    accept: async () => payloadOf(await api.accept(id, { version: 0 })),
    complete: async () => payloadOf(await api.completed(id, 1)),
    fee: (lines?: { line: number; quantity: number }[]) =>
      api.refund(id, { ...(lines && { lines }), delivery: true, key: `the-fee-${refunds++}` }),
    back: (...lines: [line: number, quantity: number][]) => {
      const wanted = lines.map(([line, quantity]) => ({ line, quantity }));
      const request = { lines: wanted, key: `refund-${refunds++}`, reason: "froid" };
      return api.refund(id, request);
    },
    notes: async () => payloadOf(await desk.tracking.tracking(id, key)).receipts.slice(1),
    refundable: async () => payloadOf(await api.order(id)).refundable,
  };
}

onBothDatabases("a refund by line", (databases) => {
  test("a refund by line returns the pieces' price, and its credit note lists them with their VAT", async () => {
    const { accept, complete, back, notes, refundable } = await sold(databases, MEAL);
    await accept();
    await complete();
    expect(await refundable()).toEqual({ amount: 1500, lines: [[500, 1000], [500]], delivery: 0 });
    payloadOf(await back([0, 1], [1, 1]));
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
    const { accept, back, api, id } = await sold(databases, MEAL);
    await accept();
    const codes = async (...lines: [number, number][]) => problemIn(await back(...lines)).code;
    expect(await codes([0, 3])).toBe("refund_exceeds_payment");
    expect(await codes([2, 1])).toBe("refund_exceeds_payment");
    expect(await codes([0, 2], [0, 1])).toBe("refund_exceeds_payment");
    const twice = await Promise.all([back([0, 2]), back([0, 2])]);
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1);
    payloadOf(await api.refund(id, { amount: 4.5, key: "some-amount", reason: "" }));
    const { payload } = (await back([1, 1])) as { payload?: { refundable: unknown } };
    const none = { amount: 0, lines: [[], []], delivery: 0 };
    expect(payload?.refundable, "the last is what is left").toEqual(none);
  });

  test("refunds by line of a discounted order return exactly the amount paid", async () => {
    const { accept, complete, back, notes, refundable } = await sold(databases, CHEAPER);
    await accept();
    await complete();
    expect((await refundable()).lines).toEqual([[334, 667], [333]]);
    payloadOf(await back([0, 1]));
    payloadOf(await back([0, 1], [1, 1]));
    const [first, second] = await notes();
    expect(first).toMatchObject({ subtotal: -500, discount: -166, total: -334 });
    expect(second).toMatchObject({ subtotal: -1000, discount: -334, total: -666 });
    expect(await refundable()).toEqual({ amount: 0, lines: [[], []], delivery: 0 });
  });

  test("a refund before completion gets its credit note right after the receipt", async () => {
    const { desk, accept, complete, back, notes, id, api } = await sold(databases, MEAL);
    await accept();
    payloadOf(await back([1, 1]));
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
    const { accept, api, id } = await sold(databases, MEAL);
    await accept();
    const both = { amount: 1, lines: [{ line: 0, quantity: 1 }], key: "both-of-them", reason: "" };
    const fee = { amount: 1, delivery: true, key: "an-amount-and-the-fee", reason: "" };
    const none = { delivery: false, key: "none-of-them", reason: "" };
    for (const request of [both, fee, none, { key: "none-of-them", reason: "" }])
      expect(problemIn(await api.refund(id, request)).code).toBe("validation_failed");
  });

  test("a rejected order cannot be refunded in part", async () => {
    const { api, id, refundable } = await sold(databases, MEAL);
    payloadOf(await api.reject(id, { version: 0, reason: "too_busy" }));
    expect(await refundable()).toEqual({ amount: 0, lines: [[], []], delivery: 0 });
    const refused = await api.refund(id, { amount: 1, key: "of-a-rejected-one" });
    expect(problemIn(refused).code).toBe("not_possible_now");
  });

  test("a repeated key refunds once and is audited once", async () => {
    const { desk, accept, api, id, refundable } = await sold(databases, MEAL);
    await accept();
    for (let i = 0; i < 2; i++) payloadOf(await api.refund(id, { amount: 2, key: "the-same-key" }));
    expect((await refundable()).amount).toBe(1300);
    const written = (await desk.audit()).filter(({ action }) => action === "order_refunded");
    expect(written).toMatchObject([{ subject: `order:${id}` }]);
  });
});

const EXCLUSIVE = { enabled: true, inclusive: false, quantity: "exact" };

onBothDatabases("the credit notes of an order that is given back whole", (databases) => {
  /** Sums per VAT rate over receipts and credit notes. */
  function sumsOf(receipts: readonly Receipt[]) {
    return { total: sumCents(receipts.map(({ total }) => total)), ...vatOf(receipts) };
  }
  function vatOf(receipts: readonly Receipt[]) {
    const rows = receipts.flatMap(({ vat }) => vat);
    const rates = [...new Set(rows.map(({ rate }) => rate))].sort((a, b) => a - b);
    const sum = (rate: number, of: "net" | "vat" | "gross") =>
      sumCents(rows.filter((row) => row.rate === rate).map((row) => row[of]));
    return {
      vat: rates.map((rate) => ({
        rate,
        net: sum(rate, "net"),
        vat: sum(rate, "vat"),
        gross: sum(rate, "gross"),
      })),
    };
  }

  test.each([
    { mode: "prices with VAT", tax: null, order: CHEAPER },
    {
      mode: "prices without VAT",
      tax: EXCLUSIVE,
      order: { ...CHEAPER, tax: 1.34, total: 11.34 },
    },
  ])(
    "credit notes add up to the receipt per VAT rate, before and after it is issued: $mode",
    async (given_) => {
      const { desk, api } = await opened(databases);
      if (given_.tax) {
        await desk.db
          .insertInto("settings")
          .values({ name: "tax", value: toJson(given_.tax) })
          .execute();
        await desk.dataChanged();
        await desk.services.catalogue.refresh();
      }
      const { id, key } = await desk.placeWithKey(given_.order);
      payloadOf(await api.accept(id, { version: 0 }));
      const line = (line: number) => ({ lines: [{ line, quantity: 1 }] });
      const steps = [{ amount: 0.13 }, line(1), { amount: 0.13 }, line(0), { amount: 0.07 }];
      for (const [index, step] of steps.entries()) {
        desk.clock.now += 1000;
        payloadOf(await api.refund(id, { ...step, key: `step-number-${index}` }));
        if (index === 1) payloadOf(await api.completed(id, 1));
      }
      const { amount } = payloadOf(await api.order(id)).refundable;
      payloadOf(await api.refund(id, { amount: amount / 100, key: "what-is-left" }));
      const [receipt, ...notes] = payloadOf(await desk.tracking.tracking(id, key)).receipts;
      expect(notes).toHaveLength(6);
      expect(sumsOf(notes)).toEqual({
        total: asCents(-(receipt?.total ?? 0)),
        vat: negated(receipt?.vat ?? []),
      });
    },
  );
});

/** Three nigiri at 5.50 €, and a delivery fee of 2.50 €. */
const BROUGHT = aDelivery();

onBothDatabases("a refund of the delivery fee", (databases) => {
  test("the delivery fee is refunded once, on its own line of the credit note, with its VAT", async () => {
    const { accept, complete, fee, notes, refundable } = await sold(databases, BROUGHT);
    await accept();
    await complete();
    expect(await refundable()).toEqual({
      amount: 1900,
      lines: [[550, 1100, 1650]],
      delivery: 250,
    });
    payloadOf(await fee());
    expect(problemIn(await fee()).code).toBe("refund_exceeds_payment");
    expect(await notes()).toMatchObject([
      {
        kind: "credit_note",
        lines: [],
        subtotal: 0,
        discount: 0,
        delivery: -250,
        vat: [{ rate: 10, net: -227, vat: -23, gross: -250 }],
        total: -250,
        payments: [{ method: "cash", amount: -250 }],
      },
    ]);
    expect(await refundable()).toEqual({
      amount: 1650,
      lines: [[550, 1100, 1650]],
      delivery: 0,
    });
  });

  test("a refunded delivery fee has the delivery's VAT rate", async () => {
    const { desk, api } = await opened(databases);
    await desk.db
      .insertInto("settings")
      .values({ name: "tax", value: toJson({ enabled: true, inclusive: true, delivery: 20 }) })
      .execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
    const { id, key } = await desk.placeWithKey(BROUGHT);
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.completed(id, 1));
    const lines = [{ line: 0, quantity: 3 }];
    payloadOf(await api.refund(id, { lines, delivery: true, key: "everything-of-it" }));
    const [receipt, note] = payloadOf(await desk.tracking.tracking(id, key)).receipts;
    expect(note).toMatchObject({ subtotal: -1650, delivery: -250, total: -1900 });
    expect(note?.vat).toMatchObject([
      { rate: 10, gross: -1650 },
      { rate: 20, net: -208, vat: -42, gross: -250 },
    ]);
    expect(note?.vat).toEqual(negated(receipt?.vat ?? []));
  });

  test("a delivery refund is refused if the order had no delivery fee", async () => {
    const { accept, fee } = await sold(databases, MEAL);
    await accept();
    expect(problemIn(await fee()).code).toBe("refund_exceeds_payment");
  });

  test("a delivery refund is capped at the remaining amount, and its credit note adds up", async () => {
    const { accept, complete, fee, notes, api, id } = await sold(databases, BROUGHT);
    await accept();
    await complete();
    payloadOf(await api.refund(id, { amount: 18, key: "nearly-all-of-it" }));
    payloadOf(await fee());
    const [, note] = await notes();
    expect(note).toMatchObject({ delivery: -250, discount: -150, total: -100 });
  });

  test("refunds of pieces and of the delivery fee before completion get separate credit notes after the receipt", async () => {
    const { desk, accept, complete, fee, back, notes } = await sold(databases, BROUGHT);
    await accept();
    payloadOf(await back([0, 1]));
    desk.clock.now += 1000;
    payloadOf(await fee());
    await complete();
    expect(await notes()).toMatchObject([
      { number: 2, delivery: 0, total: -550, lines: [{ quantity: 1 }] },
      { number: 3, delivery: -250, total: -250, lines: [], vat: [{ rate: 10, gross: -250 }] },
    ]);
  });
});

onBothDatabases("a cash order of which something was given back before it is paid", (databases) => {
  test("a refund before payment reduces the amount to collect at the desk, on tickets and on the receipt", async () => {
    const desk = await openPrintingFixture(databases);
    const { sink } = await desk.printer({ kinds: ["ticket", "label"] });
    const { id, key } = await desk.placeWithKey(BROUGHT);
    payloadOf(await desk.api.refund(id, { amount: 1, key: "before-its-answer" }));
    payloadOf(await desk.api.accept(id, { version: 0 }));
    payloadOf(await desk.api.refund(id, { delivery: true, key: "the-fee-alone" }));
    expect(payloadOf(await desk.api.order(id)).order).toMatchObject({ total: 1900, refunded: 350 });
    expect(payloadOf(await desk.api.openOrders()).orders).toMatchObject([{ refunded: 350 }]);

    await desk.print();
    const printouts = sink.printouts().map(wordsOn);
    expect(printouts).toHaveLength(2);
    for (const words of printouts) {
      expect(words).toContain("À ENCAISSER 15,50 €");
      expect(words).toContain("Remboursement : 3,50 € sur 19,00 €");
    }

    payloadOf(await desk.api.completed(id, 1));
    const [receipt, ...notes] = payloadOf(await desk.tracking.tracking(id, key)).receipts;
    expect(receipt?.total).toBe(1900);
    expect(receipt?.payments).toEqual([
      { method: "cash", amount: 1550 },
      { method: "credit_note", amount: 350 },
    ]);
    expect(notes.flatMap(({ payments }) => payments)).toEqual([
      { method: "credit_note", amount: -100 },
      { method: "credit_note", amount: -250 },
    ]);
    payloadOf(await desk.api.refund(id, { amount: 2, key: "after-it-was-paid" }));
    const after = payloadOf(await desk.tracking.tracking(id, key)).receipts.at(-1);
    expect(after?.payments).toEqual([{ method: "cash", amount: -200 }]);
  });

  test("a cash order refunded in full before payment is not collected", async () => {
    const desk = await openPrintingFixture(databases);
    const { sink } = await desk.printer();
    const { id, key } = await desk.placeWithKey(BROUGHT);
    payloadOf(await desk.api.accept(id, { version: 0 }));
    payloadOf(await desk.api.refund(id, { amount: 19, key: "everything-of-it" }));
    await desk.print();
    expect(sink.printouts().flatMap(wordsOn)).toContain("RIEN À ENCAISSER");
    payloadOf(await desk.api.completed(id, 1));
    const [receipt] = payloadOf(await desk.tracking.tracking(id, key)).receipts;
    expect(receipt?.payments).toEqual([{ method: "credit_note", amount: 1900 }]);
  });

  test("a full refund of a completed cash order is a credit note, and the receipt stays", async () => {
    const { desk, api } = await opened(databases);
    const { id, key } = await desk.placeWithKey(BROUGHT);
    const receipts = async () => payloadOf(await desk.tracking.tracking(id, key)).receipts;
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.completed(id, 1));
    const [receipt] = await receipts();
    payloadOf(await api.refund(id, { amount: 19, key: "nobody-came-for-it" }));
    const [kept, note, ...more] = await receipts();
    expect(kept).toEqual(receipt);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ kind: "credit_note", of_number: kept?.number, total: -1900 });
    expect(note?.number).toBe((kept?.number ?? 0) + 1);
    expect(note?.payments).toEqual([{ method: "cash", amount: -1900 }]);
    expect(note?.vat).toEqual(negated(kept?.vat ?? []));
    expect(payloadOf(await api.order(id)).refundable.amount).toBe(0);
  });
});
