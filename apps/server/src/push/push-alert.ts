import { z } from "zod";
import type { Trx } from "../db/open.ts";
import { enqueue, enqueueRows, type JobType, jobRows, type NewJobRow } from "../jobs/job-type.ts";

const MINUTE_MS = 60_000;
/** A later push is of no use: the desk rejects what nobody answers. */
const EXPIRY_MS = 30 * MINUTE_MS;

/** `repeat` counts the pushes for this order that the device was sent before. */
const payload = z.object({
  subscription_id: z.number(),
  order_id: z.string(),
  repeat: z.number(),
});
export type PushAlert = z.output<typeof payload>;

/** Wakes one device for one order whose alarm rings. */
export const pushAlert: JobType<PushAlert> = { name: "push_alert", payload };

/**
 * Enqueues a push to every subscribed device, in the transaction that makes an order ring again, in
 * place of those that were still to come for it.
 */
export async function queuePushAlerts(trx: Trx, order_id: string, now: number): Promise<void> {
  await trx
    .deleteFrom("jobs")
    .where("kind", "=", pushAlert.name)
    .where("dedupe_key", "like", `${pushAlert.name}:%:${order_id}:%`)
    .where("done_at", "is", null)
    .where("leased_until", "is", null)
    .execute();
  const devices = await subscribedDevices(trx).execute();
  await enqueueRows(trx, pushAlertRows(devices, order_id, now));
}

/** The statement that reads the devices of `queuePushAlerts`. */
export function subscribedDevices(trx: Trx) {
  return trx.selectFrom("push_subscriptions").select("id");
}

/** The jobs of `queuePushAlerts`, for `enqueueRows`. */
export function pushAlertRows(
  devices: readonly { id: number }[],
  order_id: string,
  now: number,
): NewJobRow[] {
  return devices.flatMap(({ id: subscription_id }) =>
    jobRows(pushAlert, alertJob({ subscription_id, order_id, repeat: 0 }, now, now)),
  );
}

/** Enqueues a push for `runAt`; the device has at most one for that time. */
export async function queuePushAlert(
  trx: Trx,
  alert: PushAlert,
  now: number,
  runAt: number,
): Promise<void> {
  await enqueue(trx, pushAlert, alertJob(alert, now, runAt));
}

function alertJob(alert: PushAlert, now: number, runAt: number) {
  return {
    payload: alert,
    dedupeKey: `${alert.subscription_id}:${alert.order_id}:${runAt}`,
    now,
    runAt,
    expiresAt: runAt + EXPIRY_MS,
  };
}
