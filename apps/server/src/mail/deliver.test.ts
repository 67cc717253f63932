import { NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { aPlacedOrder, aRestaurant } from "../../test/mail/mail-builders.ts";
import { deliverAt, GIVEN_UP, RETRIED, SENT } from "../../test/mail/mail-delivery.ts";
import { anEmbeddedDatabase, commitMailsOf, outboxOf } from "../../test/mail/outbox.ts";
import { aMailServer } from "../../test/mail/smtp-emulator.ts";

const MINUTE = 60_000;

const CUSTOMER = "camille@client.example";
const RESTAURANT = "bonjour@kawabe.example";

test("an order's mails are sent to the customer and to the restaurant, once each", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  const delivery = deliverAt(database.db, server.url, { now: NOON });

  await commitMailsOf(database.db, aPlacedOrder());
  await delivery.poll();
  await delivery.waitForLog(SENT, 2);
  await delivery.poll();
  await delivery.stop();

  const recipients = server.received.flatMap((mail) => mail.recipients);
  expect(recipients.sort()).toEqual([RESTAURANT, CUSTOMER]);
  expect((await outboxOf(database.db)).map(({ attempts }) => attempts)).toEqual([1, 1]);
});

test("content and recipient of a sent mail are erased from the outbox", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  await commitMailsOf(database.db, aPlacedOrder());
  await deliverAt(database.db, server.url, { now: NOON }).waitForLog(SENT, 2);

  const rows = await outboxOf(database.db);
  expect(rows.map(({ sent_at }) => sent_at)).toEqual([NOON, NOON]);
  expect(JSON.stringify(rows)).not.toMatch(/camille|durand|kawabe/i);
});

test("a mail is retried with growing back-off until the server is up again", async () => {
  const { database } = await anEmbeddedDatabase();
  const away = await aMailServer();
  away.goDown();
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  const delivery = deliverAt(database.db, away.url, clock);
  await delivery.waitForLog(RETRIED, 2);

  clock.now += 10_000;
  await delivery.poll();
  await delivery.waitForLog(RETRIED, 4);
  const [first, , second] = delivery.linesOf(RETRIED).map(({ delay }) => Number(delay));
  expect(first).toBeGreaterThan(8_000);
  expect(second).toBeGreaterThan(5 * (first ?? 0));

  away.comeBack();
  clock.now += MINUTE;
  await delivery.poll();
  await delivery.waitForLog(SENT, 2);
  expect(away.received).toHaveLength(2);
});

test("a mail is not retried before its retry delay has passed", async () => {
  const { database } = await anEmbeddedDatabase();
  let isFull = true;
  const refuse = (address: string) =>
    isFull && address === CUSTOMER ? { code: 452, text: "4.2.2 Mailbox full" } : null;
  const server = await aMailServer({ refuse });
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  const delivery = deliverAt(database.db, server.url, clock);
  await delivery.waitForLog(RETRIED, 1);

  isFull = false;
  clock.now += 8_000;
  await commitMailsOf(database.db, aPlacedOrder({ id: "another" }));
  await delivery.poll();
  await delivery.waitForLog(SENT, 3);
  expect((await outboxOf(database.db))[0]).toMatchObject({ attempts: 1, sent_at: null });

  clock.now += 2_000;
  await delivery.poll();
  await delivery.waitForLog(SENT, 4);
});

test("a mail that the server rejects with 550 is given up, other mails are sent", async () => {
  const { database } = await anEmbeddedDatabase();
  const refuse = (address: string) =>
    address === CUSTOMER ? { code: 550, text: `5.1.1 <${address}> unknown` } : null;
  const server = await aMailServer({ refuse });
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  const delivery = deliverAt(database.db, server.url, clock);
  await Promise.all([delivery.waitForLog(GIVEN_UP, 1), delivery.waitForLog(SENT, 1)]);

  const [refused] = await outboxOf(database.db);
  expect(refused).toMatchObject({ sent_at: null, done_at: NOON, attempts: 1 });
  expect(refused?.last_error).toContain("550 5.1.1");
  expect(server.received.flatMap((mail) => mail.recipients)).toEqual([RESTAURANT]);
});

test("a mail to an invalid address is given up without contacting the server", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  const contacts = { ...aRestaurant().contacts, email: "a@x.example, eve@x.example" };
  await commitMailsOf(database.db, aPlacedOrder({ restaurant: aRestaurant({ contacts }) }));
  const delivery = deliverAt(database.db, server.url, { now: NOON });
  await Promise.all([delivery.waitForLog(GIVEN_UP, 1), delivery.waitForLog(SENT, 1)]);
  expect(delivery.linesOf(GIVEN_UP)[0]).toMatchObject({ why: "no_address" });
  expect(server.received.flatMap((mail) => mail.recipients)).toEqual([CUSTOMER]);
});

test("mails are retried, not given up, if the server rejects the login", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer({ login: "refused" });
  await commitMailsOf(database.db, aPlacedOrder());
  const url = server.url.replace("//", "//noren:wrong@");
  const delivery = deliverAt(database.db, url, { now: NOON });
  await delivery.waitForLog(RETRIED, 2);
  expect(delivery.linesOf(RETRIED)[0]).toMatchObject({ why: "EAUTH 535" });
  expect(delivery.linesOf(GIVEN_UP)).toEqual([]);
});

test("a mail is given up after its last attempt", async () => {
  const { database } = await anEmbeddedDatabase();
  const away = await aMailServer();
  away.goDown();
  await commitMailsOf(database.db, aPlacedOrder());
  await database.db.updateTable("jobs").set({ attempts: 8 }).execute();
  const delivery = deliverAt(database.db, away.url, { now: NOON });
  await delivery.waitForLog(GIVEN_UP, 2);
  const rows = await outboxOf(database.db);
  expect(rows.map(({ done_at, sent_at }) => [done_at, sent_at])).toEqual([
    [NOON, null],
    [NOON, null],
  ]);
});

test("the log of a delivery contains no names or addresses", async () => {
  const { database } = await anEmbeddedDatabase();
  const refuse = (address: string) =>
    address === CUSTOMER ? { code: 550, text: `5.1.1 <${address}> unknown` } : null;
  const server = await aMailServer({ refuse });
  await commitMailsOf(database.db, aPlacedOrder());
  const delivery = deliverAt(database.db, server.url, { now: NOON });
  await Promise.all([delivery.waitForLog(GIVEN_UP, 1), delivery.waitForLog(SENT, 1)]);
  expect(JSON.stringify(delivery.lines)).not.toMatch(/@|camille|durand/i);
});

test("a mail that fails to render is retried later, other mails are sent", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  await commitMailsOf(database.db, aPlacedOrder());
  await database.db.updateTable("outbox").set({ data: "{}" }).where("id", "=", 1).execute();
  const delivery = deliverAt(database.db, server.url, { now: NOON });
  await Promise.all([delivery.waitForLog(RETRIED, 1), delivery.waitForLog(SENT, 1)]);
  expect(delivery.linesOf(RETRIED)[0]).toMatchObject({ job: 1, why: "exception" });
});
