import type { Trx } from "../db/open.ts";
import { together } from "../db/together.ts";
import { enqueueRows, type NewJobRow } from "../jobs/job-type.ts";
import { insertEvent } from "../live/events.ts";
import { pushAlertRows, subscribedDevices } from "../push/push-alert.ts";
import { insertPrints, printJobRows } from "./queue-prints.ts";

/**
 * The statements, for `together`, that write the event `placed` of a new order, queue its documents
 * and find the sleeping devices to wake, in the transaction that places it.
 */
export function arrivalOf(trx: Trx, orderId: string, now: number) {
  return {
    placed: insertEvent(trx, { orderId, kind: "placed", at: now }),
    prints: insertPrints(orderId, "arrival", now),
    devices: subscribedDevices(trx),
  };
}

type Arrival = {
  prints: Parameters<typeof printJobRows>[0];
  devices: Parameters<typeof pushAlertRows>[0];
};

/** The jobs that follow from the results of `arrivalOf`. */
export function arrivalJobs(
  { prints, devices }: Arrival,
  orderId: string,
  now: number,
): NewJobRow[] {
  return [...printJobRows(prints), ...pushAlertRows(devices, orderId, now)];
}

/** Places an order at the desk once its payment has settled; idempotent. */
export async function placeAtDesk(trx: Trx, orderId: string, now: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("orders")
    .set({ placed_at: now })
    .where("id", "=", orderId)
    .where("placed_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return;
  const arrival = await together(trx, arrivalOf(trx, orderId, now));
  await enqueueRows(trx, arrivalJobs(arrival, orderId, now));
}
