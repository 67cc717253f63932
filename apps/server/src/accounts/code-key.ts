import { createHmac } from "node:crypto";
import type { CodePurpose } from "../db/account-tables.ts";

/** HMAC-SHA256 of the code, bound to its purpose and to the e-mail address that it was sent to. */
export function codeHash(key: Buffer, purpose: CodePurpose, email: string, code: string): string {
  return createHmac("sha256", key).update(`${purpose}\n${email}\n${code}`).digest("base64url");
}
