import {
  type ColumnDefinitionBuilder,
  PostgresAdapter,
  type QueryExecutorProvider,
  type RawBuilder,
  sql,
} from "kysely";
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
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === "23505";
}

/**
 * Whether the database ended a transaction so that another could go on: a deadlock or a serialization
 * failure. SQLite never has to.
 */
export function isDeadlockOrSerializationFailure(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === "40P01" || error.code === "40001");
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
 * Lets one transaction at a time pass, over all instances, until it is over. In SQLite whoever is in
 * a transaction is alone anyway.
 */
export async function lockUntilCommit(trx: QueryExecutorProvider, lock: number): Promise<void> {
  if (isPostgres(trx)) await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
}

/** Where instances on one PostgreSQL hear of each other's commits. */
export const EVENTS_CHANNEL = "noren_events";

/** Tells the other instances that there is something to read; alone on its database, nobody. */
export async function notifyOthers(db: QueryExecutorProvider): Promise<void> {
  if (isPostgres(db)) await sql`select pg_notify(${EVENTS_CHANNEL}, '')`.execute(db);
}
