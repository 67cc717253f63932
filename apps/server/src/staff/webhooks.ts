import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { isoInstant } from "../http/iso-instant.ts";
import { type JobResult, jobHandler } from "../jobs/job-handler.ts";
import { enqueue, type JobType } from "../jobs/job-type.ts";
import type { Services } from "../services.ts";
import { readDeskSettings, type StoredDeskSettings } from "./desk-settings.ts";

const MINUTE_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** Expiry of a webhook: a later call is of no use. */
const EXPIRY_MS = 30 * MINUTE_MS;

const payload = z.object({ body: z.string() });
const webhook: JobType<z.output<typeof payload>> = { name: "webhook", payload };

type Waiting = { number: string; waiting_minutes: number; placed_at: number };

/** Enqueues the webhook call in the alert's transaction; nothing without a URL. */
export async function enqueueWebhook(
  trx: Trx,
  { webhook_url }: StoredDeskSettings,
  order: OrderRow,
  { number, waiting_minutes, placed_at }: Waiting,
  now: number,
): Promise<void> {
  if (webhook_url === "") return;
  const body = JSON.stringify({
    event: "order_unanswered",
    order_id: order.id,
    number,
    placed_at: isoInstant(placed_at),
    waiting_minutes,
  });
  const dedupeKey = `order_unanswered:${order.id}`;
  await enqueue(trx, webhook, { payload: { body }, dedupeKey, now, expiresAt: now + EXPIRY_MS });
}

/** Calls the webhook. Without a 2xx response it is retried after 1, 2, 3 … minutes. */
export const callWebhook = jobHandler(
  webhook,
  { concurrency: 2, retryDelay: (attempts) => attempts * MINUTE_MS },
  async ({ db, now }: Pick<Services, "db" | "now">, { payload: { body } }): Promise<JobResult> => {
    const status = await call(body, await readDeskSettings(db), now());
    const isDone = status >= 200 && status < 300;
    return isDone ? { done: true } : { done: false, why: `status ${status}` };
  },
);

/** The response's status; 0 if there was none. */
async function call(
  body: string,
  { webhook_url, webhook_secret }: StoredDeskSettings,
  now: number,
): Promise<number> {
  try {
    const response = await fetch(webhook_url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-noren-signature": webhookSignature(webhook_secret, body, Math.floor(now / 1000)),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

/** `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body", in hex>`: the timestamp prevents replays. */
function webhookSignature(secret: string, body: string, seconds: number): string {
  const code = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${code}`;
}
