import { createHmac } from "node:crypto";
import type { CodePurpose } from "../db/account-tables.ts";

/** Bound to what the code is for and to the address that it was sent to. */
export function codeHash(key: Buffer, purpose: CodePurpose, email: string, code: string): string {
  return createHmac("sha256", key).update(`${purpose}\n${email}\n${code}`).digest("base64url");
}
