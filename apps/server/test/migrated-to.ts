import { Migrator } from "kysely/migration";
import type { Env } from "../src/config.ts";
import { migrationsFor } from "../src/db/migrate.ts";
import type { Database } from "../src/db/open.ts";
import { openTestDatabase } from "./test-database.ts";

/** An empty database, migrated up to and including the named migration. */
export async function openMigratedTo(env: Env, name: string): Promise<Database> {
  const database = await openTestDatabase(env);
  const provider = { getMigrations: async () => migrationsFor(database.dialect) };
  const { error } = await new Migrator({ db: database.db, provider }).migrateTo(name);
  if (error) throw error;
  return database;
}
