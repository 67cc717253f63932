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
