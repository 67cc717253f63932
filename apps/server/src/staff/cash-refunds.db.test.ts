import { negated } from "@noren/ordering/refund.ts";
import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openPrintingFixture } from "../../test/printing-fixture.ts";
import { wordsOn } from "../../test/read-printout.ts";
import { DELIVERED_MEAL, openWithManager } from "../../test/refund-fixture.ts";

onBothDatabases("cash orders refunded before payment", (databases) => {
  test("a refund before payment reduces the amount to collect at the desk, on tickets and on the receipt", async () => {
    const desk = await openPrintingFixture(databases);
    const { emulator } = await desk.printer({ kinds: ["ticket", "label"] });
    const { id, key } = await desk.placeWithKey(DELIVERED_MEAL);
    payloadOf(await desk.api.refund(id, { amount: 1, key: "before-its-answer" }));
    payloadOf(await desk.api.accept(id, { version: 0 }));
    payloadOf(await desk.api.refund(id, { delivery: true, key: "the-fee-alone" }));
    expect(payloadOf(await desk.api.order(id)).order).toMatchObject({ total: 1900, refunded: 350 });
    expect(payloadOf(await desk.api.openOrders()).orders).toMatchObject([{ refunded: 350 }]);

    await desk.print();
    const printouts = emulator.printouts().map(wordsOn);
    expect(printouts).toHaveLength(2);
    for (const words of printouts) {
      expect(words).toContain("À ENCAISSER 15,50 €");
      expect(words).toContain("Remboursement : 3,50 € sur 19,00 €");
    }

    payloadOf(await desk.api.completed(id, { version: 1 }));
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
    const { emulator } = await desk.printer();
    const { id, key } = await desk.placeWithKey(DELIVERED_MEAL);
    payloadOf(await desk.api.accept(id, { version: 0 }));
    payloadOf(await desk.api.refund(id, { amount: 19, key: "everything-of-it" }));
    await desk.print();
    expect(emulator.printouts().flatMap(wordsOn)).toContain("RIEN À ENCAISSER");
    payloadOf(await desk.api.completed(id, { version: 1 }));
    const [receipt] = payloadOf(await desk.tracking.tracking(id, key)).receipts;
    expect(receipt?.payments).toEqual([{ method: "credit_note", amount: 1900 }]);
  });

  test("a full refund of a completed cash order is a credit note, and the receipt stays", async () => {
    const { desk, api } = await openWithManager(databases);
    const { id, key } = await desk.placeWithKey(DELIVERED_MEAL);
    const receipts = async () => payloadOf(await desk.tracking.tracking(id, key)).receipts;
    payloadOf(await api.accept(id, { version: 0 }));
    payloadOf(await api.completed(id, { version: 1 }));
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
