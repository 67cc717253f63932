import { NOON } from "@noren/ordering/testing.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aPlacedOrder } from "../../test/mail/mail-builders.ts";
import { deliverAt } from "../../test/mail/mail-delivery.ts";
import { anEmbeddedDatabase, commitMailsOf, openAgain, outboxOf } from "../../test/mail/outbox.ts";
import { aMailServer } from "../../test/mail/smtp-emulator.ts";
import { CLAIM_MS, openOutbox } from "./outbox.ts";

const SENT = "mail sent";

const CUSTOMER = "camille@client.example";

test("two processes on one database send each mail once", async () => {
  const { database, dataDir } = await anEmbeddedDatabase();
  const other = await openAgain(dataDir);
  const server = await aMailServer();
  const numbers = Array.from({ length: 12 }, (_, i) => String(i));
  for (const number of numbers)
    await commitMailsOf(
      database.db,
      aPlacedOrder({ id: number, number, email: `${number}@x.example` }),
    );

  const one = deliverAt(database.db, server.url, { now: NOON });
  const two = deliverAt(other.db, server.url, { now: NOON });
  await server.has(24);
  await Promise.all([one.stop(), two.stop()]);

  const ids = server.received.map(({ email }) => email.messageId);
  expect(new Set(ids).size).toBe(24);
  expect(ids).toHaveLength(24);
  expect(one.linesOf(SENT).length).toBeGreaterThan(0);
  expect(two.linesOf(SENT).length).toBeGreaterThan(0);
});

test("a mail that a killed process had claimed is sent once its claim has run out", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  const [claimed] = await openOutbox(database.db).claim(clock.now, 1, "others");
  const delivery = deliverAt(database.db, server.url, clock);
  await delivery.says(SENT, 1);

  clock.now += CLAIM_MS - 1;
  await commitMailsOf(database.db, aPlacedOrder({ id: "another" }));
  await delivery.poll();
  await delivery.says(SENT, 3);
  expect(delivery.linesOf(SENT).map(({ mail }) => mail)).not.toContain(claimed?.id);

  clock.now += 1;
  await delivery.poll();
  await delivery.says(SENT, 4);
  expect(delivery.linesOf(SENT)[3]).toMatchObject({ mail: claimed?.id, attempts: 2 });
});

test("a claim that ran out takes nothing back from the process that has the mail now", async () => {
  const { database } = await anEmbeddedDatabase();
  const outbox = openOutbox(database.db);
  await commitMailsOf(database.db, aPlacedOrder());
  const [late] = await outbox.claim(NOON, 1, "others");
  const [again] = await outbox.claim(NOON + CLAIM_MS, 1, "others");
  if (!late || !again) throw new Error("nothing was claimed");
  expect(again.id).toBe(late.id);

  await outbox.putBack(late, NOON + CLAIM_MS, "too slow");
  expect((await outbox.claim(NOON + CLAIM_MS, 9, "others")).map(({ id }) => id)).not.toContain(
    late.id,
  );

  await outbox.markSent([again], NOON + CLAIM_MS);
  await outbox.putBack(again, 0, "said after the yes");
  expect((await outboxOf(database.db))[0]).toMatchObject({ last_error: null, recipient: "" });
});

test("a server that is slow with one mail does not hold up the others", async () => {
  const { database } = await anEmbeddedDatabase();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = async (address: string) => (address === CUSTOMER ? released : undefined);
  const server = await aMailServer({ hold });
  const delivery = deliverAt(database.db, server.url, { now: NOON });
  await commitMailsOf(database.db, aPlacedOrder());
  await delivery.poll();
  await delivery.says(SENT, 1);

  await commitMailsOf(database.db, aPlacedOrder({ id: "another", email: "zoe@client.example" }));
  await delivery.poll();
  await delivery.says(SENT, 3);
  release();
  await delivery.says(SENT, 4);
});

test("a mail that is being sent for longer than its claim lasts is sent once", async () => {
  const { database } = await anEmbeddedDatabase();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = async (address: string) => (address === CUSTOMER ? released : undefined);
  const server = await aMailServer({ hold });
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  const delivery = deliverAt(database.db, server.url, clock);
  await delivery.says(SENT, 1);

  clock.now += CLAIM_MS;
  await commitMailsOf(database.db, aPlacedOrder({ id: "another", email: "zoe@client.example" }));
  await delivery.poll();
  await delivery.says(SENT, 3);
  release();
  await delivery.says(SENT, 4);
  await delivery.stop();

  expect(server.received).toHaveLength(4);
  expect((await outboxOf(database.db)).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
});

test("a mail whose sending could not be written down is not sent again, but written later", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  await sql`create trigger no_marks before update of sent_at on outbox
    begin select raise(abort, 'no marks'); end`.execute(database.db);
  const delivery = deliverAt(database.db, server.url, clock);
  await delivery.says("the outbox cannot be written to; trying again", 2);

  await sql`drop trigger no_marks`.execute(database.db);
  clock.now += CLAIM_MS;
  await delivery.poll();
  await delivery.says(SENT, 2);
  await delivery.stop();
  expect(server.received).toHaveLength(2);
  expect((await outboxOf(database.db)).map(({ sent_at }) => sent_at)).not.toContain(null);
});
