import { transact } from "../db/transact.ts";
import type { PeriodicJob } from "../jobs/periodic-job.ts";
import { contactsOf, queueOwnersMail } from "../mail/queue-owners.ts";
import type { Services } from "../services.ts";

/** At most one mail in this time. */
const MAIL_EVERY_MS = 30 * 60_000;

type CheckServices = Pick<Services, "db" | "catalogue" | "config" | "now">;

/**
 * Mails the owners about unseen payment checks: one mail for all, each check once. Safe to run in
 * any number of instances: one conditional update claims the checks.
 */
export async function mailPaymentChecks(services: CheckServices): Promise<void> {
  const { db, catalogue, config, now } = services;
  const at = now();
  await transact(db, async (trx) => {
    const { last } = await trx
      .selectFrom("payment_checks")
      .select(({ fn }) => fn.max<number | string | null>("mailed_at").as("last"))
      .executeTakeFirstOrThrow();
    if (last !== null && Number(last) > at - MAIL_EVERY_MS) return;
    const claimed = await trx
      .updateTable("payment_checks")
      .set({ mailed_at: at })
      .where("mailed_at", "is", null)
      .where("seen_at", "is", null)
      .returning("id")
      .execute();
    if (claimed.length === 0) return;
    const { unseen } = await trx
      .selectFrom("payment_checks")
      .select(({ fn }) => fn.countAll<number | string>().as("unseen"))
      .where("seen_at", "is", null)
      .executeTakeFirstOrThrow();
    await queueOwnersMail(trx, {
      kind: "payment_checks",
      about: String(Math.max(...claimed.map(({ id }) => id))),
      data: {
        unseen: Number(unseen),
        link: `${config.siteRoot}/desk/payments`,
        restaurant: contactsOf(catalogue.current().settings.contacts),
      },
      now: at,
    });
  });
}

export const paymentCheckMails: PeriodicJob<CheckServices> = {
  name: "payment_check_mails",
  everyMs: 15_000,
  run: mailPaymentChecks,
};
