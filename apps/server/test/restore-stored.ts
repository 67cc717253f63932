import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import type { Env } from "../src/config.ts";

const FOLDER = join(import.meta.dirname, "stored-databases");

/**
 * A file of `stored-databases`: databases with the sample restaurant as older programs left them
 * (the number is that of their last migration), and the bodies that these programs answered.
 */
export function readStored(name: string): Buffer {
  return gunzipSync(readFileSync(join(FOLDER, `${name}.gz`)));
}

/** Restores an older program's database into the empty one of `env`. */
export async function restoreStored(name: string, env: Env): Promise<void> {
  if (env.DATABASE_URL === undefined)
    writeFileSync(join(String(env.DATA_DIR), "noren.sqlite"), readStored(`${name}.sqlite`));
  else await runDump(env.DATABASE_URL, readStored(`${name}.sql`).toString("utf8"));
}

/** `dump` is written by `pg_dump --inserts`; lines with a backslash are for psql alone. */
async function runDump(url: string, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(dump.replace(/^\\.*$/gm, ""));
  } finally {
    await client.end();
  }
}
