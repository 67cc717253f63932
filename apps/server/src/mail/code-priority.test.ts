import { NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { aPlacedOrder, aRestaurant } from "../../test/mail/mail-builders.ts";
import { deliverAt, SENT } from "../../test/mail/mail-delivery.ts";
import { anEmbeddedDatabase, commitMailsOf } from "../../test/mail/outbox.ts";
import { aMailServer } from "../../test/mail/smtp-emulator.ts";
import type { Db } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { queueCodeMail } from "./queue-code.ts";

const ADA = "ada@client.example";

async function queueCodeOf(db: Db, recipient: string): Promise<void> {
  const data = {
    purpose: "confirm",
    code: "042137",
    minutes: 10,
    restaurant: aRestaurant().contacts,
  } as const;
  await transact(db, (trx) =>
    queueCodeMail(trx, {
      recipient,
      isUnknownAddress: false,
      locale: "fr",
      data,
      now: NOON + 1,
      expires_at: NOON + 600_000,
    }),
  );
}

test("a code is sent while all mails of a burst of orders hang at the mail server", async () => {
  const { database } = await anEmbeddedDatabase();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const server = await aMailServer({
    hold: async (address) => (address === ADA ? undefined : released),
  });
  for (let number = 0; number < 20; number++)
    await commitMailsOf(database.db, aPlacedOrder({ id: `order-${number}` }));
  const delivery = deliverAt(database.db, server.url, { now: NOON + 1 });
  await queueCodeOf(database.db, ADA);
  await delivery.poll();

  await delivery.waitForLog(SENT, 1);
  expect(server.received.flatMap(({ recipients }) => recipients)).toEqual([ADA]);
  release();
});

test("a code is sent before most order mails that were queued earlier", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  for (let number = 0; number < 30; number++)
    await commitMailsOf(
      database.db,
      aPlacedOrder({ id: `order-${number}`, email: `${number}@client.example` }),
    );
  await queueCodeOf(database.db, ADA);
  const delivery = deliverAt(database.db, server.url, { now: NOON + 1 });
  await delivery.waitForLog(SENT, 61);
  const index = server.received.findIndex(({ recipients }) => recipients[0] === ADA);
  expect(index).toBeLessThan(10);
});
