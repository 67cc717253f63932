import {
  type ColumnDefinitionBuilder,
  type Kysely,
  PostgresAdapter,
  type RawBuilder,
  sql,
} from "kysely";

/** The differences between the two databases. */
export type DialectName = "sqlite" | "postgres";

export function isPostgres<Tables>(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** For an `integer` column: a primary key that counts up and never gives a number twice. */
export function countingKey(dialect: DialectName) {
  return (column: ColumnDefinitionBuilder) =>
    dialect === "sqlite"
      ? column.primaryKey().autoIncrement()
      : column.generatedByDefaultAsIdentity().primaryKey();
}

/** The version that a PostgreSQL server says it has, such as 150004; SQLite comes with Node. */
export function serverVersion(): RawBuilder<{ version: number }> {
  return sql`select cast(current_setting('server_version_num') as integer) as version`;
}

/**
 * Takes the next number for `orders.seq` ahead of the insert; null in SQLite, which gives it there.
 * One that is not used leaves a gap.
 */
export function nextOrderSeq<Tables>(db: Kysely<Tables>): RawBuilder<number | null> {
  return isPostgres(db) ? sql`nextval(pg_get_serial_sequence('orders', 'seq'))` : sql.lit(null);
}
