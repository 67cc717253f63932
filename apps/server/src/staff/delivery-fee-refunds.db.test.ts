import { negated } from "@noren/ordering/refund.ts";
import { expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { DELIVERED_MEAL, MEAL, openSoldOrder, openWithManager } from "../../test/refund-fixture.ts";
import { toJson } from "../db/json-text.ts";

onBothDatabases("refunds of the delivery fee", (databases) => {
  test("the delivery fee is refunded once, on its own line of the credit note, with its VAT", async () => {
    const { accept, complete, refundFee, notes, refundable } = await openSoldOrder(
      databases,
      DELIVERED_MEAL,
    );
    await accept();
    await complete();
    expect(await refundable()).toEqual({
      amount: 1900,
      lines: [[550, 1100, 1650]],
      delivery: 250,
    });
    payloadOf(await refundFee());
    expect(problemIn(await refundFee()).code).toBe("refund_exceeds_payment");
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
    const { desk, api } = await openWithManager(databases);
    await desk.db
      .insertInto("settings")
      .values({ name: "tax", value: toJson({ enabled: true, inclusive: true, delivery: 20 }) })
      .execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
    const { id, key } = await desk.placeWithKey(DELIVERED_MEAL);
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.completed(id, { version: 1 }));
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
    const { accept, refundFee } = await openSoldOrder(databases, MEAL);
    await accept();
    expect(problemIn(await refundFee()).code).toBe("refund_exceeds_payment");
  });

  test("a delivery refund is capped at the remaining amount, and its credit note adds up", async () => {
    const { accept, complete, refundFee, notes, api, id } = await openSoldOrder(
      databases,
      DELIVERED_MEAL,
    );
    await accept();
    await complete();
    payloadOf(await api.refund(id, { amount: 18, key: "nearly-all-of-it" }));
    payloadOf(await refundFee());
    const [, note] = await notes();
    expect(note).toMatchObject({ delivery: -250, discount: -150, total: -100 });
  });

  test("refunds of pieces and of the delivery fee before completion get separate credit notes after the receipt", async () => {
    const { desk, accept, complete, refundFee, refundPieces, notes } = await openSoldOrder(
      databases,
      DELIVERED_MEAL,
    );
    await accept();
    payloadOf(await refundPieces([0, 1]));
    desk.clock.now += 1000;
    payloadOf(await refundFee());
    await complete();
    expect(await notes()).toMatchObject([
      { number: 2, delivery: 0, total: -550, lines: [{ quantity: 1 }] },
      { number: 3, delivery: -250, total: -250, lines: [], vat: [{ rate: 10, gross: -250 }] },
    ]);
  });
});
