import { NOON } from "@noren/ordering/testing.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { aPlacedOrder } from "../../test/mail/mail-builders.ts";
import { deliverAt, SENT } from "../../test/mail/mail-delivery.ts";
import {
  anEmbeddedDatabase,
  commitMailsOf,
  openSecondConnection,
  outboxOf,
} from "../../test/mail/outbox.ts";
import { aMailServer } from "../../test/mail/smtp-emulator.ts";
import { transact } from "../db/transact.ts";
import { endJobs, leaseJobs, retryJob } from "../jobs/job-leases.ts";
import { LEASE_MS } from "../jobs/lease.ts";
import { CONCURRENCY } from "./deliver.ts";

const CUSTOMER = "camille@client.example";

test("two processes on one database send each mail once", async () => {
  const { database, dataDir } = await anEmbeddedDatabase();
  const other = await openSecondConnection(dataDir);
  // No mail is answered before more are under way than one process sends at once.
  const { promise: bothSend, resolve } = Promise.withResolvers<void>();
  let underWay = 0;
  const hold = async () => {
    if (++underWay > CONCURRENCY) resolve();
    await bothSend;
  };
  const server = await aMailServer({ hold });
  const numbers = Array.from({ length: 12 }, (_, i) => String(i));
  for (const number of numbers)
    await commitMailsOf(
      database.db,
      aPlacedOrder({ id: number, number, email: `${number}@x.example` }),
    );

  const one = deliverAt(database.db, server.url, { now: NOON });
  const two = deliverAt(other.db, server.url, { now: NOON });
  await server.waitForCount(24);
  await Promise.all([one.stop(), two.stop()]);

  const ids = server.received.map(({ email }) => email.messageId);
  expect(new Set(ids).size).toBe(24);
  expect(ids).toHaveLength(24);
  expect(one.linesOf(SENT).length).toBeGreaterThan(0);
  expect(two.linesOf(SENT).length).toBeGreaterThan(0);
});

test("a mail leased by a killed process is sent after the lease expires", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  const [leased] = await leaseJobs(database.db, { kind: "send_mail", now: clock.now, limit: 1 });
  const delivery = deliverAt(database.db, server.url, clock);
  await delivery.waitForLog(SENT, 1);

  clock.now += LEASE_MS - 1;
  await commitMailsOf(database.db, aPlacedOrder({ id: "another" }));
  await delivery.poll();
  await delivery.waitForLog(SENT, 3);
  expect(delivery.linesOf(SENT).map(({ job }) => job)).not.toContain(leased?.id);

  clock.now += 1;
  await delivery.poll();
  await delivery.waitForLog(SENT, 4);
  expect(delivery.linesOf(SENT)[3]).toMatchObject({ job: leased?.id, attempts: 2 });
});

test("retryJob with an expired lease does not release the lease of another process", async () => {
  const { db } = (await anEmbeddedDatabase()).database;
  await commitMailsOf(db, aPlacedOrder());
  const lease = async (now: number, limit = 1) => leaseJobs(db, { kind: "send_mail", now, limit });
  const [late] = await lease(NOON);
  const [again] = await lease(NOON + LEASE_MS);
  if (!late || !again) throw new Error("nothing was leased");
  expect(again.id).toBe(late.id);

  const putBack = await transact(db, (trx) => retryJob(trx, late, NOON + LEASE_MS, "too slow"));
  expect(putBack).toBe(false);
  expect((await lease(NOON + LEASE_MS, 9)).map(({ id }) => id)).not.toContain(late.id);

  await transact(db, (trx) => endJobs(trx, [again], NOON + LEASE_MS, null));
  expect(await transact(db, (trx) => retryJob(trx, again, 0, "said after the yes"))).toBe(false);
});

test("a mail that is slow to send does not block other mails", async () => {
  const { database } = await anEmbeddedDatabase();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = async (address: string) => (address === CUSTOMER ? released : undefined);
  const server = await aMailServer({ hold });
  const delivery = deliverAt(database.db, server.url, { now: NOON });
  await commitMailsOf(database.db, aPlacedOrder());
  await delivery.poll();
  await delivery.waitForLog(SENT, 1);

  await commitMailsOf(database.db, aPlacedOrder({ id: "another", email: "zoe@client.example" }));
  await delivery.poll();
  await delivery.waitForLog(SENT, 3);
  release();
  await delivery.waitForLog(SENT, 4);
});

test("a mail whose sending outlasts its lease is sent once", async () => {
  const { database } = await anEmbeddedDatabase();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const hold = async (address: string) => (address === CUSTOMER ? released : undefined);
  const server = await aMailServer({ hold });
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  const delivery = deliverAt(database.db, server.url, clock);
  await delivery.waitForLog(SENT, 1);

  clock.now += LEASE_MS;
  await commitMailsOf(database.db, aPlacedOrder({ id: "another", email: "zoe@client.example" }));
  await delivery.poll();
  await delivery.waitForLog(SENT, 3);
  release();
  await delivery.waitForLog(SENT, 4);
  await delivery.stop();

  expect(server.received).toHaveLength(4);
  expect((await outboxOf(database.db)).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1]);
});

test("a sent mail that cannot be marked as sent is marked later and not sent again", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  await sql`create trigger no_marks before update of sent_at on outbox
    begin select raise(abort, 'no marks'); end`.execute(database.db);
  const delivery = deliverAt(database.db, server.url, clock);
  await delivery.waitForLog("a job cannot be recorded; trying again", 2);

  await sql`drop trigger no_marks`.execute(database.db);
  clock.now += LEASE_MS;
  await delivery.poll();
  await delivery.waitForLog(SENT, 2);
  await delivery.stop();
  expect(server.received).toHaveLength(2);
  expect((await outboxOf(database.db)).map(({ sent_at }) => sent_at)).not.toContain(null);
});
