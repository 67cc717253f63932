import { randomUUID } from "node:crypto";
import pg from "pg";
import { createDatabase, findPostgres, startPostgres } from "../apps/server/test/postgres.ts";
import { anOrder } from "../tests/support/order-client.ts";
import { startTestServer } from "../tests/support/test-server.ts";
import { median } from "./support/median.ts";
import { CONNECTIONS, ordersPerSecond, SECONDS } from "./support/orders-per-second.ts";

/**
 * Orders per second over HTTP with full validation, on the embedded database and on PostgreSQL,
 * against plain inserts of the same rows through `pg` with one transaction per order. The two
 * alternate in rounds, and the result is the median of the ratios, since the load of the machine
 * varies. On all three sides every commit is durable (on disk) before it is answered.
 */
const ROUNDS = 5;

const binaries = findPostgres();
if (binaries === null) throw new Error("This needs PostgreSQL's binaries");
const postgres = await startPostgres(binaries, { isDurable: true });
try {
  const url = await createDatabase(postgres.server);
  for (const [name, environment] of [
    ["PostgreSQL", { DATABASE_URL: url }],
    ["embedded", {}],
  ] as const) {
    const { rate, bare, ratio, p99 } = await measure(environment, () => bareInserts(url));
    console.log(
      `${name}: ${rate} orders/s, ${ratio.toFixed(2)} of ${bare} bare inserts/s through pg, p99 ${p99} ms`,
    );
  }
} finally {
  await postgres.stop();
}

async function measure(environment: Record<string, string>, bareRate: () => Promise<number>) {
  const server = await startTestServer({
    ...environment,
    TRUST_PROXY: "loopback",
  });
  try {
    const order = await anOrder(server);
    await ordersPerSecond(server, order);
    const rounds = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { requests, latency, non2xx } = await ordersPerSecond(server, order);
      if (non2xx > 0) throw new Error(`${non2xx} orders were refused`);
      const bare = await bareRate();
      rounds.push({
        rate: requests.average,
        bare,
        ratio: requests.average / bare,
        p99: latency.p99,
      });
    }
    return {
      rate: Math.round(median(rounds.map(({ rate }) => rate))),
      bare: Math.round(median(rounds.map(({ bare }) => bare))),
      ratio: median(rounds.map(({ ratio }) => ratio)),
      p99: median(rounds.map(({ p99 }) => p99)),
    };
  } finally {
    await server.close();
  }
}

type Row = Record<string, unknown>;

/** Inserts the rows of an existing order repeatedly under new keys. */
async function bareInserts(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const { rows: orders } = await pool.query("select * from orders order by seq limit 1");
  const { rows: lines } = await pool.query("select * from order_lines where order_id = $1", [
    orders[0].id,
  ]);
  const { rows: events } = await pool.query("select * from events where order_id = $1", [
    orders[0].id,
  ]);
  const { rows: mails } = await pool.query("select * from outbox order by id limit 2");
  const { rows: jobs } = await pool.query("select * from jobs order by id limit 2");
  const until = performance.now() + SECONDS * 1000;
  let count = 0;

  async function writer(): Promise<void> {
    while (performance.now() < until) {
      const id = randomUUID();
      const client = await pool.connect();
      const { seq: _, ...order } = orders[0];
      await client.query("begin");
      await insert(client, "orders", [{ ...order, id, local_id: id }]);
      await insert(
        client,
        "order_lines",
        lines.map((line) => ({ ...line, order_id: id })),
      );
      await insert(
        client,
        "outbox",
        mails.map(({ id: _id, ...mail }, at) => ({ ...mail, dedupe: `${id}${at}` })),
      );
      await insert(
        client,
        "jobs",
        jobs.map(({ id: _id, ...job }, at) => ({ ...job, dedupe_key: `${id}${at}` })),
      );
      await insert(
        client,
        "events",
        events.map(({ id: _id, seq: _seq, ...event }) => ({ ...event, order_id: id })),
      );
      await client.query("commit");
      client.release();
      count++;
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, writer));
  await pool.end();
  return count / SECONDS;
}

function insert(client: pg.PoolClient, table: string, rows: Row[]): Promise<unknown> {
  const columns = Object.keys(rows[0] ?? {});
  const places = rows.map(
    (_, row) => `(${columns.map((__, at) => `$${row * columns.length + at + 1}`)})`,
  );
  return client.query(
    `insert into ${table} (${columns}) values ${places}`,
    rows.flatMap((row) => columns.map((column) => row[column])),
  );
}
