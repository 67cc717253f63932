import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import autocannon from "autocannon";
import {
  aMember,
  credentialsOf,
  type MemberSession,
  openAccount,
} from "../tests/support/members.ts";
import { placedOrder, placeOrders } from "../tests/support/order-client.ts";
import { startTestServer } from "../tests/support/test-server.ts";

/**
 * Requests per second of `GET orders`, page 1, of a customer with ten orders, while the table of
 * the embedded database grows: expected to stay constant. `GET profile` in the same round is the
 * reference. Then the first page of a customer with 5,000 orders, right after a start.
 */
const SIZES = [1000, 100_000, 1_000_000];
const PAGE = "orders?page=1&limit=20";
const ORDERS = 10;
const SECONDS = 3;
const MANY_ORDERS = 5000;
const COLD_STARTS = 5;

const server = await startTestServer({ TRUST_PROXY: "loopback" });
try {
  const regular = await memberWithOrders();
  const stranger = await placedOrder(server, "stranger@example.com");
  for (const size of SIZES) {
    copyOrder(stranger, size - countOrders());
    const orders = await rate(regular, PAGE);
    const profile = await rate(regular, "profile");
    console.log(
      `${size} orders: ${Math.round(orders)} req/s, ${(orders / profile).toFixed(2)} of GET profile`,
    );
  }
  const habitual = await memberWithOrders();
  const { orders } = await firstPage(habitual);
  copyOrder(orders[0]?.order_id ?? "", MANY_ORDERS - ORDERS);
  const times: number[] = [];
  for (let start = 0; start < COLD_STARTS; start++) {
    await server.crashAndRestart();
    times.push(await firstPageMs(habitual));
  }
  const sorted = times.map(Math.round).toSorted((a, b) => a - b);
  console.log(`first page of ${MANY_ORDERS} orders after a start: ${sorted.join(" · ")} ms`);
} finally {
  await server.close();
}

async function memberWithOrders(): Promise<MemberSession> {
  const session = await openAccount(server, aMember());
  await placeOrders(server, session, ORDERS);
  return session;
}

async function firstPage(session: MemberSession) {
  const answer = await fetch(urlOf(PAGE), { headers: credentialsOf(session) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { orders: { order_id: string }[]; total: number };
}

async function firstPageMs(session: MemberSession): Promise<number> {
  const began = performance.now();
  const { total } = await firstPage(session);
  const took = performance.now() - began;
  if (total !== MANY_ORDERS) throw new Error(`The customer has ${total} orders`);
  return took;
}

/** Adds `count` copies of an order, completed, with their lines. */
function copyOrder(id: string, count: number): void {
  const database = openDatabase();
  const columnsOf = (table: string, others: string[]) =>
    database
      .prepare("select name from pragma_table_info(?)")
      .all(table)
      .map(({ name }) => String(name))
      .filter((name) => !others.includes(name))
      .join(", ");
  const columns = columnsOf("orders", ["seq", "id", "local_id", "progress"]);
  const lineColumns = columnsOf("order_lines", ["order_id"]);
  const last = Number(database.prepare("select max(seq) as last from orders").get()?.last);
  database.exec("begin");
  database
    .prepare(
      `insert into orders (id, local_id, progress, ${columns})
       with recursive n (i) as (select 1 union all select i + 1 from n where i < ?)
       select hex(randomblob(16)), hex(randomblob(16)), 'completed', ${columns}
       from n join orders on orders.id = ?`,
    )
    .run(count, id);
  database
    .prepare(
      `insert into order_lines (order_id, ${lineColumns})
       select copies.id, ${lineColumns} from order_lines
       cross join (select id from orders where seq > ?) as copies where order_id = ?`,
    )
    .run(last, id);
  database.exec("commit");
  database.close();
}

function countOrders(): number {
  const database = openDatabase();
  const counted = database.prepare("select count(*) as count from orders").get();
  database.close();
  return Number(counted?.count);
}

function openDatabase(): DatabaseSync {
  return new DatabaseSync(join(server.dataDir, "noren.sqlite"), { timeout: 10_000 });
}

function urlOf(path: string): string {
  return `${server.url}/v2/public/auth/${path}`;
}

async function rate(session: MemberSession, path: string): Promise<number> {
  const headers = { ...credentialsOf(session), "x-forwarded-for": "10.0.0.1" };
  const url = urlOf(path);
  const result = await autocannon({ url, connections: 8, duration: SECONDS, headers });
  if (result.non2xx > 0) throw new Error(`${path.split("?")[0]} was refused under load`);
  return result.requests.average;
}
