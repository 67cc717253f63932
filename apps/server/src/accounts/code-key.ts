import { createHmac } from "node:crypto";
import type { CodePurpose } from "../db/account-tables.ts";
import type { Db } from "../db/open.ts";

/** The key that the migration made; all instances on one database have the same. */
export async function readCodeKey(db: Db): Promise<Buffer> {
  const { value } = await db
    .selectFrom("secrets")
    .select("value")
    .where("name", "=", "codes")
    .executeTakeFirstOrThrow();
  return Buffer.from(value, "base64url");
}

/** Bound to what the code is for and to the address that it was sent to. */
export function codeHash(key: Buffer, purpose: CodePurpose, email: string, code: string): string {
  return createHmac("sha256", key).update(`${purpose}\n${email}\n${code}`).digest("base64url");
}
