import { type Kysely, sql } from "kysely";

/**
 * Dates and weekdays of offers; weekdays, order type and one use per customer of coupons. Existing
 * ones are not restricted.
 */
export async function addOfferDays(db: Kysely<unknown>): Promise<void> {
  // SQLite adds one column per statement.
  for (const column of ["first_date", "last_date"])
    await db.schema.alterTable("offers").addColumn(column, "text").execute();
  for (const table of ["offers", "coupons"])
    await db.schema
      .alterTable(table)
      .addColumn("weekdays", "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
  await db.schema
    .alterTable("coupons")
    .addColumn("delivery_pickup", "text", (column) => column.notNull().defaultTo("both"))
    .execute();
  await db.schema
    .alterTable("coupons")
    .addColumn("once_per_customer", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // A guest's earlier use is found by e-mail, which has an index, or by phone number.
  await sql`create index coupon_orders_by_phone_key on orders (phone_key)
    where coupon_code is not null`.execute(db);
}
