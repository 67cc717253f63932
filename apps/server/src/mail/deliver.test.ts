import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { CLAIM_MS, NEVER, openOutbox } from "./outbox.ts";
import { aHouse, aPlacedOrder } from "./testing.ts";
import { deliverAt } from "./testing-delivery.ts";
import { anEmbeddedDatabase, commitMailsOf, openAgain, outboxOf } from "./testing-outbox.ts";
import { aMailServer } from "./testing-smtp.ts";

const MINUTE = 60_000;
const SENT = "mail sent";
const LATER = "mail not sent, to be tried again";
const GIVEN_UP = "mail given up";

const CUSTOMER = "camille@client.example";
const RESTAURANT = "bonjour@kawabe.example";

test("an order's mails go to the customer and to the restaurant, once each", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  const delivery = deliverAt(database.db, server.url, { now: NOON });

  await commitMailsOf(database.db, aPlacedOrder());
  delivery.wake();
  await delivery.says(SENT, 2);
  delivery.wake();
  await delivery.stop();

  const recipients = server.received.flatMap((mail) => mail.recipients);
  expect(recipients.sort()).toEqual([RESTAURANT, CUSTOMER]);
  expect((await outboxOf(database.db)).map(({ attempts }) => attempts)).toEqual([1, 1]);
});

test("of a mail that was sent, what it said and to whom leaves the outbox", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  await commitMailsOf(database.db, aPlacedOrder());
  await deliverAt(database.db, server.url, { now: NOON }).says(SENT, 2);

  const rows = await outboxOf(database.db);
  expect(rows.map(({ sent_at }) => sent_at)).toEqual([NOON, NOON]);
  expect(JSON.stringify(rows)).not.toMatch(/camille|durand|kawabe/i);
});

test("while the server is down a mail is tried at growing distances, then delivered", async () => {
  const { database } = await anEmbeddedDatabase();
  const away = await aMailServer();
  await away.stop();
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  const delivery = deliverAt(database.db, away.url, clock);
  await delivery.says(LATER, 2);

  clock.now += 10_000;
  delivery.wake();
  await delivery.says(LATER, 4);
  const [first, , second] = delivery.linesOf(LATER).map(({ delay }) => Number(delay));
  expect(first).toBeGreaterThan(8_000);
  expect(second).toBeGreaterThan(5 * (first ?? 0));

  const back = await aMailServer({}, away.port);
  clock.now += MINUTE;
  delivery.wake();
  await delivery.says(SENT, 2);
  expect(back.received).toHaveLength(2);
});

test("a mail is not tried again before its time", async () => {
  const { database } = await anEmbeddedDatabase();
  let isFull = true;
  const refuse = (address: string) =>
    isFull && address === CUSTOMER ? { code: 452, text: "4.2.2 Mailbox full" } : null;
  const server = await aMailServer({ refuse });
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  const delivery = deliverAt(database.db, server.url, clock);
  await delivery.says(LATER, 1);

  isFull = false;
  clock.now += 8_000;
  await commitMailsOf(database.db, aPlacedOrder({ id: "another" }));
  delivery.wake();
  await delivery.says(SENT, 3);
  expect((await outboxOf(database.db))[0]).toMatchObject({ attempts: 1, sent_at: null });

  clock.now += 2_000;
  delivery.wake();
  await delivery.says(SENT, 4);
});

test("an address that the server refuses is given up with its reason, the others go", async () => {
  const { database } = await anEmbeddedDatabase();
  const refuse = (address: string) =>
    address === CUSTOMER ? { code: 550, text: `5.1.1 <${address}> unknown` } : null;
  const server = await aMailServer({ refuse });
  const clock = { now: NOON };
  await commitMailsOf(database.db, aPlacedOrder());
  const delivery = deliverAt(database.db, server.url, clock);
  await Promise.all([delivery.says(GIVEN_UP, 1), delivery.says(SENT, 1)]);

  const [refused] = await outboxOf(database.db);
  expect(refused).toMatchObject({ sent_at: null, next_attempt_at: NEVER, attempts: 1 });
  expect(refused?.last_error).toContain("550 5.1.1");
  expect(server.received.flatMap((mail) => mail.recipients)).toEqual([RESTAURANT]);
});

