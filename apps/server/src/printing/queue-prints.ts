import type { PrintTime } from "@noren/contract/staff/printing.ts";
import { sql } from "kysely";
import { signalOnCommit } from "../db/commit-signals.ts";
import type { Trx } from "../db/open.ts";

/** Expiry of a job in ms: a document printed later would be mistaken for a new order. */
export const EXPIRY_MS = 4 * 60 * 60_000;

/** A job in these states may have been printed. */
export const POSSIBLY_PRINTED_STATES = ["sending", "printed", "unclear", "replaced"] as const;

/**
 * Queues the documents of an order on every printer with this `print_when`, in the transaction of
 * the triggering change. Idempotent: unique constraints ignore repeats.
 */
export async function queuePrints(
  trx: Trx,
  orderId: string,
  moment: PrintTime,
  now: number,
): Promise<void> {
  await sql`
    insert into print_jobs
      (order_id, printer_id, kind, reason, copies, created_at, expires_at, state, changed_at)
    select cast(${orderId} as text), printers.id, documents.kind, cast(${moment} as text),
      printers.copies, cast(${now} as bigint), cast(${now + EXPIRY_MS} as bigint), 'waiting',
      cast(${now} as bigint)
    from printers
      cross join (select 'ticket' as kind union all select 'label') as documents
    where printers.enabled = 1 and printers.removed_at is null and printers.print_when = ${moment}
      and ((documents.kind = 'ticket' and printers.prints_ticket = 1)
        or (documents.kind = 'label' and printers.prints_label = 1))
    on conflict do nothing`.execute(trx);
  signalOnCommit(trx, "printing");
}

/**
 * Drops the waiting jobs of a rejected or cancelled order, and queues a cancellation slip on every
 * printer that may have printed its ticket; in the transaction that ends the order.
 */
export async function endPrintsOf(trx: Trx, orderId: string, now: number): Promise<void> {
  await trx
    .updateTable("print_jobs")
    .set({ state: "dropped", changed_at: now })
    .where("order_id", "=", orderId)
    .where("state", "=", "waiting")
    .execute();
  // A separate statement after the update: by now a concurrent ticket is in state sending, or
  // dropped.
  await sql`
    insert into print_jobs
      (order_id, printer_id, kind, reason, copies, created_at, expires_at, state, changed_at)
    select cast(${orderId} as text), printers.id, 'cancellation', 'end', printers.copies,
      cast(${now} as bigint), cast(${now + EXPIRY_MS} as bigint), 'waiting', cast(${now} as bigint)
    from printers
    where printers.removed_at is null and exists (
      select 1 from print_jobs tickets
      where tickets.order_id = ${orderId} and tickets.printer_id = printers.id
        and tickets.kind = 'ticket' and tickets.state in (${sql.join(POSSIBLY_PRINTED_STATES)}))
    on conflict do nothing`.execute(trx);
  signalOnCommit(trx, "printing");
}
