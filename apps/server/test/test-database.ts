import { type Env, readConfig } from "../src/config.ts";
import { type Database, openDatabase } from "../src/db/open.ts";
import { defer } from "./cleanup.ts";

/** Opens the database of `env` without an app; closed when the current test (or file) ends. */
export async function openTestDatabase(env: Env): Promise<Database> {
  const database = await openDatabase(await readConfig(env));
  defer(database.close);
  return database;
}
