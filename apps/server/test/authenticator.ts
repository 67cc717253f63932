import { Secret, TOTP } from "otpauth";

/** The current TOTP code for this base32 secret, as an authenticator app shows it. */
export function authenticatorCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}
