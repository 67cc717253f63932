import { randomBytes } from "node:crypto";
import type { Db } from "./open.ts";

/** About the size of an order with its mails and index entries. */
const PROBE_BYTES = 64 * 1024;
const NAME = "disk_probe";

/** Throws if the database cannot write as much as an order needs. */
export async function probeWrite(db: Db): Promise<void> {
  const value = randomBytes(PROBE_BYTES).toString("base64");
  await db
    .insertInto("secrets")
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  await db.deleteFrom("secrets").where("name", "=", NAME).execute();
}
