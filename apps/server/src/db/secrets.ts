import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Db } from "./open.ts";

/**
 * Purpose of a secret. Each is created by a migration, so that all instances on one database share
 * it.
 */
type SecretName = "codes" | "tracking" | "devices";

const SECRET_BYTES = 32;

export async function readSecret(db: Db, name: SecretName): Promise<Buffer> {
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, "base64url");
}

/** Creates a random secret; for migrations. */
export async function makeSecret(db: Kysely<unknown>, name: SecretName): Promise<void> {
  const value = randomBytes(SECRET_BYTES).toString("base64url");
  await sql`insert into secrets (name, value) values (${name}, ${value})`.execute(db);
}
