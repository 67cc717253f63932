import type { Receipt } from "@noren/contract/tracking.ts";
import { asCents, sumCents } from "@noren/ordering/money.ts";
import { negated } from "@noren/ordering/refund.ts";
import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { DISCOUNTED_MEAL, openWithManager } from "../../test/refund-fixture.ts";
import { toJson } from "../db/json-text.ts";

const EXCLUSIVE = { enabled: true, inclusive: false, quantity: "exact" };

onBothDatabases("credit notes of full refunds", (databases) => {
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
    { mode: "prices with VAT", tax: null, order: DISCOUNTED_MEAL },
    {
      mode: "prices without VAT",
      tax: EXCLUSIVE,
      order: { ...DISCOUNTED_MEAL, tax: 1.34, total: 11.34 },
    },
  ])(
    "credit notes add up to the receipt per VAT rate, before and after it is issued: $mode",
    async (scenario) => {
      const { desk, api } = await openWithManager(databases);
      if (scenario.tax) {
        await desk.db
          .insertInto("settings")
          .values({ name: "tax", value: toJson(scenario.tax) })
          .execute();
        await desk.dataChanged();
        await desk.services.catalogue.refresh();
      }
      const { id, key } = await desk.placeWithKey(scenario.order);
      payloadOf(await api.accept(id, { version: 0 }));
      const line = (line: number) => ({ lines: [{ line, quantity: 1 }] });
      const steps = [{ amount: 0.13 }, line(1), { amount: 0.13 }, line(0), { amount: 0.07 }];
      for (const [index, step] of steps.entries()) {
        desk.clock.now += 1000;
        payloadOf(await api.refund(id, { ...step, key: `step-number-${index}` }));
        if (index === 1) payloadOf(await api.completed(id, { version: 1 }));
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
