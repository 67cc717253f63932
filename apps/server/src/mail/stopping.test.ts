import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { NOON } from "@noren/ordering/testing.ts";
import { expect, test } from "vitest";
import { aPlacedOrder } from "../../test/mail/mail-builders.ts";
import { deliverAt } from "../../test/mail/mail-delivery.ts";
import { anEmbeddedDatabase, commitMailsOf, outboxOf } from "../../test/mail/outbox.ts";
import { aMailServer } from "../../test/mail/smtp-emulator.ts";

const CUSTOMER = "camille@client.example";

test("stop() waits for mails being sent and leases no more", async () => {
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
  await delivery.poll();
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

test("stop() leaves mails that were not attempted without a lease", async () => {
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
  expect(waiting.map(({ attempts, leased_until }) => [attempts, leased_until])).toEqual(
    Array.from({ length: 3 }, () => [0, null]),
  );
});

test("stop() during leasing leaves no unsent mail with a lease", async () => {
  const { database } = await anEmbeddedDatabase();
  const server = await aMailServer();
  await commitMailsOf(database.db, aPlacedOrder());
  await deliverAt(database.db, server.url, { now: NOON }).stop();
  const rows = await outboxOf(database.db);
  expect(rows.map(({ leased_until }) => leased_until)).toEqual([null, null]);
});

test("the polling of the mail worker does not keep the process alive", async () => {
  const { database, dataDir } = await anEmbeddedDatabase();
  await database.close();
  const at = (file: string) => JSON.stringify(join(import.meta.dirname, file));
  const script = `
    const { deliverMail } = await import(${at("deliver.ts")});
    const { startJobs } = await import(${at("../jobs/job-worker.ts")});
    const { openTransport } = await import(${at("transport.ts")});
    const { openDatabase } = await import(${at("../db/open.ts")});
    const { db } = await openDatabase({ databaseUrl: null, dataDir: ${JSON.stringify(dataDir)} });
    const config = { smtpUrl: "smtp://127.0.0.1:1", mailFrom: null, dataDir: "", siteRoot: "" };
    const mailTransport = openTransport(config, console);
    startJobs({ db, config, log: console, now: () => ${NOON}, mailTransport }, [deliverMail]);
  `;
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
    timeout: 8_000,
  });
  await expect(run).resolves.toMatchObject({ stderr: "" });
});
