import type { Credentials, User } from "@noren/contract/accounts.ts";
import { create } from "zustand";
import { openStorage, STORAGE_EVENT } from "../../platform/storage.ts";
import { type CustomerSession, readSession, writeSession } from "./session-codec.ts";

/**
 * Why the session ended. `left`: the customer signed out, so no message is shown; `expired`: the
 * server no longer knows the session.
 */
type Ended = "left" | "expired";

type SessionState = { session: CustomerSession | null; ended: Ended | null };

const SESSION = ["token", "user"] as const;
const ALL_OF_THEIRS = [
  ...SESSION,
  "checkout",
  "last_order",
  "open_orders",
  "sign_in",
  "way_back",
] as const;

/** The customer's session. Null on the server and during hydration. */
export const useSession = create<SessionState>(() => ({ session: null, ended: null }));

if (typeof window !== "undefined") follow();

/** Loads the stored session and follows changes made by other tabs. */
function follow(): void {
  useSession.setState({ session: storedSession() });
  window.addEventListener(STORAGE_EVENT, ({ isTrusted, key }) => {
    // Changes written by this tab are skipped. A null key means that all of the storage was
    // cleared.
    if (isTrusted && (key === "token" || key === "user" || key === null))
      useSession.setState({ session: storedSession() });
  });
  useSession.subscribe(() => window.dispatchEvent(new StorageEvent(STORAGE_EVENT)));
}

/** The session in storage now, which another tab may have cleared. */
export function storedSession(): CustomerSession | null {
  const storage = openStorage("cookies");
  return readSession({ token: storage.read("token"), user: storage.read("user") });
}

export function keepSession(session: CustomerSession): void {
  const { token, user } = writeSession(session);
  const storage = openStorage("cookies");
  // The user is written first, so that a tab notified of the token finds both.
  storage.write("user", user);
  storage.write("token", token);
  useSession.setState({ session, ended: null });
}

/** Stores the user's details from the server, unless another session has been opened since. */
export function keepUser(token: string, user: User): void {
  const { session } = useSession.getState();
  if (session?.token === token) keepSession({ ...session, user });
}

/** Stores whether the e-mail is confirmed, as shown by a call that needs it. */
export function keepVerified(token: string, isVerified: boolean): void {
  const { session } = useSession.getState();
  if (session?.token === token && session.isVerified !== isVerified)
    keepSession({ ...session, isVerified });
}

/** Signing out also clears the personal data stored in this browser. */
export function dropSession(ended: Ended): void {
  const storage = openStorage("cookies");
  for (const key of ended === "left" ? ALL_OF_THEIRS : SESSION) storage.write(key, null);
  useSession.setState({ session: null, ended });
}

/** Clears the reason once it was shown, or when the visitor has moved on to another page. */
export function forgetEnding(): void {
  useSession.setState({ ended: null });
}

export function credentialsOf({ token, user }: CustomerSession): Credentials {
  return { token, user_id: user.id };
}
