import { generateKeyPairSync, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Db } from "./open.ts";

/**
 * Purpose of a secret. Each is created by a migration, so that all instances on one database share
 * it.
 */
type SecretName = "codes" | "tracking" | "devices" | "vapid";

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
  await storeSecret(db, name, randomBytes(SECRET_BYTES));
}

async function storeSecret(db: Kysely<unknown>, name: SecretName, secret: Buffer): Promise<void> {
  const value = secret.toString("base64url");
  await sql`insert into secrets (name, value) values (${name}, ${value})`.execute(db);
}

/**
 * A P-256 key pair in base64url: the public key as an uncompressed point, the private one as `d`.
 */
export type VapidKeys = { publicKey: string; privateKey: string };

/** An uncompressed point of P-256: 0x04, then both coordinates of 32 bytes. */
const POINT_BYTES = 65;

/**
 * Creates the key pair that signs Web Push (RFC 8292); for migrations. Point and `d` are one value.
 */
export async function makeVapidKeys(db: Kysely<unknown>): Promise<void> {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "", d = "" } = privateKey.export({ format: "jwk" });
  const parts = [x, y, d].map((part) => Buffer.from(part, "base64url"));
  await storeSecret(db, "vapid", Buffer.concat([Buffer.of(4), ...parts]));
}

export async function readVapidKeys(db: Db): Promise<VapidKeys> {
  const value = await readSecret(db, "vapid");
  return {
    publicKey: value.subarray(0, POINT_BYTES).toString("base64url"),
    privateKey: value.subarray(POINT_BYTES).toString("base64url"),
  };
}
