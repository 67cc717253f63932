import {
  type ColumnDefinitionBuilder,
  PostgresAdapter,
  type QueryExecutorProvider,
  type RawBuilder,
  type SqlBool,
  sql,
} from "kysely";
import { DatabaseError } from "pg";

/** This file holds the differences between the two databases. */
export type DialectName = "sqlite" | "postgres";

export function isPostgres(db: { getExecutor(): { adapter: unknown } }): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Whether an error is a unique violation (23505) caused by a concurrent transaction, which a retry
 * can see. SQLite serializes write transactions, so this cannot happen there.
 */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23505";
}

/**
 * Whether an error is a deadlock (40P01) or a serialization failure (40001), after which a
 * transaction can be retried. Neither occurs in SQLite.
 */
export function isDeadlockOrSerializationFailure(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === "40P01" || error.code === "40001");
}

/** For an `integer` column: an auto-increment primary key that never reuses a number. */
export function countingKey(dialect: DialectName) {
  return (column: ColumnDefinitionBuilder) =>
    dialect === "sqlite"
      ? column.primaryKey().autoIncrement()
      : column.generatedByDefaultAsIdentity().primaryKey();
}

/** The version number of a PostgreSQL server, such as 150004. */
export function serverVersion(): RawBuilder<{ version: number }> {
  return sql`select cast(current_setting('server_version_num') as integer) as version`;
}

/** Without Kysely's introspection, which reads every column of every table. */
export async function hasTable(db: QueryExecutorProvider, name: string): Promise<boolean> {
  const query = isPostgres(db)
    ? sql`select 1 where to_regclass(${name}) is not null`
    : sql`select 1 from sqlite_schema where type = 'table' and name = ${name}`;
  return (await query.execute(db)).rows.length > 0;
}

/** Whether a column is one of `ids`: one statement for a list of any length. */
export function isOneOf(
  db: QueryExecutorProvider,
  column: string,
  ids: readonly number[],
): RawBuilder<SqlBool> {
  return isPostgres(db)
    ? sql`${sql.ref(column)} = any(${ids})`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`;
}

/**
 * Holds an advisory lock until the transaction ends, over all instances. SQLite needs none: its
 * write transactions are exclusive.
 */
export async function lockUntilCommit(trx: QueryExecutorProvider, lock: number): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
}

/** Channel on which instances notify each other of commits (LISTEN/NOTIFY). */
export const EVENTS_CHANNEL = "noren_events";

/** Notifies other instances on the same PostgreSQL of new data; does nothing on SQLite. */
export async function notifyOthers(db: QueryExecutorProvider): Promise<void> {
  if (isPostgres(db)) await sql`select pg_notify(${EVENTS_CHANNEL}, '')`.execute(db);
}
