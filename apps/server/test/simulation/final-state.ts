import type { Db } from "../../src/db/open.ts";
import { outboxOf } from "../mail/outbox.ts";
import type { StripeAccount } from "../stripe/stripe-account.ts";
import type { Guest } from "./guest.ts";

/** The rows in the database at the end of a simulation. */
export async function readFinalState(db: Db) {
  const mails = await outboxOf(db);
  return {
    orders: await db.selectFrom("orders").selectAll().execute(),
    payments: await db.selectFrom("payments").selectAll().execute(),
    refunds: await db.selectFrom("refunds").selectAll().execute(),
    tasks: await db.selectFrom("payment_tasks").selectAll().execute(),
    receipts: await db.selectFrom("receipts").select(["order_id", "data"]).execute(),
    checks: await db.selectFrom("payment_checks").selectAll().execute(),
    mails: mails.filter(({ run_at }) => run_at !== null),
    /** Mails of orders that wait for their payment. */
    held: mails.filter(({ run_at }) => run_at === null),
    slots: await db.selectFrom("slot_orders").selectAll().execute(),
    coupons: await db.selectFrom("coupons").selectAll().where("key", "=", "MANY").execute(),
  };
}

/** The same, with what the provider and the guests know, and the orders that the desk released. */
export type FinalState = Awaited<ReturnType<typeof readFinalState>> & {
  stripe: StripeAccount;
  desk: { released: ReadonlySet<string> };
  guests: readonly Pick<Guest, "localId" | "cashId" | "confirmedPaidId">[];
};
