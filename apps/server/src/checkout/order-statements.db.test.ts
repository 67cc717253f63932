import { expect, onTestFinished, test } from "vitest";
import { aCustomer, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openOrderFixture } from "../../test/order-fixture.ts";
import { isPostgres } from "../db/dialect.ts";
import { startJobs } from "../jobs/job-worker.ts";
import { createLog } from "../log.ts";
import { CONCURRENCY, deliverMail } from "../mail/deliver.ts";

/** With its look-up; savepoints of the embedded database's group commit are not round trips. */
const MOST_ROUND_TRIPS = { PostgreSQL: 6, SQLite: 10 };
/** Per order with its two mails: reading and counting them, leases, and results of batches. */
const MOST_OF_BACKGROUND = 8;
const ORDERS = 10;

onBothDatabases("statements of an order", (databases) => {
  async function openCounted() {
    const statements: string[] = [];
    const write = (line: string) => {
      const { sql } = JSON.parse(line) as { sql?: string };
      // Read once a second, whatever happens.
      const isPoll = sql === 'select "version" from "data_version"';
      if (sql !== undefined && !isPoll && !/pg_notify|savepoint|^release|^set_config/.test(sql))
        statements.push(sql);
    };
    const desk = await openOrderFixture(databases, {}, { log: createLog("trace", { write }) });
    const place = (guest: number) =>
      desk.place(
        anOrder({
          local_id: `00000000-0000-4000-8000-${String(guest).padStart(12, "0")}`,
          customer: aCustomer({ email: `guest-${guest}@example.com`, phone: `06000000${guest}` }),
        }),
      );
    return { desk, statements, place };
  }

  test("placing an order takes few round trips, one commit among them", async () => {
    const { desk, statements, place } = await openCounted();
    await place(10);
    statements.length = 0;
    await place(11);
    const bound = isPostgres(desk.db) ? MOST_ROUND_TRIPS.PostgreSQL : MOST_ROUND_TRIPS.SQLite;
    expect(statements.length, statements.join("\n")).toBeLessThanOrEqual(bound);
    await desk.close();
  });

  test("mails of orders are leased, read and finished with few statements", async () => {
    const { desk, statements, place } = await openCounted();
    for (let guest = 10; guest < 10 + ORDERS; guest++) await place(guest);
    statements.length = 0;
    // Mails of all lanes are answered at the same moment.
    let answer: (() => void)[] = [];
    const send = () =>
      new Promise<{ ok: true }>((resolve) => {
        answer.push(() => resolve({ ok: true }));
        if (answer.length < CONCURRENCY) return;
        for (const end of answer) end();
        answer = [];
      });
    const services = { ...desk.services, mailTransport: { send, close() {} } };
    const worker = startJobs(services, [deliverMail]);
    onTestFinished(() => worker.stop());
    const unsent = async () =>
      (await desk.stored()).mails.filter(({ sent_at }) => sent_at === null).length;
    const polls = () => statements.filter((sql) => sql.startsWith("select * from")).length;
    await expect.poll(unsent).toBe(0);
    const counted = statements.length - polls();
    expect(counted / ORDERS, statements.join("\n")).toBeLessThanOrEqual(MOST_OF_BACKGROUND);
    await desk.close();
  });
});
