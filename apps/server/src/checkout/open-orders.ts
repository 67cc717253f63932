import { type RawBuilder, sql } from "kysely";
import { lockUntilCommit } from "../db/dialect.ts";
import type { Trx } from "../db/open.ts";
import { WIDER_NETWORK_FACTOR } from "../http/caller-address.ts";
import type { CountedBy } from "../orders/counted-by.ts";

/** Maximum of orders of one account or address that the restaurant has not answered yet. */
export const MAX_OPEN_ORDERS = 60;
/** The same for the wider network of an address. */
export const MAX_OPEN_ORDERS_OF_NETWORK = MAX_OPEN_ORDERS * WIDER_NETWORK_FACTOR;
/**
 * Where no more orders than this may follow, each is counted exactly, in its transaction and under
 * a lock.
 */
const LOCK_MARGIN = 40;
/** Advisory lock key; any number that no other lock uses. */
const OPEN_ORDERS_LOCK = 4_711_003;

type Bound = { column: keyof CountedBy; key: string; max: number };

function boundsOf({ caller_key, network_key }: CountedBy): Bound[] {
  if (caller_key === null) return [];
  const caller: Bound = { column: "caller_key", key: caller_key, max: MAX_OPEN_ORDERS };
  if (network_key === null) return [caller];
  return [caller, { column: "network_key", key: network_key, max: MAX_OPEN_ORDERS_OF_NETWORK }];
}

/** How many more orders may be open by each of the bounds, the smallest of them. */
export function roomForOrders(by: CountedBy): RawBuilder<number> {
  if (by.caller_key === null) return sql.lit(MAX_OPEN_ORDERS);
  // The literal `new`, because the partial indexes match only a constant.
  const rooms = boundsOf(by).map(
    ({ column, key, max }) => sql`
      select ${sql.lit(max)} - count(*) as room from orders
      where ${sql.ref(column)} = ${key} and progress = 'new'`,
  );
  return sql<number>`(
    select cast(min(room) as integer) from (${sql.join(rooms, sql` union all `)}) as rooms
  )`;
}

/**
 * Whether another order may be inserted. Takes a lock until the transaction's commit, so that
 * concurrent transactions see this one's order.
 */
export async function hasRoomForOrder(trx: Trx, by: CountedBy): Promise<boolean> {
  await lockUntilCommit(trx, OPEN_ORDERS_LOCK);
  const { room } = await trx.selectNoFrom(roomForOrders(by).as("room")).executeTakeFirstOrThrow();
  return room > 0;
}

/**
 * Decides whether an order must be counted under the lock: a caller's first orders need not, so
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
  function enter(by: CountedBy) {
    const keys = boundsOf(by).map(({ key }) => key);
    const earlier = keys.map((key) => [...pendingInsertsOf(key)]);
    const others = Math.max(0, ...earlier.map(({ length }) => length));
    const { promise: left, resolve } = Promise.withResolvers<void>();
    for (const key of keys) pendingInsertsOf(key).add(left);
    return {
      /**
       * Whether, with room for `room` orders by the database, this one must be counted under the
       * lock; if so, resolves once the caller's earlier ones are done.
       */
      async isCountedUnderLock(room: number): Promise<boolean> {
        if (room - others > LOCK_MARGIN) return false;
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
