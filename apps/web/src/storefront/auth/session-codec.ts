import type { User } from "@noren/contract/accounts.ts";
import { isRecord } from "@noren/contract/api-problem.ts";
import { parsedJson } from "../../platform/parsed-json.ts";

/** A customer's session; `isVerified` is false until the e-mail of a signup is confirmed. */
export type CustomerSession = { token: string; user: User; isVerified: boolean };

/** The stored form of a session: the token as is, the user as JSON text. */
export type StoredSession = { token: string | null; user: string | null };

export function writeSession({ token, user, isVerified }: CustomerSession): StoredSession {
  return { token, user: JSON.stringify({ ...user, ...(!isVerified && { is_verified: false }) }) };
}

/** Null where nobody is signed in, or where one of the two cannot be read. */
export function readSession({ token, user: text }: StoredSession): CustomerSession | null {
  const user = parsedJson(text);
  if (!token || !isRecord(user) || !(Number(user.id) > 0)) return null;
  const field = (name: keyof User) => (typeof user[name] === "string" ? user[name] : "");
  return {
    token,
    user: {
      id: Number(user.id),
      email: field("email"),
      first_name: field("first_name"),
      last_name: field("last_name"),
      phone: field("phone"),
      address: field("address"),
      ...(field("pending_email") && { pending_email: field("pending_email") }),
    },
    isVerified: user.is_verified !== false,
  };
}
