import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** What the database knows of a token: it cannot be used, and needs no salt, for it is random. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
