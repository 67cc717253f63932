import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ROOT } from "../../scripts/root.ts";
import { testClockOffset } from "./test-clock.ts";

/** A Noren server of the test's own: a real process with its own port and data folder. */
export type TestServer = {
  url: string;
  dataDir: string;
  /** Null means the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Id of the current process. */
  pid: () => number;
  /** Output of the current process so far. */
  output: () => string;
  /** Kills the process with SIGKILL and starts it again on the same data. */
  crashAndRestart: () => Promise<void>;
  close: () => Promise<void>;
};

const START_TIMEOUT_MS = 30_000;
const SHIFTED_CLOCK = new URL("shifted-process.ts", import.meta.url).href;

export async function startTestServer(
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "noren-server-"));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    startProcess(url, {
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      // Tests call no public service.
      LOCATIONS: "embedded",
      ...environment,
    });
  let server = await start();

  return {
    url,
    dataDir,
    databaseUrl: environment.DATABASE_URL ?? null,
    pid: () => server.process.pid ?? 0,
    output: () => server.output.join(""),
    crashAndRestart: async () => {
      await end(server.process, "SIGKILL");
      server = await start();
    },
    close: async () => {
      await end(server.process, "SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Killed when the tests exit, so that a test that fails before `close` leaves no server behind. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const server of running) server.kill("SIGKILL");
});

type Running = { process: ChildProcess; output: string[] };

async function startProcess(url: string, environment: Record<string, string>): Promise<Running> {
  const clock = testClockOffset() === 0 ? [] : ["--import", SHIFTED_CLOCK];
  const server = spawn(process.execPath, [...clock, join(ROOT, "apps/server/src/main.ts")], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(server);
  server.once("exit", () => running.delete(server));
  const output: string[] = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start:\n${output.join("")}`);
    await delay(50);
  }
  return { process: server, output };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(server: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill(signal);
  await once(server, "exit");
}

/** Asks the operating system for a free port, which keeps parallel test servers apart. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
