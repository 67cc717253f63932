import { roleMay } from "@noren/contract/staff/roles.ts";
import type { Trx } from "../db/open.ts";
import { type JobResult, jobHandler } from "../jobs/job-handler.ts";
import type { PushAnswer } from "../providers/push/push-network.ts";
import { type PushAlert, pushAlert, queuePushAlert } from "../push/push-alert.ts";
import { alertMessage, pushRequest } from "../push/push-message.ts";
import type { Services } from "../services.ts";
import { type AnswerServices, readAnswerTimes } from "./answer-times.ts";
import { activeDeskSessions } from "./auth/sessions.ts";

const SECOND_MS = 1000;
/** A waiting order is pushed again at this interval, as often as this. */
const REPEAT_MS = 90 * SECOND_MS;
const MAX_REPEATS = 8;
/** How long a push service keeps a push, in seconds. */
const TTL = { least: 60, most: 3600 };
const MAX_ATTEMPTS = 6;

type PushServices = AnswerServices &
  Pick<Services, "config" | "log" | "now" | "vapid" | "pushNetwork">;

/**
 * Sends a push while the order's alarm rings and the device's session is active, then enqueues the
 * next. A silenced alarm is looked at again once it rings again. Retried after 5, 10, 20 … seconds.
 */
export const sendPushAlert = jobHandler(
  pushAlert,
  {
    concurrency: 4,
    retryDelay: (attempts) =>
      attempts < MAX_ATTEMPTS ? 5 * SECOND_MS * 2 ** (attempts - 1) : null,
  },
  async (services: PushServices, { payload }): Promise<JobResult> => {
    const { catalogue, config, now, vapid, pushNetwork } = services;
    const subscription = await allowedSubscription(services, payload.subscription_id);
    if (!subscription) return { done: true, write: removal(payload) };
    const ringing = await ringingOrder(services, payload.order_id);
    if (!ringing) return { done: true };
    const { order, alarmAt, rejectsAt } = ringing;
    const at = now();
    if (alarmAt > at)
      return { done: true, write: (trx) => queuePushAlert(trx, payload, at, alarmAt) };

    const { siteRoot } = config;
    const { timezone } = catalogue.current().settings;
    const message = alertMessage({
      ...{ order, timezone, siteRoot, now: at },
      locale: subscription.locale,
      isRepeat: payload.repeat > 0,
    });
    const secondsLeft = Math.round(((rejectsAt ?? at) - at) / SECOND_MS);
    const ttlSeconds = Math.min(Math.max(secondsLeft, TTL.least), TTL.most);
    const answer = await pushNetwork.post(
      subscription.endpoint,
      await pushRequest({ subscription, message, vapid, siteRoot, ttlSeconds }),
    );
    return resultOf(answer, payload, at);
  },
);

/** The subscription while its person is signed in and may see orders; otherwise it is deleted. */
async function allowedSubscription({ db, now }: PushServices, id: number) {
  const row = await db
    .selectFrom("push_subscriptions")
    .innerJoin("staff", "staff.id", "push_subscriptions.staff_id")
    .where("push_subscriptions.id", "=", id)
    .where("staff.disabled_at", "is", null)
    .selectAll("push_subscriptions")
    .select("staff.role")
    .executeTakeFirst();
  if (!row || !roleMay(row.role, "see_orders")) return null;
  const session = await activeDeskSessions(db, row.staff_id, now())
    .where("token_hash", "=", row.session_hash)
    .executeTakeFirst();
  return session ? row : null;
}

/** Null where the order was answered. */
async function ringingOrder(services: PushServices, orderId: string) {
  const order = await services.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", orderId)
    .executeTakeFirst();
  const times = order && (await readAnswerTimes(services)).of(order);
  if (!order || !times) return null;
  return { order, alarmAt: times.alarmAt, rejectsAt: times.rejection?.rejectsAt ?? null };
}

function resultOf(answer: PushAnswer, alert: PushAlert, at: number): JobResult {
  // Nothing is ever sent to an address that was refused.
  if (!answer.ok)
    return answer.fault === "refused_address"
      ? { done: false, why: answer.fault, isFinal: true, write: removal(alert) }
      : { done: false, why: answer.fault };
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) {
    const next = { ...alert, repeat: alert.repeat + 1 };
    if (next.repeat > MAX_REPEATS) return { done: true };
    return { done: true, write: (trx) => queuePushAlert(trx, next, at, at + REPEAT_MS) };
  }
  // The device has unsubscribed, or its subscription has expired.
  if (status === 404 || status === 410) return { done: true, write: removal(alert) };
  const isTemporary = status === 429 || status >= 500;
  const why = `status ${status}`;
  return { done: false, why, isFinal: !isTemporary, retryAfterMs: retryAfterMs(retryAfter, at) };
}

/** `Retry-After` in seconds or as a date; 0 without one. */
function retryAfterMs(header: string | null, at: number): number {
  if (header === null) return 0;
  const seconds = /^\d+$/.test(header) ? Number(header) * SECOND_MS : Date.parse(header) - at;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0;
}

function removal({ subscription_id }: PushAlert) {
  return async (trx: Trx) => {
    await trx.deleteFrom("push_subscriptions").where("id", "=", subscription_id).execute();
  };
}
