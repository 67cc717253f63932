import type { OrderRequest } from "@noren/contract/checkout.ts";
import { type RawBuilder, sql } from "kysely";
import { lockUntilCommit } from "../db/dialect.ts";
import type { Trx } from "../db/open.ts";

/** How many orders of one e-mail or telephone may wait to be accepted; more ring for nobody. */
export const MAX_OPEN_ORDERS = 60;
/** From so many on each order is counted alone, in its transaction. */
const COUNTED_ALONE = 20;
/** Any number that no other lock has. */
const OPEN_ORDERS_LOCK = 4_711_003;

/** Whose orders are counted together; an empty key is nobody's. */
export type Contact = { email: string; phone_key: string };

export function contactOf({ customer }: OrderRequest): Contact {
  return { email: customer.email, phone_key: phoneKey(customer.phone) };
}

/** The digits of a telephone number with its country's, France where it names none. */
export function phoneKey(phone: string): string {
  return phone
    .normalize("NFKC")
    .replace(/\(0\)/g, "")
    .replace(/\D/g, "")
    .replace(/^00/, "")
    .replace(/^0/, "33");
}

/** Of the e-mail's and the telephone's orders that nobody has accepted yet, the greater number. */
export function openOrders({ email, phone_key }: Contact): RawBuilder<number> {
  // `new` is written out, so that the indexes of these orders alone are used.
  return sql<number>`(
    select cast(coalesce(max(counted), 0) as integer) from (
      select count(*) as counted from orders where email = ${email} and progress = 'new'
      union all
      select count(*) from orders
      where phone_key = ${phone_key} and phone_key <> '' and progress = 'new'
    ) as counts
  )`;
}

/** Whether one more may be written, in the transaction that writes it: others wait for its commit. */
export async function hasRoomForOrder(trx: Trx, contact: Contact): Promise<boolean> {
  await lockUntilCommit(trx, OPEN_ORDERS_LOCK);
  const { open } = await trx.selectNoFrom(openOrders(contact).as("open")).executeTakeFirstOrThrow();
  return open < MAX_OPEN_ORDERS;
}

/**
 * Tells the few orders of a guest, which need no lock, from the many of one contact that come
 * together: those that this process is writing at the same moment count as open.
 */
export function openOrderGate() {
  const writing = new Map<string, Set<Promise<void>>>();

  function writingOf(key: string): Set<Promise<void>> {
    const known = writing.get(key) ?? new Set();
    writing.set(key, known);
    return known;
  }

  /** Until `leave` is called the order counts. */
  function enter({ email, phone_key }: Contact) {
    const keys = [`email ${email}`, `phone ${phone_key}`];
    const earlier = keys.map((key) => [...writingOf(key)]);
    const others = Math.max(...earlier.map(({ length }) => length));
    const { promise: left, resolve } = Promise.withResolvers<void>();
    for (const key of keys) writingOf(key).add(left);
    return {
      /** Whether, with so many open, it has to be counted alone: then once the earlier ones are done. */
      async isMany(open: number): Promise<boolean> {
        if (open + others < COUNTED_ALONE) return false;
        await Promise.all(earlier.flat());
        return true;
      },
      leave(): void {
        resolve();
        for (const key of keys) {
          writingOf(key).delete(left);
          if (writingOf(key).size === 0) writing.delete(key);
        }
      },
    };
  }

  return { enter };
}

export type OpenOrderGate = ReturnType<typeof openOrderGate>;
