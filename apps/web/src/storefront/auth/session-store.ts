import type { Credentials, User } from "@noren/contract/accounts.ts";
import { create } from "zustand";
import { openStorage, STORAGE_EVENT } from "../../platform/storage.ts";
import { type CustomerSession, readSession, writeSession } from "./session-codec.ts";

/**
 * Why nobody is signed in any longer. `left`: by their own wish, so nothing is said; `expired`: the
 * server no longer knows the session.
 */
type Ended = "left" | "expired";

type SessionState = { session: CustomerSession | null; ended: Ended | null };

const SESSION = ["token", "user"] as const;
const ALL_OF_THEIRS = [...SESSION, "checkout", "last_order", "sign_in", "way_back"] as const;

/** Who is signed in. The server and a hydrating page see nobody. */
export const useSession = create<SessionState>(() => ({ session: null, ended: null }));

if (typeof window !== "undefined") follow();

/** Takes up what is stored, and what other tabs make of it. */
function follow(): void {
  useSession.setState({ session: storedSession() });
  window.addEventListener(STORAGE_EVENT, ({ isTrusted, key }) => {
    // What this tab has written itself it knows. A null key: all of it was cleared.
    if (isTrusted && (key === "token" || key === "user" || key === null))
      useSession.setState({ session: storedSession() });
  });
  useSession.subscribe(() => window.dispatchEvent(new StorageEvent(STORAGE_EVENT)));
}

/** As it lies in the storage now: what somebody else cleared there is gone. */
export function storedSession(): CustomerSession | null {
  const storage = openStorage("cookies");
  return readSession({ token: storage.read("token"), user: storage.read("user") });
}

export function keepSession(session: CustomerSession): void {
  const { token, user } = writeSession(session);
  const storage = openStorage("cookies");
  // The user first: another tab that hears of the token finds both.
  storage.write("user", user);
  storage.write("token", token);
  useSession.setState({ session, ended: null });
}

/** Writes down what the server says of the person, as long as it is still the same one. */
export function keepUser(token: string, user: User): void {
  const { session } = useSession.getState();
  if (session?.token === token) keepSession({ ...session, user });
}

/** What a call that needs a confirmed e-mail has told. */
export function keepVerified(token: string, isVerified: boolean): void {
  const { session } = useSession.getState();
  if (session?.token === token && session.isVerified !== isVerified)
    keepSession({ ...session, isVerified });
}

/** Who leaves by their own wish leaves nothing of theirs to whoever uses the browser next. */
export function dropSession(ended: Ended): void {
  const storage = openStorage("cookies");
  for (const key of ended === "left" ? ALL_OF_THEIRS : SESSION) storage.write(key, null);
  useSession.setState({ session: null, ended });
}

/** The reason was told, or is of no account where the visitor has gone since. */
export function forgetEnding(): void {
  useSession.setState({ ended: null });
}

export function credentialsOf({ token, user }: CustomerSession): Credentials {
  return { token, user_id: user.id };
}
