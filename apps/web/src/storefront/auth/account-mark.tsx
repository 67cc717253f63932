import type { ReactNode } from "react";
import styles from "./account-mark.module.css";
import { initialsOf } from "./initials.ts";
import { useSession } from "./session-store.ts";

/** The initials of the signed-in customer; the fallback icon once the session has ended. */
export function AccountMark({ fallback }: { fallback: ReactNode }) {
  const user = useSession(({ session }) => session?.user);
  const initials = user && initialsOf(user);
  if (!initials) return fallback;
  return (
    <span className={styles.mark} aria-hidden="true">
      {initials}
    </span>
  );
}
