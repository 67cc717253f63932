import type { Contacts } from "@noren/contract/settings.ts";
import type { Trx } from "../db/open.ts";
import { NEW_ORDER } from "../db/partial-indexes.ts";
import type { OrderRow } from "../db/schema.ts";
import { dueMail, queueMails } from "../mail/queue.ts";
import type { UnansweredMailData } from "../mail/unanswered-mail.ts";
import { orderNumber } from "../orders/stored-order.ts";
import type { Services } from "../services.ts";
import { type AnswerTimes, readAnswerTimes } from "./answer-times.ts";
import { auditChange } from "./audit.ts";
import type { StoredDeskSettings } from "./desk-settings.ts";
import { type CommandServices, runCommand } from "./run-command.ts";
import { queueWebhook } from "./webhooks.ts";

const MINUTE_MS = 60_000;

/**
 * Looks after the orders that nobody answers: the owner is told, then the order is rejected by
 * itself. Any number of instances may look at the same moment: each step is one conditional update.
 */
export async function lookAfterUnanswered(services: UnansweredServices): Promise<void> {
  const { db, log } = services;
  const waiting = await db
    .selectFrom("orders")
    .selectAll()
    .where("placed_at", "is not", null)
    .where("progress", "=", NEW_ORDER)
    .execute();
  if (waiting.length === 0) return;
  const times = await readAnswerTimes(services);
  for (const order of waiting)
    await lookAfter(services, order, times).catch((err) => {
      // One that cannot be rejected must not keep the house from telling the others.
      log.error({ err, order: order.id }, "an order without an answer is stuck; trying again");
    });
}

type UnansweredServices = CommandServices & Pick<Services, "log">;

/** The owner is told whether or not somebody has seen the order: only an answer ends the waiting. */
async function lookAfter(
  services: UnansweredServices,
  order: OrderRow,
  { desk, of }: Awaited<ReturnType<typeof readAnswerTimes>>,
): Promise<void> {
  const times = of(order);
  if (!times) return;
  const now = services.now();
  const minutes = Math.floor((now - times.waitingFrom) / MINUTE_MS);
  if (now >= times.rejectsAt)
    await runCommand(services, null, order.id, {
      command: "reject",
      version: order.version,
      reason: "no_answer",
    });
  else if (minutes >= desk.alert_after_minutes && order.alerted_at === null)
    await alert(services, order, desk, { ...times, minutes });
}

async function alert(
  services: Pick<Services, "db" | "catalogue" | "config" | "now" | "wakeMail">,
  order: OrderRow,
  desk: StoredDeskSettings,
  { minutes, waitingFrom, rejectsAt }: AnswerTimes & { minutes: number },
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
      reject_after_minutes: Math.ceil((rejectsAt - waitingFrom) / MINUTE_MS),
      link: `${config.siteRoot}/desk`,
      house: houseOf(contacts),
    };
    await mailOwners(trx, order, data, at);
    await queueWebhook(trx, desk, order, { ...data, placed_at: order.placed_at ?? at }, at);
    const facts = { at, actor: null, subject: `order:${order.id}` };
    await auditChange(trx, { ...facts, action: "order_unanswered", after: { minutes } });
  });
  wakeMail();
}

function houseOf({ name, address, phone, email }: Contacts): UnansweredMailData["house"] {
  return { name, address, phone, email };
}

/** Every owner; the house's own address where there is none yet. */
async function mailOwners(
  trx: Trx,
  order: OrderRow,
  data: UnansweredMailData,
  now: number,
): Promise<void> {
  const owners = await trx
    .selectFrom("staff")
    .select(["id", "email", "locale"])
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .execute();
  const house = { id: 0, email: data.house.email, locale: "fr" as const };
  const told = owners.length > 0 ? owners : [house];
  await queueMails(
    trx,
    told
      .filter(({ email }) => email !== "")
      .map(({ id, email, locale }) =>
        dueMail({
          kind: "order_unanswered",
          dedupe: `order_unanswered:${order.id}:${id}`,
          recipient: email,
          locale,
          data,
          now,
        }),
      ),
  );
}
