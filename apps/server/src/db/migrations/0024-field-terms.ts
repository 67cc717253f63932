import { type Kysely, sql } from "kysely";

/** Table, old and new name of each renamed column. */
const COLUMNS = [
  ["staff_hints", "lesson", "hint"],
  ["staff_hints", "learned_at", "completed_at"],
  ["printers", "said", "status"],
  ["printers", "said_at", "status_at"],
  ["printers", "claim", "lease_id"],
  ["printers", "claimed_until", "leased_until"],
  ["print_jobs", "claim", "lease_id"],
  ["order_lines", "house_name", "default_name"],
] as const;

/** Table, JSON column, old and new name of each renamed key. */
const KEYS = [
  ["order_lines", "choices", "house_name", "default_name"],
  ["order_events", "data", "said", "status"],
  ["order_events", "data", "paper", "document"],
  ["audit_log", "after", "said", "status"],
  ["audit_log", "after", "paper", "document"],
] as const;

/**
 * Renames a table, columns and keys of JSON columns to the field's terms. A quote within a JSON
 * string is escaped, so that `"said":` matches keys only.
 */
export async function renameToFieldTerms<T>(db: Kysely<T>): Promise<void> {
  await sql`alter table staff_lessons rename to staff_hints`.execute(db);
  for (const [table, from, to] of COLUMNS)
    await sql`alter table ${sql.table(table)} rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(
      db,
    );
  for (const [table, column, from, to] of KEYS)
    await sql`update ${sql.table(table)}
      set ${sql.ref(column)} = replace(${sql.ref(column)}, ${`"${from}":`}, ${`"${to}":`})
      where ${sql.ref(column)} like ${`%"${from}":%`}`.execute(db);
}
