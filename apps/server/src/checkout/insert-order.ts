import { sql } from "kysely";
import type { Db } from "../db/open.ts";
import { printsOf } from "../printing/queue-prints.ts";
import type { OrderRows } from "./store-order.ts";

/**
 * The fast way on PostgreSQL, where the round trips of a transaction cost more than its work: the
 * whole order is one statement. A table's rows travel as one JSON parameter, so the statement's text
 * is the same for every order.
 */

/** Writes all of it; false where the `local_id` is another order's, and then nothing. */
export async function insertOrderInOneStatement(
  db: Db,
  seq: number,
  { order, lines, mails, events }: OrderRows,
): Promise<boolean> {
  const { rows } = await sql`
    with placed as (
      ${insertRows("orders", [{ ...order, seq }])}
      on conflict (local_id) do nothing
      returning seq
    ), lines as (
      ${insertRows("order_lines", lines)} where exists (select from placed)
    ), mails as (
      ${insertRows("outbox", mails)} where exists (select from placed)
      on conflict (dedupe) do nothing
    ), events as (
      ${insertRows("order_events", events)} where exists (select from placed)
    ), prints as (
      ${printsOf(order.id, "arrival", order.created_at)} and exists (select from placed)
    )
    select seq from placed`.execute(db);
  return rows.length > 0;
}

/** Columns that the first row does not name take their defaults; without a row nothing is inserted. */
function insertRows(table: string, rows: readonly object[]) {
  const columns = sql.join(Object.keys(rows[0] ?? { id: 0 }).map((name) => sql.ref(name)));
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`;
}
