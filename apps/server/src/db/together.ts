import {
  type CompiledQuery,
  type OperationNodeSource,
  type QueryExecutorProvider,
  sql,
} from "kysely";
import { isPostgres } from "./dialect.ts";
import type { Db } from "./open.ts";

type Query<Row> = OperationNodeSource & {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
};
type Queries = Record<string, Query<unknown>>;
type Rows<Of> = Of extends Query<infer Row> ? Row[] : never;
type Results<Of extends Queries> = { [Name in keyof Of]: Rows<Of[Name]> };

/**
 * Runs statements that do not depend on each other, each returning a few rows; on PostgreSQL in one
 * round trip and one snapshot. There they see the data as it was before the first one, so none may
 * read what another writes.
 */
export async function together<Of extends Queries>(db: Db, queries: Of): Promise<Results<Of>> {
  if (!isPostgres(db)) return inTurn(db, queries);
  const named = Object.entries(queries).map(([name, query]) => ({ id: sql.id(name), query }));
  const statements = named.map(({ id, query }) => sql`${id} as (${query})`);
  const results = named.map(
    // The star names the row: without it a column of that name would come first.
    ({ id }) => sql`(select coalesce(json_agg(${id}.*), '[]') from ${id}) as ${id}`,
  );
  const { rows } = await sql<Results<Of>>`
    with ${sql.join(statements)} select ${sql.join(results)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a statement without a row");
  return row;
}

/**
 * Runs statements one after another, for whole tables: to write and read hundreds of rows as JSON
 * takes longer than the round trips that `together` saves. A commit may come in between: the catalogue
 * compares the data version before and after, and desks read again when the event of the change comes.
 */
export async function inTurn<Of extends Queries>(db: Db, queries: Of): Promise<Results<Of>> {
  const results: Record<string, unknown[]> = {};
  for (const [name, query] of Object.entries(queries))
    results[name] = (await db.executeQuery(query.compile(db))).rows;
  return results as Results<Of>;
}
