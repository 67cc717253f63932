import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";

/**
 * `cores` is processor seconds per second: a process with one thread close to 1 is the bottleneck.
 */
export type Load = { perSecond: number; serverCores: number; generatorCores: number };

type LoadInput = {
  url: string;
  /** The server's process id. */
  serverPid: number;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
};

/** USER_HZ, the unit of Linux's `/proc/<pid>/stat`; 100 on every supported platform. */
const TICKS_PER_SECOND = 100;
/** Processor time is read before the generator ends, as it cannot be read afterwards. */
const BEFORE_THE_END_MS = 150;

export function requireWrk(): void {
  if (spawnSync("wrk", ["--version"]).error)
    throw new Error("This needs the load generator wrk: install Debian's package wrk");
}

/** Load from one thread of `wrk`, written in C, which costs less than any Node server. */
export async function load(input: LoadInput): Promise<Load> {
  const { url, serverPid, connections, seconds, headers } = input;
  const asHeaders = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const options = ["-t1", `-c${connections}`, `-d${seconds}s`, ...asHeaders, url];
  const before = await processorSeconds(serverPid);
  const wrk = spawn("wrk", options, { stdio: ["ignore", "pipe", "inherit"] });
  const output = wrk.stdout.toArray();
  await delay(seconds * 1000 - BEFORE_THE_END_MS);
  const measured = seconds - BEFORE_THE_END_MS / 1000;
  const generator = await processorSeconds(wrk.pid ?? 0);
  const server = (await processorSeconds(serverPid)) - before;
  if (wrk.exitCode === null) await once(wrk, "exit");
  const report = Buffer.concat(await output).toString();
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)/m.exec(report)?.[1]);
  if (!(perSecond > 0) || /Non-2xx|Socket errors/.test(report))
    throw new Error(`${url} failed under load:\n${report}`);
  return {
    perSecond,
    serverCores: server / measured,
    generatorCores: generator / measured,
  };
}

/** Of all threads, user and system mode: fields 14 and 15 (utime, stime). */
async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
