import { nextAttended } from "@noren/ordering/pause.ts";
import { servingHouse } from "../catalogue/snapshot.ts";
import type { OrderRow } from "../db/schema.ts";
import { contactsOf, queueOwnersMail } from "../mail/queue-owners.ts";
import type { UnansweredMailData } from "../mail/unanswered-mail.ts";
import { orderNumber } from "../orders/stored-order.ts";
import type { Services } from "../services.ts";
import { auditChange } from "./audit.ts";
import { readDeskSettings, type StoredDeskSettings } from "./desk-settings.ts";
import { type CommandServices, runCommand } from "./run-command.ts";
import { queueWebhook } from "./webhooks.ts";

const MINUTE_MS = 60_000;

/**
 * Looks after the orders that nobody answers: the owner is told, then the order is rejected by
 * itself. Any number of instances may look at the same moment: each step is one conditional update.
 */
export async function lookAfterUnanswered(services: UnansweredServices): Promise<void> {
  const { db, catalogue, log } = services;
  const waiting = await db
    .selectFrom("orders")
    .selectAll()
    .where("placed_at", "is not", null)
    .where("progress", "=", "new")
    .execute();
  if (waiting.length === 0) return;
  const desk = await readDeskSettings(db);
  const house = servingHouse(catalogue.current());
  for (const order of waiting)
    await lookAfter(services, order, desk, house).catch((err) => {
      // One that cannot be rejected must not keep the house from telling the others.
      log.error({ err, order: order.id }, "an order without an answer is stuck; trying again");
    });
}

type UnansweredServices = CommandServices & Pick<Services, "log">;
type ServingHouse = Parameters<typeof nextAttended>[0];

async function lookAfter(
  services: UnansweredServices,
  order: OrderRow,
  desk: StoredDeskSettings,
  house: ServingHouse,
): Promise<void> {
  const minutes = Math.floor((services.now() - waitingSince(order, house)) / MINUTE_MS);
  if (minutes >= desk.reject_after_minutes)
    await runCommand(services, null, order.id, {
      command: "reject",
      version: order.version,
      reason: "no_answer",
    });
  else if (minutes >= desk.alert_after_minutes && isUnseen(order))
    await alert(services, order, desk, minutes);
}

/** Nobody is asked to answer at night: the waiting begins when the house opens, or with the slot. */
function waitingSince({ placed_at, created_at, slot_at }: OrderRow, house: ServingHouse): number {
  const placed = placed_at ?? created_at;
  return Math.max(placed, Math.min(nextAttended(house, placed) ?? slot_at, slot_at));
}

function isUnseen({ alerted_at, acknowledged_at }: OrderRow): boolean {
  return alerted_at === null && acknowledged_at === null;
}

async function alert(
  services: Pick<Services, "db" | "catalogue" | "config" | "now" | "wakeMail">,
  order: OrderRow,
  desk: StoredDeskSettings,
  minutes: number,
): Promise<void> {
  const { db, catalogue, config, now, wakeMail } = services;
  const at = now();
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable("orders")
      .set({ alerted_at: at })
      .where("id", "=", order.id)
      .where("progress", "=", "new")
      .where("alerted_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const { contacts } = catalogue.current().settings;
    const data: UnansweredMailData = {
      number: orderNumber(order.seq),
      demonstration: order.demonstration === 1,
      waiting_minutes: minutes,
      reject_after_minutes: desk.reject_after_minutes,
      link: `${config.siteRoot}/desk`,
      house: contactsOf(contacts),
    };
    await queueOwnersMail(trx, { kind: "order_unanswered", about: order.id, data, now: at });
    await queueWebhook(trx, desk, order, { ...data, placed_at: order.placed_at ?? at }, at);
    const facts = { at, actor: null, subject: `order:${order.id}` };
    await auditChange(trx, { ...facts, action: "order_unanswered", after: { minutes } });
  });
  wakeMail();
}