test("an address that is none is given up without a server's refusal", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  const contacts = { ...aHouse().contacts, email: "a@x.example, eve@x.example" };
  await commitMailsOf(database.db, aPlacedOrder({ house: aHouse({ contacts }) }));
  const delivery = deliverAt(database.db, server.url, { now: NOON });
  await Promise.all([delivery.says(GIVEN_UP, 1), delivery.says(SENT, 1)]);
  expect(delivery.linesOf(GIVEN_UP)[0]).toMatchObject({ code: "no_address" });
  expect(server.received.flatMap((mail) => mail.recipients)).toEqual([CUSTOMER]);
});

test("a login that the server refuses gives no mail up", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer({ login: "refused" });
  await commitMailsOf(database.db, aPlacedOrder());
  const url = server.url.replace("//", "//noren:wrong@");
  const delivery = deliverAt(database.db, url, { now: NOON });
  await delivery.says(LATER, 2);
  expect(delivery.linesOf(LATER)[0]).toMatchObject({ code: "EAUTH 535" });
  expect(delivery.linesOf(GIVEN_UP)).toEqual([]);
});

test("after the last try a mail is given up", async () => {
  const { database } = await anEmbeddedDatabase();
  const away = await aMailServer();
  await away.stop();
  await commitMailsOf(database.db, aPlacedOrder());
  await database.db.updateTable("outbox").set({ attempts: 8 }).execute();
  const delivery = deliverAt(database.db, away.url, { now: NOON });
  await delivery.says(GIVEN_UP, 2);
  const rows = await outboxOf(database.db);
  expect(rows.map(({ next_attempt_at }) => next_attempt_at)).toEqual([NEVER, NEVER]);
});

test("two processes on one database send each mail once", async () => {
  const { database, dataDir } = await anEmbeddedDatabase();
  const other = await openAgain(dataDir);
  const server = await aMailServer();
  const numbers = Array.from({ length: 12 }, (_, i) => String(i));
  for (const number of numbers)
    await commitMailsOf(database.db, aPlacedOrder({ id: number, number }));

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
  const [held] = await openOutbox(database.db).claim(clock.now, 1);
  const delivery = deliverAt(database.db, server.url, clock);
  await delivery.says(SENT, 1);

  clock.now += CLAIM_MS - 1;
  await commitMailsOf(database.db, aPlacedOrder({ id: "another" }));
  delivery.wake();
  await delivery.says(SENT, 3);
  expect(delivery.linesOf(SENT).map(({ mail }) => mail)).not.toContain(held?.id);

  clock.now += 1;
  delivery.wake();
  await delivery.says(SENT, 4);
  expect(delivery.linesOf(SENT)[3]).toMatchObject({ mail: held?.id, attempts: 2 });
});

test("a claim that ran out takes nothing back from the process that has the mail now", async () => {
  const { database } = await anEmbeddedDatabase();
  const outbox = openOutbox(database.db);
  await commitMailsOf(database.db, aPlacedOrder());
  const [late] = await outbox.claim(NOON, 1);
  const [again] = await outbox.claim(NOON + CLAIM_MS, 1);
  if (!late || !again) throw new Error("nothing was claimed");
  expect(again.id).toBe(late.id);

  await outbox.putBack(late, NOON + CLAIM_MS, "too slow");
  expect((await outbox.claim(NOON + CLAIM_MS, 9)).map(({ id }) => id)).not.toContain(late.id);

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
  delivery.wake();
  await delivery.says(SENT, 1);

  await commitMailsOf(database.db, aPlacedOrder({ id: "another", email: "zoe@client.example" }));
  delivery.wake();
  await delivery.says(SENT, 3);
  release();
  await delivery.says(SENT, 4);
});

