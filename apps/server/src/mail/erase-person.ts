import { fromJson, toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import type { OrderMailData } from "./order-mail-data.ts";
import { BLANK, NEVER } from "./outbox.ts";
import { deleteRecipients } from "./recipients.ts";

export type ErasedPerson = { addresses: readonly string[]; orderIds: readonly string[] };

/** A mail that is told no more: it was not sent yet, or never could be. */
const ERASED = { ...BLANK, next_attempt_at: NEVER };

/**
 * Takes a person out of the mails that were not sent. What was for them is erased; the restaurant
 * still learns what to prepare and when, but not for whom.
 */
export async function erasePersonInMails(trx: Trx, forgotten: ErasedPerson): Promise<void> {
  await deleteRecipients(trx, forgotten.addresses);
  const addresses = new Set(forgotten.addresses);
  const orderIds = new Set(forgotten.orderIds);
  const unsent = await trx
    .selectFrom("outbox")
    .select(["id", "kind", "dedupe", "recipient", "data"])
    .where("sent_at", "is", null)
    .where("recipient", "<>", "")
    .execute();
  for (const { id, kind, dedupe, recipient, data } of unsent) {
    const isOrders = orderIds.has(dedupe.split(":")[1] ?? "");
    // It names no customer, and somebody still has to answer.
    if (kind === "order_unanswered" || kind === "payment_checks") continue;
    const isForRestaurant = kind === "order_incoming";
    if (isForRestaurant ? !isOrders : !isOrders && !addresses.has(recipient)) continue;
    const change = isForRestaurant ? { data: withoutPersonText(data), last_error: null } : ERASED;
    await trx.updateTable("outbox").set(change).where("id", "=", id).execute();
  }
}

/** The same for the mails of orders that wait for their payment: the customer's is not kept at all. */
export async function erasePersonInPendingMails(
  trx: Trx,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  const pending = await trx
    .selectFrom("held_mails")
    .select(["dedupe", "kind", "data"])
    .where("order_id", "in", orderIds)
    .execute();
  for (const { dedupe, kind, data } of pending) {
    const mail = trx.updateTable("held_mails").set({ data: withoutPersonText(data) });
    if (kind === "order_incoming") await mail.where("dedupe", "=", dedupe).execute();
    else await trx.deleteFrom("held_mails").where("dedupe", "=", dedupe).execute();
  }
}

function withoutPersonText(data: string): string {
  return toJson(withoutPerson(fromJson(data) as OrderMailData));
}

/** What was ordered, without what whoever ordered it typed. */
export function withoutPerson(order: OrderMailData): OrderMailData {
  const withoutNote = <T>(line: T): T => ({ ...line, note: "" });
  return {
    ...order,
    customer: { first_name: "", last_name: "", email: "", phone: "" },
    destination: null,
    lines: order.lines.map(withoutNote),
    free_lines: order.free_lines.map(withoutNote),
  };
}
