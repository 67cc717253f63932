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

/**
 * Runs statements that do not depend on each other, each returning rows; on PostgreSQL in one round
 * trip and one snapshot. There they see the data as it was before the first one, so none may read
 * what another writes.
 */
export async function together<Of extends Queries>(
  db: Db,
  queries: Of,
): Promise<{ [Name in keyof Of]: Rows<Of[Name]> }> {
  type Results = { [Name in keyof Of]: Rows<Of[Name]> };
  const named = Object.entries(queries).map(([name, query]) => ({ id: sql.id(name), name, query }));
  if (!isPostgres(db)) {
    const results: Record<string, unknown[]> = {};
    for (const { name, query } of named)
      results[name] = (await db.executeQuery(query.compile(db))).rows;
    return results as Results;
  }
  const statements = named.map(({ id, query }) => sql`${id} as (${query})`);
  const results = named.map(
    // The star names the row: without it a column of that name would come first.
    ({ id }) => sql`(select coalesce(json_agg(${id}.*), '[]') from ${id}) as ${id}`,
  );
  const { rows } = await sql<Results>`
    with ${sql.join(statements)} select ${sql.join(results)}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error("a statement without a row");
  return row;
}
