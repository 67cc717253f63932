import { type ColumnDefinitionBuilder, PostgresAdapter, type RawBuilder, sql } from "kysely";
import { DatabaseError } from "pg";

/** The differences between the two databases. */
export type DialectName = "sqlite" | "postgres";

export function isPostgres(db: { getExecutor(): { adapter: unknown } }): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Whether a write met one of another connection that it could not see: done again, it does. SQLite
 * lets one transaction write at a time, so that none meets another.
 */
export function metAnother(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23505";
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
export function nextOrderSeq(db: Parameters<typeof isPostgres>[0]): RawBuilder<number | null> {
  return isPostgres(db) ? sql`nextval(pg_get_serial_sequence('orders', 'seq'))` : sql.lit(null);
}
