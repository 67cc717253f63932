import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleRestaurant } from "@noren/sample/restaurant.ts";
import { createDatabase, findPostgres, startPostgres } from "../apps/server/test/postgres.ts";
import { anOrder } from "../tests/support/order-client.ts";
import { startTestServer } from "../tests/support/test-server.ts";
import { median } from "./support/median.ts";
import { ordersPerSecond } from "./support/orders-per-second.ts";

/**
 * Orders per second of a dish with a daily count, as a ratio of the same orders without one, on the
 * embedded database and on PostgreSQL. The two servers alternate in rounds.
 */
const ROUNDS = 7;
const LIMIT = 100_000;

const folder = await mkdtemp(join(tmpdir(), "noren-bench-"));
const binaries = findPostgres();
if (binaries === null) throw new Error("This needs PostgreSQL's binaries");
const postgres = await startPostgres(binaries, { isDurable: true });
try {
  const plain = await restaurantWith(null);
  const counted = await restaurantWith(await orderedDish(plain));
  const url = () => createDatabase(postgres.server);
  await measure("embedded", [{ SAMPLE_DATA: plain }, { SAMPLE_DATA: counted }]);
  await measure("PostgreSQL", [
    { SAMPLE_DATA: plain, DATABASE_URL: await url() },
    { SAMPLE_DATA: counted, DATABASE_URL: await url() },
  ]);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}

/** The first dish of the order that is measured. */
async function orderedDish(file: string): Promise<number> {
  const server = await startTestServer({ SAMPLE_DATA: file });
  const order = (await anOrder(server)) as { items: { item_id: number }[] };
  await server.close();
  return order.items[0]?.item_id ?? 0;
}

/** A file of the sample restaurant in which this dish has a count that no bench uses up. */
async function restaurantWith(dish: number | null): Promise<string> {
  const menus = sampleRestaurant.menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) =>
        item.item_id === dish ? { ...item, daily_count: LIMIT } : item,
      ),
    })),
  }));
  const file = join(folder, `${dish}.json`);
  await writeFile(file, JSON.stringify({ ...sampleRestaurant, menus }));
  return file;
}

async function measure(name: string, environments: Record<string, string>[]): Promise<void> {
  const servers = await Promise.all(
    environments.map((environment) => startTestServer({ ...environment, TRUST_PROXY: "loopback" })),
  );
  const rates: number[][] = servers.map(() => []);
  for (let round = 0; round <= ROUNDS; round++)
    for (const [at, server] of servers.entries()) {
      const { requests, non2xx } = await ordersPerSecond(server, await anOrder(server));
      if (non2xx > 0) throw new Error(`${non2xx} orders were refused`);
      // The first round warms up.
      if (round > 0) rates[at]?.push(requests.average);
    }
  for (const server of servers) await server.close();
  const [without = [], withCount = []] = rates;
  const ratios = withCount.map((rate, round) => rate / (without[round] ?? Number.NaN));
  console.log(
    `${name}: ${Math.round(median(withCount))} orders/s with a count, ` +
      `${median(ratios).toFixed(2)} of ${Math.round(median(without))} without`,
  );
}
