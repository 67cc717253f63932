import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { NEW_ORDER } from "../db/partial-indexes.ts";
import { refuse } from "../http/answers.ts";
import type { ApiApp, ApiEnv } from "../http/environment.ts";
import type { Backlog, Metrics } from "../http/metrics.ts";
import { newRoutes } from "../http/routes.ts";
import { isOperator } from "../http/this-machine.ts";
import { sendCode, sendMail } from "../mail/queue.ts";
import type { Services } from "../services.ts";

/**
 * `GET /metrics`: needs the token; without a configured one it answers only callers on this
 * machine.
 */
export function metricsRoutes(metrics: Metrics, { config, db }: Services): ApiApp {
  const { metricsToken } = config;

  function mayRead(c: Context<ApiEnv>): boolean {
    if (metricsToken !== null)
      return equalsInConstantTime(c.req.header("authorization") ?? "", `Bearer ${metricsToken}`);
    return isOperator(c);
  }

  async function readBacklog(): Promise<Backlog> {
    try {
      const [orders, mails] = await Promise.all([
        db
          .selectFrom("orders")
          .select(({ fn }) => fn.countAll().as("n"))
          .where("progress", "=", NEW_ORDER)
          .executeTakeFirstOrThrow(),
        db
          .selectFrom("jobs")
          .select(({ fn }) => fn.countAll().as("n"))
          .where("done_at", "is", null)
          .where("kind", "in", [sendMail.name, sendCode.name])
          .executeTakeFirstOrThrow(),
      ]);
      return { orders: Number(orders.n), mails: Number(mails.n) };
    } catch {
      return null;
    }
  }

  const app = newRoutes();
  app.get("/metrics", async (c) => {
    if (!mayRead(c))
      return refuse(c, { code: metricsToken === null ? "not_found" : "unauthenticated" });
    const text = await metrics.text(await readBacklog());
    c.header("cache-control", "no-store");
    c.header("content-type", metrics.contentType);
    return c.body(text);
  });
  return app;
}

/** Compares hashes, so that timing reveals neither length nor prefix. */
function equalsInConstantTime(sent: string, right: string): boolean {
  const [a, b] = [sent, right].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
