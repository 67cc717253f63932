import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Server as SocketServer } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { type App, openApp, type Timeouts } from "./app.ts";
import { JOB_HANDLERS, PERIODIC_JOBS } from "./background-jobs.ts";
import type { Config } from "./config.ts";
import { oneHostOnly } from "./http/one-host.ts";
import { type Stoppable, startJobs } from "./jobs/job-worker.ts";
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
  /** Time in ms for running requests and jobs to finish when the server closes. */
  lastWorkMs?: number;
  /** Listens already; null: the configured port is taken when the app is open. */
  socket?: SocketServer | null;
};

/** running.md: what is running may finish, 10 s at most. */
const LAST_WORK_MS = 10_000;
/**
 * Longer than a reverse proxy keeps an idle connection, at most 120 s as Caddy: what it sends on one
 * that is closed at that moment is lost, and an order is not sent again by itself.
 */
const KEEP_ALIVE_MS = 130_000;
const IDLE_CHECK_MS = 50;

/** Opens the app and listens; throws a `StartError` for errors that the operator can fix. */
export async function startServer(
  config: Config,
  options: ServerOptions = {},
): Promise<RunningServer> {
  const { log = createLog(config.logLevel), now = Date.now, socket = null } = options;
  const { timeouts, holdMs, lastWorkMs = LAST_WORK_MS } = options;
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

  const jobs = startJobs(app.services, JOB_HANDLERS);
  const periodicJobs = startPeriodicJobs(app.services, PERIODIC_JOBS);
  const server = createServer(oneHostOnly(getRequestListener(app.http.fetch)));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  started.defer(() => finish([requestsOf(server), jobs, periodicJobs], lastWorkMs));
  await listen(server, config, socket);
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

/** Requests accepted so far may finish; their connections close when the limit has passed. */
function requestsOf(server: Server): Stoppable & { end: () => void } {
  return {
    async stop() {
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
      await new Promise((resolve) => server.close(resolve));
      clearInterval(idle);
    },
    end: () => server.closeAllConnections(),
  };
}

/**
 * Stops everything at once and waits until it has, up to the limit. A job that runs on is leased
 * again after the restart, as after a kill.
 */
async function finish(
  [requests, ...others]: readonly [ReturnType<typeof requestsOf>, ...Stoppable[]],
  limitMs: number,
): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limitMs);
  const stopped = Promise.all([requests, ...others].map((work) => work.stop()));
  await Promise.race([stopped, late]);
  clearTimeout(timer);
  requests.end();
}

/** The URL to open on this machine. */
function addressOf(host: string, port: number): string {
  const isHere = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  const name = isHere ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
