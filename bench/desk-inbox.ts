import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { placedOrder } from "../tests/support/order-client.ts";
import { startTestServer } from "../tests/support/test-server.ts";
import { median } from "./support/median.ts";

/**
 * Latency of the desk's inbox of ten open orders among a million completed ones, on the embedded
 * database: warm, and cold (after a restart, with the file out of the page cache); then the longest
 * latency of `GET /healthz` within 35 s, in which every background loop has run.
 */
const ORDERS = 1_000_000;
const OPEN = 10;
const WATCH_MS = 35_000;
const OWNER = { email: "owner@desk.example", password: "cinq couteaux bien rangés" };

const server = await startTestServer({
  STAFF_EMAIL: OWNER.email,
  STAFF_PASSWORD: OWNER.password,
});
try {
  const first = await placedOrder(server, "regular@example.com");
  for (let count = 1; count < OPEN; count++) await placedOrder(server, "regular@example.com");
  fill(first);
  await connectionsEnded();
  const cookie = await signedIn();
  const readInbox = () => timeOf(`${server.url}/v2/staff/orders`, { cookie });
  const warm: number[] = [];
  for (let round = 0; round < 20; round++) warm.push(await readInbox());
  console.log(`inbox, warm: ${median(warm).toFixed(1)} ms`);
  console.log(`metrics, warm: ${(await timeOf(`${server.url}/metrics`)).toFixed(1)} ms`);

  await server.crashAndRestart();
  await connectionsEnded();
  execFileSync("dd", [`if=${file()}`, "iflag=nocache", "count=0", "status=none"]);
  console.log(`inbox, cold: ${(await readInbox()).toFixed(0)} ms`);

  console.log(`longest wait of GET /healthz: ${(await longestWait()).toFixed(0)} ms`);
} finally {
  await server.close();
}

/** Lets this process notice that the server has closed its connections meanwhile. */
function connectionsEnded(): Promise<void> {
  return delay(500);
}

function file(): string {
  return join(server.dataDir, "noren.sqlite");
}

/** Inserts `ORDERS` completed copies of an order, with slots in the past. */
function fill(orderId: string): void {
  const database = new DatabaseSync(file(), { timeout: 10_000 });
  const own = ["seq", "id", "local_id", "progress", "slot_at"];
  const columns = database
    .prepare("select name from pragma_table_info('orders')")
    .all()
    .map(({ name }) => String(name))
    .filter((name) => !own.includes(name))
    .join(", ");
  database
    .prepare(
      `insert into orders (id, local_id, progress, slot_at, ${columns})
       with recursive n (i) as (select 1 union all select i + 1 from n where i < ?)
       select 'copy' || i, 'copy' || i, 'completed', slot_at - i * 60000, ${columns}
       from n join orders on orders.id = ?`,
    )
    .run(ORDERS, orderId);
  database.exec("pragma wal_checkpoint(truncate)");
  database.close();
}

async function signedIn(): Promise<string> {
  const answer = await fetch(`${server.url}/v2/staff/sign-in`, {
    method: "POST",
    headers: { "x-noren-desk": "1", origin: server.url },
    body: JSON.stringify(OWNER),
  });
  if (!answer.ok) throw new Error(`sign-in: ${answer.status}`);
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

/** Latency in milliseconds. */
async function timeOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - start;
}

async function longestWait(): Promise<number> {
  const end = performance.now() + WATCH_MS;
  let longest = 0;
  while (performance.now() < end) {
    longest = Math.max(longest, await timeOf(`${server.url}/healthz`));
    await delay(5);
  }
  return longest;
}
