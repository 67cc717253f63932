import { fromJson, toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import type { OrderMailData } from "./order-mail-data.ts";
import { ERASED } from "./outbox.ts";
import { sendMail } from "./queue.ts";
import { deleteRecipients } from "./recipients.ts";

export type ErasedPerson = { addresses: readonly string[]; orderIds: readonly string[] };

/** Mails to staff and to the restaurant, which have no data of guests. */
const FOR_STAFF: readonly string[] = [
  "order_unanswered",
  "payment_checks",
  "draft_failed",
  "staff_factor_removed",
  "staff_invitation",
  "staff_reset",
  "storage_low",
];

/**
 * Erases a person from unsent mails, including those of orders with a pending payment. Mails to
 * them are erased; mails to the restaurant keep dishes and time, but no personal data.
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
    if (FOR_STAFF.includes(kind)) continue;
    const isForRestaurant = kind === "order_incoming";
    if (isForRestaurant ? !isOrders : !isOrders && !addresses.has(recipient)) continue;
    const change = isForRestaurant ? { data: withoutPersonText(data) } : ERASED;
    await trx.updateTable("outbox").set(change).where("id", "=", id).execute();
    // A mail server's error message may contain the recipient's address.
    await trx
      .updateTable("jobs")
      .set({ last_error: "erased" })
      .where("dedupe_key", "=", `${sendMail.name}:${dedupe}`)
      .where("last_error", "is not", null)
      .execute();
  }
}

function withoutPersonText(data: string): string {
  return toJson(withoutPerson(fromJson(data) as OrderMailData));
}

/** The order without any text entered by the customer. */
export function withoutPerson(order: OrderMailData): OrderMailData {
  const withoutNote = <T>(line: T): T => ({ ...line, note: "" });
  return {
    ...order,
    customer: { first_name: "", last_name: "", email: "", phone: "" },
    destination: null,
    ...(order.wishes && { wishes: { ...order.wishes, note: "", dietary: null } }),
    lines: order.lines.map(withoutNote),
    free_lines: order.free_lines.map(withoutNote),
  };
}
