import { type AddressInfo, createServer } from "node:net";
import { type Env, readConfig } from "./config.ts";
import { createLog, terminal } from "./log.ts";
import { listen, type ServerOptions, startServer } from "./server.ts";
import { StartError } from "./start-error.ts";
import { welcome } from "./welcome.ts";

/** SIGHUP is sent when the terminal is closed. */
export const STOP_SIGNALS = ["SIGTERM", "SIGINT", "SIGHUP"] as const;

/** `greets`: ends the start with plain lines for a person, in addition to the log. */
type RunOptions = Pick<ServerOptions, "now" | "timeouts" | "holdMs"> & { greets?: boolean };

/** Runs the server as configured by `env` until a stop signal, then exits the process. */
export async function run(
  env: Env,
  { greets = false, ...options }: RunOptions = {},
): Promise<void> {
  // Files contain secrets and personal data, so no other user of the machine may read them.
  process.umask(0o077);
  try {
    const { config, socket } = await withPort(env);
    const log = createLog(config.logLevel, process.stdout.isTTY ? terminal : undefined);
    const server = await startServer(config, { ...options, log, socket });
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
    // Errors of writing to a closed terminal are ignored, because they would abort the shutdown.
    for (const output of [process.stdout, process.stderr]) output.on("error", () => {});
    // The handler stays for repeated signals: the terminal and npm both send one on Ctrl-C, and
    // without a handler the second would kill the process.
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
    // Must come after the handlers: a process that waits for this line may send a signal
    // immediately.
    log.info(`open: ${server.url}`);
    if (greets) process.stdout.write(`\n${welcome({ server, config })}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : stackOf(error)}\n`);
    process.exit(1);
  }
}

/**
 * With port 0 the system's choice is taken before the app opens, because the app's links name it.
 */
async function withPort(env: Env) {
  const config = await readConfig(env);
  if (config.port !== 0) return { config, socket: null };
  const socket = createServer((early) => early.destroy());
  await listen(socket, config);
  const { port } = socket.address() as AddressInfo;
  return { config: await readConfig({ ...env, PORT: String(port) }), socket };
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
