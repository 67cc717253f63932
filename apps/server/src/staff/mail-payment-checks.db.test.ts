import { asCents } from "@noren/ordering/money.ts";
import { expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { fromJson } from "../db/json-text.ts";
import { transact } from "../db/transact.ts";
import { addPaymentCheck } from "../payments/payment-checks.ts";
import { mailPaymentChecks } from "./mail-payment-checks.ts";

onBothDatabases("mails about payment checks", (databases) => {
  async function opened() {
    const desk = await openStaffOrderFixture(databases);
    const { api } = await desk.signedIn("owner");
    const { db, clock, services } = desk;
    const about = { kind: "lost", orderId: null, amount: asCents(100), done: "nothing" } as const;
    return {
      api,
      clock,
      db,
      check: (intentId: string) =>
        transact(db, (trx) => addPaymentCheck(trx, { ...about, intentId, now: clock.now })),
      poll: () => mailPaymentChecks(services),
      mails: async () =>
        (
          await db
            .selectFrom("outbox")
            .select(["recipient", "data"])
            .where("kind", "=", "payment_checks")
            .orderBy("id")
            .execute()
        ).map(({ recipient, data }) => ({ recipient, ...(fromJson(data) as object) })),
      events: async () =>
        (await db.selectFrom("events").select("kind").execute()).map(({ kind }) => kind),
    };
  }

  test("several payment checks are mailed to every owner once, in one mail, despite concurrent runs", async () => {
    const { check, poll, mails } = await opened();
    await poll();
    expect(await mails()).toEqual([]);
    await check("pi_1");
    await check("pi_2");
    await Promise.all([poll(), poll(), poll()]);
    expect(await mails()).toMatchObject([
      {
        recipient: "owner@desk.example",
        unseen: 2,
        link: expect.stringContaining("/desk/payments"),
      },
    ]);
  });

  test("payment checks are mailed at most every 30 minutes", async () => {
    const { check, poll, mails, clock } = await opened();
    for (let minute = 0; minute < 29; minute++) {
      await check(`pi_${minute}`);
      await poll();
      clock.now += 60_000;
    }
    expect(await mails()).toHaveLength(1);
    clock.now += 60_000;
    await poll();
    await poll();
    expect(await mails()).toMatchObject([{ unseen: 1 }, { unseen: 29 }]);
  });

  test("a payment check that was seen is not mailed", async () => {
    const { api, check, poll, mails } = await opened();
    await check("pi_1");
    const { checks } = payloadOf(await api.paymentChecks());
    payloadOf(await api.markCheckSeen(checks[0]?.id ?? 0));
    await poll();
    expect(await mails()).toEqual([]);
  });

  test("a payment check sends one live event when added and one when seen", async () => {
    const { api, check, events } = await opened();
    await check("pi_1");
    await check("pi_1");
    const changed = async () =>
      (await events()).filter((kind) => kind.startsWith("payment_checks"));
    expect(await changed()).toHaveLength(1);
    const { checks } = payloadOf(await api.paymentChecks());
    payloadOf(await api.markCheckSeen(checks[0]?.id ?? 0));
    payloadOf(await api.markCheckSeen(checks[0]?.id ?? 0));
    expect(await changed()).toHaveLength(2);
  });
});
