import type { AnyCommand } from "@noren/ordering/progress.ts";
import { releaseCoupon } from "../catalogue/coupons.ts";
import type { Trx } from "../db/open.ts";
import type { OrderRow } from "../db/schema.ts";
import { jobHandler } from "../jobs/job-handler.ts";
import { type EventKind, showEvent, writeEvent } from "../live/events.ts";
import { queueProgressMail } from "../mail/queue-progress.ts";
import { releaseCounts } from "../orders/daily-counts.ts";
import { heldChange } from "../orders/held-change.ts";
import { lockedOrder } from "../orders/locked-order.ts";
import { releaseSlot } from "../orders/slot-capacity.ts";
import { trackingLink } from "../orders/tracking-link.ts";
import { issueOrderReceipt } from "../payments/order-receipt.ts";
import { endPrintsOf, queuePrints } from "../printing/queue-prints.ts";
import type { Services } from "../services.ts";
import { changeJob } from "./hold-change.ts";

export type ChangeServices = Pick<
  Services,
  "catalogue" | "config" | "trackingSecret" | "now" | "payments"
>;

export const OUTCOMES = {
  accept: "accepted",
  reject: "rejected",
  delay: "delayed",
  preparing: "preparing",
  ready: "ready",
  out_for_delivery: "out_for_delivery",
  completed: "completed",
  cancel: "cancelled",
  withdraw: "cancelled",
} as const satisfies Record<AnyCommand, EventKind>;

type Change = { command: AnyCommand; before: OrderRow; after: OrderRow };

/**
 * Everything of a command that leaves the restaurant, in one transaction: mail, receipt, capture or
 * release of the payment, prints, and the places of an order that has ended.
 */
export async function applyChange(
  services: ChangeServices,
  trx: Trx,
  { command, before, after }: Change,
): Promise<void> {
  const at = services.now();
  const kind = OUTCOMES[command];
  await notifyCustomer(services, trx, kind, before, after);
  if (kind === "completed" && !isCardUnpaid(after)) await issueOrderReceipt(services, trx, after);
  if (kind === "accepted") {
    if (after.status === "paid") await services.payments.queueCapture(trx, after.id);
    await queuePrints(trx, after.id, "acceptance", at);
  }
  if (kind === "rejected" || kind === "cancelled") {
    await endPrintsOf(trx, after.id, at);
    await services.payments.queueRelease(trx, after.id, kind);
    await releaseSlot(trx, after);
    await releaseCounts(trx, after.id);
    if (after.coupon_code !== null) await releaseCoupon(trx, after.coupon_code);
  }
}

/**
 * Ends the hold of an order's last command, if there is one: its guest sees it from the commit on.
 * `order` is a row that the transaction has locked.
 */
export async function applyHeldChange(
  services: ChangeServices,
  trx: Trx,
  order: OrderRow,
): Promise<void> {
  const change = heldChange(order);
  if (change === null) return;
  const { command, before } = change;
  await trx.updateTable("orders").set({ held: null }).where("id", "=", order.id).execute();
  await showEvent(trx, order.id, OUTCOMES[command]);
  await applyChange(services, trx, { command, before: { ...order, ...before }, after: order });
  await writeEvent(trx, { orderId: order.id, kind: "change_applied", at: services.now() });
}

type ChangeJobServices = ChangeServices & Pick<Services, "db" | "log">;

const RETRY_MS = 5000;

/** Ends a hold when its time is over, unless a later command or a refund already has. */
export const applyChangeJob = jobHandler(
  changeJob,
  { concurrency: 4, retryDelay: () => RETRY_MS },
  async (services: ChangeJobServices, { payload: { order_id, version } }) => ({
    done: true,
    async write(trx) {
      const order = await lockedOrder(trx, order_id);
      if (heldChange(order)?.version === version) await applyHeldChange(services, trx, order);
    },
  }),
);

/** Whether a card order has no captured or authorised payment, so that no receipt is issued. */
function isCardUnpaid({ payment_method, status }: OrderRow): boolean {
  return payment_method === "card" && status !== "paid" && status !== "refunded";
}

async function notifyCustomer(
  { catalogue, config, trackingSecret, now }: ChangeServices,
  trx: Trx,
  kind: EventKind,
  before: OrderRow,
  order: OrderRow,
): Promise<void> {
  if (!isNotifiedKind(kind)) return;
  const wasLater = (before.promised_at ?? 0) > (order.promised_at ?? 0);
  const links = { siteRoot: config.siteRoot, secret: trackingSecret };
  await queueProgressMail(trx, {
    order,
    change: kind === "delayed" && wasLater ? "advanced" : kind,
    restaurant: catalogue.current().settings,
    link: trackingLink(links, order.id, order.locale),
    now: now(),
  });
}

const NOTIFIED_KINDS = ["accepted", "delayed", "rejected", "ready", "cancelled"] as const;

function isNotifiedKind(kind: EventKind): kind is (typeof NOTIFIED_KINDS)[number] {
  return (NOTIFIED_KINDS as readonly EventKind[]).includes(kind);
}
