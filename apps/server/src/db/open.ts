import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, sql, type Transaction } from "kysely";
import { StartError } from "../start-error.ts";
import { type DialectName, serverVersion } from "./dialect.ts";
import { isSupportedPostgres, openPostgres } from "./postgres.ts";
import type { Tables } from "./schema.ts";
import { EmbeddedDialect, openSqlite } from "./sqlite.ts";

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

export type Database = {
  db: Db;
  dialect: DialectName;
  /** Where it is, for people; without its password. */
  place: string;
  close: () => Promise<void>;
};

export type DatabasePlace = { databaseUrl: string | null; dataDir: string };

/** Opens the database and speaks to it once; throws a `StartError` where that fails. */
export async function openDatabase({ databaseUrl, dataDir }: DatabasePlace): Promise<Database> {
  return databaseUrl === null ? openEmbedded(dataDir) : openServer(databaseUrl);
}

/** Throws where the database does not answer. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}

function openEmbedded(dataDir: string): Database {
  const path = join(dataDir, "noren.sqlite");
  try {
    mkdirSync(dataDir, { recursive: true });
    const db = new Kysely<Tables>({ dialect: new EmbeddedDialect(openSqlite(path)) });
    return { db, dialect: "sqlite", place: path, close: () => db.destroy() };
  } catch (cause) {
    throw new StartError(`DATA_DIR: the database ${path} cannot be opened (${reasonOf(cause)})`);
  }
}

async function openServer(url: string): Promise<Database> {
  const { host, pathname } = new URL(url);
  const place = `${host}${pathname}`;
  const db = new Kysely<Tables>({ dialect: openPostgres(url) });
  try {
    const { rows } = await serverVersion().execute(db);
    if (!isSupportedPostgres(rows[0]?.version ?? 0))
      throw new Error("it is older than PostgreSQL 14");
  } catch (cause) {
    await db.destroy();
    throw new StartError(
      `DATABASE_URL: the database at ${place} is not usable (${reasonOf(cause)})`,
    );
  }
  return { db, dialect: "postgres", place, close: () => db.destroy() };
}

/** Of several addresses that were tried in vain, the first one's reason. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? (cause.message.split("\n")[0] ?? "") : String(cause);
}
