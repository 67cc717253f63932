import { spawn } from "node:child_process";
import { once } from "node:events";
import autocannon from "autocannon";
import { openHouse } from "../tests/support/house.ts";
import { median } from "./support/median.ts";

/**
 * Requests per second of the menu page and of `GET menus`, against a plain `node:http` server in a
 * process of its own that sends the same compressed bytes. Rounds alternate, so that a busy machine
 * slows both; the figure is the median of the ratios.
 */
const PATHS = ["/menu", "/v2/public/menus"];
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;
const headers = { "accept-encoding": "br", "accept-language": "fr" };

const house = await openHouse({ LOG_LEVEL: "silent" });
try {
  for (const path of PATHS) await measure(path);
} finally {
  await house.close();
}

async function measure(path: string): Promise<void> {
  const plain = await startPlainServer(`${house.url}${path}`);
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const reference = await requestsPerSecond(plain.url);
    const ours = await requestsPerSecond(`${house.url}${path}`);
    ratios.push(ours / reference);
    rates.push(ours);
  }
  plain.stop();
  console.log(
    `${path}: ${median(ratios).toFixed(2)} of plain node:http ` +
      `(${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} in ${ROUNDS} rounds), ` +
      `${Math.round(median(rates))} req/s, ${plain.bytes} bytes in brotli`,
  );
}

async function startPlainServer(source: string) {
  const server = spawn(
    process.execPath,
    [`${import.meta.dirname}/support/plain-server.ts`, source],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [line]: Buffer[] = await once(server.stdout, "data");
  const { url, bytes }: { url: string; bytes: number } = JSON.parse(String(line));
  return { url, bytes, stop: () => server.kill() };
}

async function requestsPerSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result.requests.average;
}
