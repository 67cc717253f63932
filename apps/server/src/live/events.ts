import type { RestaurantEvent } from "@noren/contract/staff/actions.ts";
import { signalOnCommit } from "../db/commit-signals.ts";
import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";

export type EventKind =
  | "placed"
  | "acknowledged"
  | "accepted"
  | "rejected"
  | "delayed"
  | "preparing"
  | "ready"
  | "out_for_delivery"
  | "completed"
  | "cancelled"
  | "undone"
  | "change_applied"
  | "refunded"
  | RestaurantEvent
  | MoneyEventKind
  | PrintEventKind;

/** Events of an order's print jobs; `print_settled`: a person has resolved an unclear print. */
const PRINT_EVENTS = [
  "print_requested",
  "print_waits",
  "print_unclear",
  "print_settled",
  "printed",
] as const;
type PrintEventKind = (typeof PRINT_EVENTS)[number];

/** Events of an order's payment that concern the restaurant alone. */
const MONEY_EVENTS = [
  "payment_lost",
  "payment_restored",
  "refund_requested",
  "refund_failed",
] as const;
type MoneyEventKind = (typeof MONEY_EVENTS)[number];

/** Events about no act of a person: of printing, and the end of a change's hold. */
export const UNATTENDED_EVENTS: readonly EventKind[] = [...PRINT_EVENTS, "change_applied"];

/** Internal events of the restaurant, which are not steps of the order. */
export const INTERNAL_EVENTS: readonly EventKind[] = [
  "acknowledged",
  "undone",
  "change_applied",
  ...PRINT_EVENTS,
  ...MONEY_EVENTS,
];

export type NewEvent = {
  orderId: string | null;
  kind: EventKind;
  /** Epoch milliseconds. */
  at: number;
  /** Null for the customer and for the system. */
  actor?: { id: number; name: string } | null;
  data?: Record<string, unknown>;
  /** Not shown to the guest, until `showEvent`. */
  isHidden?: boolean;
};

/**
 * Writes an event in the transaction that causes it; event streams are notified after the commit.
 */
export async function writeEvent(trx: Trx, event: NewEvent): Promise<void> {
  await insertEvent(trx, event).execute();
}

/** The statement of `writeEvent`; event streams are notified as well. */
export function insertEvent(
  trx: Trx,
  { orderId, kind, at, actor = null, data = {}, isHidden = false }: NewEvent,
) {
  signalOnCommit(trx, "events");
  return trx
    .insertInto("events")
    .values({
      order_id: orderId,
      kind,
      at,
      staff_id: actor?.id ?? null,
      who: actor?.name ?? null,
      data: toJson(data),
      hidden: isHidden ? 1 : 0,
    })
    .returning("id");
}

/** Shows the guest the order's last event of this kind, from the transaction's commit on. */
export async function showEvent(trx: Trx, orderId: string, kind: EventKind): Promise<void> {
  await trx
    .updateTable("events")
    .set({ hidden: 0 })
    .where("id", "=", (events) =>
      events
        .selectFrom("events")
        .select(({ fn }) => fn.max("id").as("last"))
        .where("order_id", "=", orderId)
        .where("kind", "=", kind),
    )
    .execute();
}
