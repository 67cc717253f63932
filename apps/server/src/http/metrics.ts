import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** Upper bounds in seconds: from a cached answer to a call that waited for another one. */
const BOUNDS_S = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Answered = { method: string; route: string; status: number; seconds: number };

/** Numbers of new orders and unsent mails; null where the database does not answer. */
export type Backlog = { orders: number; mails: number } | null;

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Metrics since the start of the process. Labels are route patterns, never values sent by a caller.
 */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "noren_http_requests_total",
    help: "Number of answered requests.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "noren_http_request_duration_seconds",
    help: "Duration of requests.",
    buckets: BOUNDS_S,
    registers,
  });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `noren_${name}`, help, registers });
  const uptime = gauge("uptime_seconds", "Seconds since the process started.");
  const memory = gauge("memory_bytes", "Resident memory of the process.");
  const database = gauge("database_up", "Whether the database answers.");
  const orders = gauge("orders_new", "Orders that staff have not answered yet.");
  const mails = gauge("mails_unsent", "Mails not sent yet.");

  return {
    contentType: registry.contentType,

    record({ method, route, status, seconds }: Answered): void {
      requests.inc({ method: METHODS.has(method) ? method : "other", route, status });
      duration.observe(seconds);
    },

    /** The Prometheus text format. Values are NaN while the database does not answer. */
    async text(backlog: Backlog): Promise<string> {
      uptime.set(process.uptime());
      memory.set(process.memoryUsage().rss);
      database.set(backlog ? 1 : 0);
      orders.set(backlog?.orders ?? Number.NaN);
      mails.set(backlog?.mails ?? Number.NaN);
      return registry.metrics();
    },
  };
}
