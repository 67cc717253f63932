import { Secret, TOTP } from "otpauth";

/** What an authenticator app with this base32 secret shows at this moment. */
export function authenticatorCode(secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
}