test("stopping waits for what is being sent and claims nothing more", async () => {
  const { database } = await anEmbeddedDatabase();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const server = await aMailServer({
    hold(address) {
      if (address === CUSTOMER) reach();
      return released;
    },
  });
  await commitMailsOf(database.db, aPlacedOrder());
  const delivery = deliverAt(database.db, server.url, { now: NOON });
  await reached;

  const stopped = delivery.stop();
  await commitMailsOf(database.db, aPlacedOrder({ id: "another" }));
  delivery.wake();
  release();
  await stopped;
  const rows = await outboxOf(database.db);
  expect(rows.map(({ sent_at, attempts }) => [sent_at, attempts])).toEqual([
    [NOON, 1],
    [NOON, 1],
    [null, 0],
    [null, 0],
  ]);
});

test("stopping gives back what was claimed and not tried yet", async () => {
  const { database } = await anEmbeddedDatabase();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const hold = () => {
    reach();
    return released;
  };
  const server = await aMailServer({ hold });
  for (const id of ["1", "2", "3", "4"]) await commitMailsOf(database.db, aPlacedOrder({ id }));
  const delivery = deliverAt(database.db, server.url, { now: NOON });
  await reached;
  const stopped = delivery.stop();
  release();
  await stopped;
  const rows = await outboxOf(database.db);
  expect(rows.filter(({ sent_at }) => sent_at !== null)).toHaveLength(5);
  const waiting = rows.filter(({ sent_at }) => sent_at === null);
  expect(waiting.map(({ attempts, claimed_until }) => [attempts, claimed_until])).toEqual(
    Array.from({ length: 3 }, () => [0, null]),
  );
});

test("stopping while mails are being claimed leaves none claimed and not sent", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  await commitMailsOf(database.db, aPlacedOrder());
  await deliverAt(database.db, server.url, { now: NOON }).stop();
  const rows = await outboxOf(database.db);
  expect(rows.map(({ claimed_until }) => claimed_until)).toEqual([null, null]);
});

test("the log names nobody", async () => {
  const { database } = await anEmbeddedDatabase();
  const refuse = (address: string) =>
    address === CUSTOMER ? { code: 550, text: `5.1.1 <${address}> unknown` } : null;
  const server = await aMailServer({ refuse });
  await commitMailsOf(database.db, aPlacedOrder());
  const delivery = deliverAt(database.db, server.url, { now: NOON });
  await Promise.all([delivery.says(GIVEN_UP, 1), delivery.says(SENT, 1)]);
  expect(JSON.stringify(delivery.lines)).not.toMatch(/@|camille|durand/i);
});

test("a mail that cannot be written waits, and the others go", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  await commitMailsOf(database.db, aPlacedOrder());
  await database.db.updateTable("outbox").set({ data: "{}" }).where("id", "=", 1).execute();
  const delivery = deliverAt(database.db, server.url, { now: NOON });
  await Promise.all([delivery.says(LATER, 1), delivery.says(SENT, 1)]);
  expect(delivery.linesOf(LATER)[0]).toMatchObject({ mail: 1, code: "not_written" });
});

test("waiting for mails keeps no process alive", async () => {
  const { database, dataDir } = await anEmbeddedDatabase();
  await database.close();
  const script = `
    const { startMailDelivery } = await import(${JSON.stringify(join(import.meta.dirname, "deliver.ts"))});
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, "../db/open.ts"))});
    const { db } = await openDatabase({ databaseUrl: null, dataDir: ${JSON.stringify(dataDir)} });
    const config = { smtpUrl: "smtp://127.0.0.1:1", mailFrom: null, dataDir: "", siteRoot: "" };
    startMailDelivery({ db, config, log: console, now: Date.now });
  `;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
    timeout: 8_000,
  });
  await expect(run).resolves.toMatchObject({ stderr: "" });
});
