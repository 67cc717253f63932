import { type Env, readConfig } from "../src/config.ts";
import { migrate } from "../src/db/migrate.ts";
import { openDatabase } from "../src/db/open.ts";
import { createLog } from "../src/log.ts";
import { seed } from "../src/seed/seed.ts";

/**
 * Child process: opens each database that its parent sends, and reports applied migrations and
 * seeding.
 */
export type Opened = { migrations: string[]; filled: boolean } | { error: string };

process.on("message", async (env: Env) => {
  process.send?.(await open(env));
});
process.send?.("ready");

async function open(env: Env): Promise<Opened> {
  try {
    const config = await readConfig(env);
    const lines: string[] = [];
    const log = createLog("info", { write: (line: string) => lines.push(line) });
    const database = await openDatabase(config);
    const migrations = await migrate(database);
    await seed(database.db, config.sampleData, log);
    await database.close();
    return { migrations, filled: lines.some((line) => line.includes("was empty")) };
  } catch (error) {
    return { error: String(error) };
  }
}
