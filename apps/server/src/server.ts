import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Server as SocketServer } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { type App, openApp, type Timeouts } from "./app.ts";
import { JOB_HANDLERS, PERIODIC_JOBS } from "./background-jobs.ts";
import type { Config } from "./config.ts";
import { oneHostOnly } from "./http/one-host.ts";
import { startJobs } from "./jobs/job-worker.ts";
import { startPeriodicJobs } from "./jobs/periodic-job.ts";
import { createLog, type Log } from "./log.ts";
import { ROOT } from "./root.ts";
import { StartError } from "./start-error.ts";

export type RunningServer = Pick<App, "setUpLink" | "close"> & { url: string };

export type ServerOptions = {
  log?: Log;
  now?: () => number;
  timeouts?: Timeouts;
  holdMs?: number;
  /** Listens already; null: the configured port is taken when the app is open. */
  socket?: SocketServer | null;
};

/** Time in ms for running requests to finish during shutdown. */
const LAST_REQUESTS_MS = 10_000;
const IDLE_CHECK_MS = 50;

/** Opens the app and listens; throws a `StartError` for errors that the operator can fix. */
export async function startServer(
  config: Config,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const { log = createLog(config.logLevel), now = Date.now, socket = null } = options;
  const { timeouts, holdMs } = options;
  await using started = new AsyncDisposableStack();
  const app = await openApp({
    config,
    log,
    now,
    webFolder: builtSite(log),
    timeouts,
    holdMs,
  });
  started.defer(app.close);

  started.defer(startJobs(app.services, JOB_HANDLERS).stop);
  started.defer(startPeriodicJobs(app.services, PERIODIC_JOBS).stop);
  const server = createServer(oneHostOnly(getRequestListener(app.http.fetch)));
  await listen(server, config, socket);
  started.defer(() => finish(server));
  started.defer(app.services.live.endStreams);

  const { port } = server.address() as AddressInfo;
  const everything = started.move();
  const { setUpLink } = app;
  const url = addressOf(config.host, port);
  return { url, setUpLink, close: () => everything.disposeAsync() };
}

function builtSite(log: Log): string | null {
  const folder = join(ROOT, "apps", "web", "dist");
  if (existsSync(join(folder, "client", ".vite", "manifest.json"))) return folder;
  log.warn("the site is not built: only the API answers");
  return null;
}

/** Listens at the address, or on the socket of a server that listens already. */
export function listen(
  server: SocketServer,
  { host, port }: Pick<Config, "host" | "port">,
  socket: SocketServer | null = null,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(new StartError(`PORT: ${host}:${port} cannot be listened on (${reasonOf(error)})`));
    });
    if (socket) server.listen(socket, resolve);
    else server.listen(port, host, resolve);
  });
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (code === "EADDRINUSE") return "another program does; allowed: a free port";
  if (code === "EADDRNOTAVAIL") return "HOST is no address of this machine";
  return message;
}

/**
 * Stops accepting connections and waits for running requests; after the time limit closes their
 * connections.
 */
async function finish(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const late = setTimeout(() => server.closeAllConnections(), LAST_REQUESTS_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}

/** The URL to open on this machine. */
function addressOf(host: string, port: number): string {
  const isHere = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  const name = isHere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
