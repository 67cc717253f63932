import { type Env, readConfig } from "./config.ts";
import { createLog, terminal } from "./log.ts";
import { type ServerOptions, startServer } from "./server.ts";
import { StartError } from "./start-error.ts";

/** The program: serves as `env` says until it is told to stop, then ends the process. */
export async function run(env: Env, options: Pick<ServerOptions, "now"> = {}): Promise<void> {
  try {
    const config = await readConfig(env);
    const log = createLog(config.logLevel, process.stdout.isTTY ? terminal : undefined);
    const server = await startServer(config, { ...options, log });
    log.info(`open: ${server.url}`);

    const stop = (signal: string) => {
      log.info(`${signal}: finishing what is running`);
      server.close().then(
        () => process.exit(0),
        (err) => {
          log.fatal({ err }, "the stop failed");
          process.exit(1);
        },
      );
    };
    process.once("SIGTERM", stop);
    process.once("SIGINT", stop);
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : stackOf(error)}\n`);
    process.exit(1);
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
