import { type Env, readConfig } from "./config.ts";
import { createLog, terminal } from "./log.ts";
import { type ServerOptions, startServer } from "./server.ts";
import { StartError } from "./start-error.ts";

/** The last is a terminal that is closed. */
export const STOP_SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** The program: serves as `env` says until it is told to stop, then ends the process. */
export async function run(env: Env, options: Pick<ServerOptions, "now"> = {}): Promise<void> {
  // Secrets and customers are the server's alone: no other user of the machine reads what it writes.
  process.umask(0o077);
  try {
    const config = await readConfig(env);
    const log = createLog(config.logLevel, process.stdout.isTTY ? terminal : undefined);
    const server = await startServer(config, { ...options, log });
    let isStopping = false;
    const stop = (signal: string) => {
      if (isStopping) return;
      isStopping = true;
      log.info(`${signal}: finishing what is running`);
      server.close().then(
        () => process.exit(0),
        (err) => {
          log.fatal({ err }, "the stop failed");
          process.exit(1);
        },
      );
    };
    // What is said to a closed terminal is lost; it must not end the stop half-way.
    for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
    // Stays for repeats: a terminal and npm both pass on one Ctrl-C, and the second must not kill.
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    // Whoever waits for this line may send a signal at once.
    log.info(`open: ${server.url}`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : stackOf(error)}\n`);
    process.exit(1);
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
