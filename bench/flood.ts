import { randomUUID } from "node:crypto";
import autocannon from "autocannon";
import { anOrder, send } from "../tests/support/order-client.ts";
import { startTestServer, type TestServer } from "../tests/support/test-server.ts";
import { median } from "./support/median.ts";

/**
 * The cost of hostile requests for others: memory of the server under many spellings of one URL,
 * and latency of an order under requests for pages that cannot share a cache entry.
 */
const SPELLINGS = 1700;
const FIRST_SPELLINGS = 300;
const CONCURRENCY = 8;
const CONNECTIONS = 16;
const ORDERS = 30;

const server = await startTestServer({ TRUST_PROXY: "loopback" });
try {
  await measureOrders();
  await measureMemory();
} finally {
  await server.close();
}

async function measureMemory(): Promise<void> {
  const paths = spellings("menu", SPELLINGS);
  await askAll(paths.slice(0, FIRST_SPELLINGS));
  const first = await megabytes();
  await askAll(paths.slice(FIRST_SPELLINGS));
  console.log(
    `memory after ${FIRST_SPELLINGS} and ${SPELLINGS} spellings of /menu by HEAD: ` +
      `${first} and ${await megabytes()} MB`,
  );
}

async function measureOrders(): Promise<void> {
  const order = await anOrder(server);
  await orderTimes(server, order);
  const alone = await orderTimes(server, order);
  let index = 0;
  const { promise: flooding, resolve: ended } = Promise.withResolvers<autocannon.Result>();
  const options = {
    url: server.url,
    connections: CONNECTIONS,
    duration: 600,
    requests: [
      {
        setupRequest: (request: autocannon.Request) => ({
          ...request,
          path: strangePath(index++),
        }),
      },
    ],
  };
  const flood = autocannon(options, (_error, result) => ended(result));
  const flooded = await orderTimes(server, order);
  flood.stop();
  const { requests } = await flooding;
  console.log(
    `an order: ${alone} ms, ${flooded} ms while ${CONNECTIONS} connections ask for unknown and ` +
      `tracking pages (${Math.round(requests.average)} of these a second)`,
  );
}

function strangePath(index: number): string {
  return index % 2 === 0 ? `/unknown-${index}` : `/track/order-${index}?key=x`;
}

/** Median latency of an order in ms; orders are placed sequentially. */
async function orderTimes(server: TestServer, order: object): Promise<number> {
  const times: number[] = [];
  for (let placed = 0; placed < ORDERS; placed++) {
    const start = performance.now();
    const answer = await send(server, { ...order, local_id: randomUUID() });
    await answer.text();
    if (!answer.ok) throw new Error(`an order was answered with ${answer.status}`);
    times.push(performance.now() - start);
  }
  return Math.round(median(times) * 10) / 10;
}

/** The same path in different case and percent-encoding, with trailing slashes. */
function spellings(word: string, count: number): string[] {
  const forms = [...word].map((letter) => [letter, letter.toUpperCase(), escaped(letter)]);
  return Array.from({ length: count }, (_, index) => {
    let rest = index;
    const letters = forms.map((form) => {
      const letter = form[rest % form.length];
      rest = Math.floor(rest / form.length);
      return letter;
    });
    return `/${letters.join("")}${"/".repeat(rest)}`;
  });
}

function escaped(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

async function askAll(paths: readonly string[]): Promise<void> {
  const waiting = [...paths];
  const ask = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop())
      await fetch(`${server.url}${path}`, { method: "HEAD", redirect: "manual" });
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, ask));
}

async function megabytes(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const bytes = /^noren_memory_bytes (\S+)/m.exec(text)?.[1];
  return Math.round(Number(bytes) / 1_000_000);
}
