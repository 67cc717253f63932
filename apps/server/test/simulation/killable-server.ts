import type { Env } from "../../src/config.ts";
import { type ServerProcess, startProcess } from "../server-process.ts";

/**
 * The server as a child process that can be killed with SIGKILL at any moment; `restartIfKilled`
 * starts it again.
 */
export async function startKillableServer(env: Env) {
  let server: ServerProcess = await startProcess(env);
  let isKilled = false;
  let wasKilled = () => {};
  const killed = new Promise<void>((resolve) => {
    wasKilled = resolve;
  });

  async function restartIfKilled(): Promise<void> {
    if (!isKilled) return;
    await server.exit;
    isKilled = false;
    server = await startProcess(env);
  }

  return {
    /** Resolves at the first kill. */
    killed,
    kill(): void {
      isKilled = true;
      server.signal("SIGKILL");
      wasKilled();
    },
    restartIfKilled,
    /** Sends the request to the current process, whatever host it names. */
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      return fetch(new Request(`${server.url}${pathname}${search}`, request));
    },
    address: () => server.url,
    async stop(): Promise<void> {
      await restartIfKilled();
      server.signal("SIGTERM");
      await server.exit;
    },
  };
}
