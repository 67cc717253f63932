import type { Env } from "../../src/config.ts";
import { type ServerProcess, startProcess } from "../server-process.ts";

/**
 * The program itself, which can be killed as by SIGKILL at any moment and is started again by
 * whoever finds it dead.
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
    /** Resolves with the first kill. */
    killed,
    kill(): void {
      isKilled = true;
      server.signal("SIGKILL");
      wasKilled();
    },
    restartIfKilled,
    /** Whatever address the request names, it goes to the process that lives. */
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
