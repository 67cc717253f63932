import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "../../apps/server/test/launch.ts";
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
  /** Kills the process with SIGKILL and starts it again on the same data and port. */
  crashAndRestart: () => Promise<void>;
  close: () => Promise<void>;
};

const SHIFTED_CLOCK = new URL("shifted-process.ts", import.meta.url).href;
const PROGRAM = join(import.meta.dirname, "patient-server.ts");

export async function startTestServer(
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "noren-server-"));
  const start = (PORT: string) =>
    startProcess({
      PORT,
      DATA_DIR: dataDir,
      // The first level that tells the port.
      LOG_LEVEL: "info",
      // Tests call no public service.
      LOCATIONS: "embedded",
      ...environment,
    });
  let server = await start("0");
  const { port } = server;

  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    databaseUrl: environment.DATABASE_URL ?? null,
    pid: () => server.child.pid ?? 0,
    output: () => server.output(),
    crashAndRestart: async () => {
      await end(server.child, "SIGKILL");
      server = await start(port);
    },
    close: async () => {
      await end(server.child, "SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function startProcess(environment: Record<string, string>) {
  const clock = testClockOffset() === 0 ? [] : ["--import", SHIFTED_CLOCK];
  const server = launch(process.execPath, [...clock, PROGRAM], {
    env: { ...process.env, ...environment },
  });
  return { ...server, port: new URL(await server.opened()).port };
}

async function end(server: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill(signal);
  await once(server, "exit");
}
