import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NOON } from "@noren/ordering/testing.ts";
import { openApp } from "../src/app.ts";
import { type Env, readConfig } from "../src/config.ts";
import { createLog } from "../src/log.ts";
import { testRestaurant } from "./test-restaurant.ts";

/** Migrates the empty database of `env` and inserts the test restaurant. */
export async function fillDatabase(env: Env): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "noren-restaurant-"));
  const file = join(folder, "restaurant.json");
  writeFileSync(file, JSON.stringify(testRestaurant));
  const app = await openApp({
    config: await readConfig({ LOCATIONS: "embedded", ...env, SAMPLE_DATA: file }),
    log: createLog("silent"),
    now: () => NOON,
    webFolder: null,
  });
  await app.close();
  rmSync(folder, { recursive: true });
}
