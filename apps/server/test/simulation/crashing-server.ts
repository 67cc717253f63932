import type { Env } from "../../src/config.ts";
import { type ServerProcess, startProcess } from "../server-process.ts";
import type { AcceleratedClock } from "./accelerated-clock.ts";

const ACCELERATED_SERVER = "test/simulation/accelerated-server.ts";

/**
 * The server on one database with an accelerated clock. After each kill a new process is started at
 * another address; `moved` receives its URL, or null while none runs.
 */
export async function startCrashingServer(
  env: Env,
  clock: AcceleratedClock,
  moved: (url: string | null) => void,
) {
  /** Times of the kills, by the accelerated clock. */
  const kills: number[] = [];
  let running: ServerProcess | null = await open();

  async function open(): Promise<ServerProcess> {
    const args = [clock.now(), clock.speed].map(String);
    const opened = await startProcess(env, { file: ACCELERATED_SERVER, args });
    clock.resume(Number(/^from (\d+)$/m.exec(opened.output())?.[1]));
    moved(opened.url);
    return opened;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = running;
    running = null;
    moved(null);
    ending?.signal(signal);
    await ending?.exit;
    clock.stop();
  }

  return {
    kills,
    /** Behaves as a browser's network: an answer, or a connection that is refused or lost. */
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      if (running === null) throw new TypeError("connection refused");
      const { method, headers, signal } = request;
      const body = method === "GET" ? null : await request.text();
      return fetch(`${running.url}${pathname}${search}`, { method, headers, body, signal });
    },
    async kill(): Promise<void> {
      kills.push(clock.now());
      await end("SIGKILL");
      running = await open();
    },
    /** Stops it with SIGTERM, and starts it again with the clock `minutes` later. */
    async restart(minutes: number): Promise<void> {
      await end("SIGTERM");
      clock.jump(minutes);
      running = await open();
    },
    stop: () => end("SIGTERM"),
  };
}
