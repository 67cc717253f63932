import type { Problem } from "@noren/contract/problems.ts";
import type { printRequest } from "@noren/contract/staff/printing.ts";
import type { z } from "zod";
import { type Actor, recordAction } from "../audit/audit.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { reschedule } from "../jobs/job-leases.ts";
import { writeEvent } from "../live/events.ts";
import type { Services } from "../services.ts";
import { findPrinter } from "./printers.ts";
import { enqueuePrints, printDocument } from "./queue-prints.ts";
import { isRejectedOrCancelled } from "./ticket-data.ts";

type RequestServices = Pick<Services, "db" | "now">;
type Request = z.output<typeof printRequest>;
type Done = { ok: true } | { ok: false; problem: Problem };

/**
 * Queues a document that a person requested; if it may have been printed before, it says DUPLICATA
 * and who requested it. Idempotent per key. If the document is already waiting for that printer,
 * that job is retried at once instead.
 */
export async function requestPrint(
  services: RequestServices,
  actor: NonNullable<Actor>,
  orderId: string,
  request: Request,
): Promise<Done> {
  const { db, now } = services;
  return transact(db, async (trx): Promise<Done> => {
    // An update without a change locks the row: a concurrent end of the order either is committed
    // already, or will drop the job queued here.
    const order = await trx
      .updateTable("orders")
      .set((row) => ({ version: row.ref("version") }))
      .where("id", "=", orderId)
      .where("placed_at", "is not", null)
      .returning("progress")
      .executeTakeFirst();
    const printer = await findPrinter(trx, request.printer_id);
    if (!order || !printer) return { ok: false, problem: { code: "not_found" } };
    if (printer.enabled === 0 || isRejectedOrCancelled(order) !== (request.kind === "cancellation"))
      return { ok: false, problem: { code: "not_possible_now" } };
    if (!(await isWaiting(trx, orderId, request)))
      await queueRequest(trx, actor, orderId, request, now());
    await reschedule(trx, printDocument, String(printer.id), now());
    return { ok: true };
  });
}

async function isWaiting(trx: Trx, orderId: string, { kind, printer_id }: Request) {
  const waiting = await trx
    .selectFrom("print_jobs")
    .select("id")
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where("printer_id", "=", printer_id)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return waiting !== undefined;
}

/** The new job replaces unclear ones of the same document on that printer. */
async function queueRequest(
  trx: Trx,
  actor: NonNullable<Actor>,
  orderId: string,
  { kind, printer_id, key }: Request,
  at: number,
): Promise<void> {
  const job = await trx
    .insertInto("print_jobs")
    .values({
      order_id: orderId,
      printer_id,
      kind,
      reason: `request:${key}`,
      copies: 1,
      requested_by: actor.name,
      created_at: at,
      state: "waiting",
      changed_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "printer_id", "created_at"])
    .executeTakeFirst();
  if (!job) return;
  await enqueuePrints(trx, [job]);
  await trx
    .updateTable("print_jobs")
    .set({ state: "replaced", changed_at: at })
    .where("order_id", "=", orderId)
    .where("kind", "=", kind)
    .where("printer_id", "=", printer_id)
    .where("state", "=", "unclear")
    .execute();
  const data = { document: kind, printer_id };
  await writeEvent(trx, { orderId, kind: "print_requested", at, actor, data });
  const subject = `order:${orderId}`;
  await recordAction(trx, { at, actor, action: "print_requested", subject, after: data });
}

/**
 * Marks an unclear job as printed, as confirmed by a staff member. Returns its order's id; null if
 * there is no such job.
 */
export async function confirmPrinted(
  { db, now }: RequestServices,
  actor: NonNullable<Actor>,
  jobId: number,
): Promise<string | null> {
  return transact(db, async (trx) => {
    const at = now();
    const job = await trx
      .updateTable("print_jobs")
      .set({ state: "printed", fault: null, changed_at: at })
      .where("id", "=", jobId)
      .where("state", "=", "unclear")
      .returning(["order_id", "kind", "printer_id"])
      .executeTakeFirst();
    if (!job) return null;
    const data = { job_id: jobId, document: job.kind, printer_id: job.printer_id };
    await writeEvent(trx, { orderId: job.order_id, kind: "print_settled", at, actor, data });
    const subject = `order:${job.order_id}`;
    await recordAction(trx, { at, actor, action: "print_settled", subject, after: data });
    return job.order_id;
  });
}
