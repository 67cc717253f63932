import { createHmac } from "node:crypto";
import type { Db, Trx } from "../db/open.ts";
import type { WebhookDeliveryRow } from "../db/receipt-tables.ts";
import type { OrderRow } from "../db/schema.ts";
import type { Log } from "../log.ts";
import { readDeskSettings, type StoredDeskSettings } from "./desk-settings.ts";
import { isoInstant } from "./iso-instant.ts";

const MINUTE_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** Longer than a call lasts, so that two make the same one only after one was killed. */
const CLAIM_MS = MINUTE_MS;
/** A telephone that rings an hour later helps nobody. */
const WORTH_MS = 30 * MINUTE_MS;

type Waiting = { number: string; waiting_minutes: number; placed_at: number };

/** Writes down, in the alert's transaction, that somebody is to be called; nothing without a url. */
export async function queueWebhook(
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
  await trx
    .insertInto("webhook_deliveries")
    .values({
      dedupe: `order_unanswered:${order.id}`,
      body,
      created_at: now,
      expires_at: now + WORTH_MS,
      next_attempt_at: now,
      attempts: 0,
      done_at: null,
    })
    .onConflict((conflict) => conflict.column("dedupe").doNothing())
    .execute();
}

type WebhookServices = { db: Db; log: Pick<Log, "info" | "warn">; now: () => number };

/** Makes the calls that are due; one that is not answered with 2xx is made again, later each time. */
export async function deliverWebhooks({ db, log, now }: WebhookServices): Promise<void> {
  for (;;) {
    const delivery = await claim(db, now());
    if (!delivery) return;
    const status = await call(delivery, await readDeskSettings(db), now());
    const { id, attempts } = delivery;
    const isDone = status >= 200 && status < 300;
    const next = now() + attempts * MINUTE_MS;
    await db
      .updateTable("webhook_deliveries")
      .set(isDone ? { done_at: now() } : { next_attempt_at: next })
      .where("id", "=", id)
      .where("attempts", "=", attempts)
      .execute();
    const facts = { webhook: id, attempts, status };
    if (isDone) log.info(facts, "a webhook was told");
    else log.warn(facts, "a webhook did not answer; trying again");
  }
}

/** One conditional statement: a call is one instance's at a time. */
async function claim(db: Db, now: number): Promise<WebhookDeliveryRow | undefined> {
  const due = await db
    .selectFrom("webhook_deliveries")
    .select(["id", "attempts"])
    .where("done_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .where("expires_at", ">", now)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  return db
    .updateTable("webhook_deliveries")
    .set({ attempts: due.attempts + 1, next_attempt_at: now + CLAIM_MS })
    .where("id", "=", due.id)
    .where("attempts", "=", due.attempts)
    .where("done_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** The answer's status; 0 where there was none. */
async function call(
  { body }: WebhookDeliveryRow,
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

/** `t=<seconds>,v1=<HMAC-SHA256 of "seconds.body", in hex>`: old calls cannot be played again. */
function webhookSignature(secret: string, body: string, seconds: number): string {
  const code = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${code}`;
}
