import { setImmediate as nextTurn } from "node:timers/promises";
import { recordAction } from "../audit/audit.ts";
import type { Db } from "../db/open.ts";
import { NEW_ORDER } from "../db/partial-indexes.ts";
import type { OrderRow } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { PeriodicJob } from "../jobs/periodic-job.ts";
import { contactsOf, queueOwnersMail } from "../mail/queue-owners.ts";
import type { UnansweredMailData } from "../mail/unanswered-mail.ts";
import { orderNumber } from "../orders/stored-order.ts";
import type { Services } from "../services.ts";
import { type AnswerTimes, readAnswerTimes } from "./answer-times.ts";
import type { StoredDeskSettings } from "./desk-settings.ts";
import { type CommandServices, runCommand } from "./run-command.ts";
import { enqueueWebhook } from "./webhooks.ts";

const MINUTE_MS = 60_000;

/** Orders in memory at once; between two pages others are answered. */
export const UNANSWERED_PAGE = 50;

/**
 * Alerts the owners about unanswered orders, then rejects them. Safe to run in any number of
 * instances: each step is one conditional update.
 */
export async function processUnanswered(services: UnansweredServices): Promise<void> {
  const { db, log } = services;
  let times: Awaited<ReturnType<typeof readAnswerTimes>> | undefined;
  for await (const order of unansweredIn(db)) {
    times ??= await readAnswerTimes(services);
    await processOrder(services, order, times).catch((err) => {
      // A failing order must not block the others.
      log.error({ err, order: order.id }, "an unanswered order could not be handled; trying again");
    });
  }
}

/** Oldest first. Strangers decide how many there are. */
async function* unansweredIn(db: Db): AsyncGenerator<OrderRow> {
  let last = { placed_at: 0, seq: 0 };
  for (;;) {
    const page = await db
      .selectFrom("orders")
      .selectAll()
      .where("progress", "=", NEW_ORDER)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple("placed_at", "seq"), ">", tuple(last.placed_at, last.seq)),
      )
      .orderBy("placed_at")
      .orderBy("seq")
      .limit(UNANSWERED_PAGE)
      .$narrowType<{ placed_at: number }>()
      .execute();
    yield* page;
    const end = page.at(-1);
    if (end === undefined || page.length < UNANSWERED_PAGE) return;
    last = { placed_at: end.placed_at, seq: end.seq };
    await nextTurn();
  }
}

/** Runs every 15 s, which is the precision of the waiting times. */
export const unansweredOrders: PeriodicJob<UnansweredServices> = {
  name: "unanswered_orders",
  everyMs: 15_000,
  async run(services) {
    await services.db.selectFrom("data_version").select("version").executeTakeFirstOrThrow();
    services.deskUptime.reached();
    await processUnanswered(services);
  },
};

type Waiting = NonNullable<AnswerTimes["rejection"]> & { minutes: number };
type UnansweredServices = CommandServices & Pick<Services, "log">;

/**
 * The owner is alerted even if somebody acknowledged the order: only an answer ends the waiting.
 */
async function processOrder(
  services: UnansweredServices,
  order: OrderRow,
  { desk, of }: Awaited<ReturnType<typeof readAnswerTimes>>,
): Promise<void> {
  const times = of(order)?.rejection;
  if (!times) return;
  const now = services.now();
  const minutes = Math.floor((now - times.deadlineStart) / MINUTE_MS);
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
  services: Pick<Services, "db" | "catalogue" | "config" | "now">,
  order: OrderRow,
  desk: StoredDeskSettings,
  { minutes, deadlineStart, rejectsAt }: Waiting,
): Promise<void> {
  const { db, catalogue, config, now } = services;
  const at = now();
  await transact(db, async (trx) => {
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
      reject_after_minutes: Math.ceil((rejectsAt - deadlineStart) / MINUTE_MS),
      link: `${config.siteRoot}/desk`,
      restaurant: contactsOf(contacts),
    };
    await queueOwnersMail(trx, { kind: "order_unanswered", about: order.id, data, now: at });
    await enqueueWebhook(trx, desk, order, { ...data, placed_at: order.placed_at ?? at }, at);
    const facts = { at, actor: null, subject: `order:${order.id}` };
    await recordAction(trx, { ...facts, action: "order_unanswered", after: { minutes } });
  });
}
