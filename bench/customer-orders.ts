import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import autocannon from "autocannon";
import { placedOrder } from "../tests/support/order-client.ts";
import { startTestServer } from "../tests/support/test-server.ts";
import { signedUp } from "./support/account-client.ts";

/**
 * Requests per second of `GET orders`, page 1, of a customer with ten orders, while the table of
 * the embedded database grows: expected to stay constant. `GET profile` in the same round is the
 * reference.
 */
const SIZES = [1000, 100_000, 1_000_000];
const ORDERS = 10;
const SECONDS = 3;

const server = await startTestServer({ TRUST_PROXY: "loopback" });
try {
  const email = "regular@example.com";
  for (let count = 0; count < ORDERS; count++) await placedOrder(server, email);
  const stranger = await placedOrder(server, "stranger@example.com");
  const query = await signedUp(server, email);
  for (const size of SIZES) {
    fill(size, stranger);
    const orders = await rate(`orders?${query}&page=1&limit=20`);
    const profile = await rate(`profile?${query}`);
    console.log(
      `${size} orders: ${Math.round(orders)} req/s, ${(orders / profile).toFixed(2)} of GET profile`,
    );
  }
} finally {
  await server.close();
}

/** Copies the other customer's order, as a completed one, until the table has `size` rows. */
function fill(size: number, orderId: string): void {
  const database = new DatabaseSync(join(server.dataDir, "noren.sqlite"), { timeout: 10_000 });
  const columns = database
    .prepare(
      "select name from pragma_table_info('orders') where name not in ('seq', 'id', 'local_id', 'progress')",
    )
    .all()
    .map(({ name }) => String(name))
    .join(", ");
  database
    .prepare(
      `insert into orders (id, local_id, progress, ${columns})
       with recursive n (i) as (select count(*) from orders union all select i + 1 from n where i + 1 < ?)
       select 'copy' || i, 'copy' || i, 'completed', ${columns} from n join orders on orders.id = ?`,
    )
    .run(size, orderId);
  database.close();
}

async function rate(path: string): Promise<number> {
  const url = `${server.url}/v2/public/auth/${path}`;
  const headers = { "x-forwarded-for": "10.0.0.1" };
  const result = await autocannon({ url, connections: 8, duration: SECONDS, headers });
  if (result.non2xx > 0) throw new Error(`${path.split("?")[0]} was refused under load`);
  return result.requests.average;
}
