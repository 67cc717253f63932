import type { OrderRequest } from "@noren/contract/checkout.ts";
import { dialledNumber } from "@noren/contract/format/tel-link.ts";
import { type RawBuilder, sql } from "kysely";
import { lockUntilCommit } from "../db/dialect.ts";
import type { Trx } from "../db/open.ts";

/** Maximum of orders with one e-mail or phone number that the restaurant has not accepted yet. */
export const MAX_OPEN_ORDERS = 60;
/** From this many open orders on, each is counted exactly, in its transaction and under a lock. */
const LOCK_THRESHOLD = 20;
/** Advisory lock key; any number that no other lock uses. */
const OPEN_ORDERS_LOCK = 4_711_003;

/** The contact under which orders are counted; an empty key matches no order. */
export type Contact = { email: string; phone_key: string };

export function contactOf({ customer }: OrderRequest): Contact {
  return { email: customer.email, phone_key: phoneKey(customer.phone) };
}

/** The digits of the first phone number with country code, France's where the number has none. */
export function phoneKey(phone: string): string {
  return (dialledNumber(phone) ?? phone).replace(/\D/g, "").replace(/^0/, "33");
}

/** The number of open orders with this e-mail or with this phone number, the larger of both. */
export function openOrders({ email, phone_key }: Contact): RawBuilder<number> {
  // The literal `new`, because the partial indexes match only a constant.
  return sql<number>`(
    select cast(coalesce(max(counted), 0) as integer) from (
      select count(*) as counted from orders where email = ${email} and progress = 'new'
      union all
      select count(*) from orders
      where phone_key = ${phone_key} and phone_key <> '' and progress = 'new'
    ) as counts
  )`;
}

/**
 * Whether another order may be inserted. Takes a lock until the transaction's commit, so that
 * concurrent transactions see this one's order.
 */
export async function hasRoomForOrder(trx: Trx, contact: Contact): Promise<boolean> {
  await lockUntilCommit(trx, OPEN_ORDERS_LOCK);
  const { open } = await trx.selectNoFrom(openOrders(contact).as("open")).executeTakeFirstOrThrow();
  return open < MAX_OPEN_ORDERS;
}

/**
 * Decides whether an order must be counted under the lock: a contact's first orders need not, so
 * they stay concurrent. Orders that this process is inserting at the moment count as open.
 */
export function openOrderGate() {
  const pendingInserts = new Map<string, Set<Promise<void>>>();

  function pendingInsertsOf(key: string): Set<Promise<void>> {
    const known = pendingInserts.get(key) ?? new Set();
    pendingInserts.set(key, known);
    return known;
  }

  /** Counts the order as open until `leave` is called. */
  function enter({ email, phone_key }: Contact) {
    const keys = [`email ${email}`, `phone ${phone_key}`];
    const earlier = keys.map((key) => [...pendingInsertsOf(key)]);
    const others = Math.max(...earlier.map(({ length }) => length));
    const { promise: left, resolve } = Promise.withResolvers<void>();
    for (const key of keys) pendingInsertsOf(key).add(left);
    return {
      /**
       * Whether, with `open` orders in the database, this one must be counted under the lock; if
       * so, resolves once the contact's earlier ones are done.
       */
      async isCountedUnderLock(open: number): Promise<boolean> {
        if (open + others < LOCK_THRESHOLD) return false;
        await Promise.all(earlier.flat());
        return true;
      },
      leave(): void {
        resolve();
        for (const key of keys) {
          pendingInsertsOf(key).delete(left);
          if (pendingInsertsOf(key).size === 0) pendingInserts.delete(key);
        }
      },
    };
  }

  return { enter };
}

export type OpenOrderGate = ReturnType<typeof openOrderGate>;
