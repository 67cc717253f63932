import { readConfig } from "./config.ts";
import { createLog, terminal } from "./log.ts";
import { startServer } from "./server.ts";
import { StartError } from "./start-error.ts";

/** The program: reads the environment, serves until told to stop. */
try {
  const config = await readConfig(process.env);
  const log = createLog(config.logLevel, process.stdout.isTTY ? terminal : undefined);
  const server = await startServer(config, { log });
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

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
