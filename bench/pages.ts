import { spawn } from "node:child_process";
import { once } from "node:events";
import { startTestServer } from "../tests/support/test-server.ts";
import { median } from "./support/median.ts";
import { type Load, load, requireWrk } from "./support/wrk.ts";

/**
 * Requests per second of the menu page and of `GET menus`, against a plain `node:http` server in
 * another process that sends the same compressed bytes. Rounds alternate, so that load of the
 * machine affects both; the result is the median of the ratios. The load generator must not be the
 * bottleneck: its processor time is printed next to the servers'.
 */
const PATHS = ["/menu", "/v2/public/menus"];
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;
const headers = { "accept-encoding": "br", "accept-language": "fr" };

requireWrk();
const server = await startTestServer();
try {
  for (const path of PATHS) await measure(path);
} finally {
  await server.close();
}

async function measure(path: string): Promise<void> {
  const plain = await startPlainServer(`${server.url}${path}`);
  const ratios: number[] = [];
  const loads: { ours: Load; reference: Load }[] = [];
  await loaded(`${server.url}${path}`, server.pid());
  for (let round = 0; round < ROUNDS; round++) {
    const reference = await loaded(plain.url, plain.pid);
    const ours = await loaded(`${server.url}${path}`, server.pid());
    ratios.push(perCore(ours) / perCore(reference));
    loads.push({ ours, reference });
  }
  plain.stop();
  const middle = (of: (load: { ours: Load; reference: Load }) => number) => median(loads.map(of));
  console.log(
    `${path}: ${median(ratios).toFixed(2)} of plain node:http for the same processor time ` +
      `(${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} in ${ROUNDS} rounds), ` +
      `${Math.round(middle(({ ours }) => ours.perSecond))} against ` +
      `${Math.round(middle(({ reference }) => reference.perSecond))} req/s, ` +
      `${plain.bytes} bytes in brotli; cores of server and generator: ` +
      `${coresOf(({ ours }) => ours)}, plain ${coresOf(({ reference }) => reference)}`,
  );

  function coresOf(of: (loads: { ours: Load; reference: Load }) => Load): string {
    const cores = middle((loads) => of(loads).serverCores).toFixed(2);
    return `${cores} and ${middle((loads) => of(loads).generatorCores).toFixed(2)}`;
  }
}

/** Load of the machine reduces the processor time of both, but not the cost of a request. */
function perCore({ perSecond, serverCores }: Load): number {
  return perSecond / serverCores;
}

function loaded(url: string, serverPid: number): Promise<Load> {
  return load({ url, serverPid, connections: CONNECTIONS, seconds: SECONDS, headers });
}

async function startPlainServer(source: string) {
  const plain = spawn(
    process.execPath,
    [`${import.meta.dirname}/support/plain-server.ts`, source],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [line]: Buffer[] = await once(plain.stdout, "data");
  const { url, bytes }: { url: string; bytes: number } = JSON.parse(String(line));
  return { url, bytes, pid: plain.pid ?? 0, stop: () => plain.kill() };
}
