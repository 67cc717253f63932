import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { becauseOf } from "../auth/login-reason.ts";
import type { CustomerSession } from "../auth/session-codec.ts";
import { forgetEnding, useSession } from "../auth/session-store.ts";
import { keepWayBack } from "../auth/way-back.ts";

type RequireSessionProps = {
  /** While somebody is on their way elsewhere. */
  fallback: ReactNode;
  children: (session: CustomerSession) => ReactNode;
};

/**
 * For whoever is signed in; others are sent to log in, and back here afterwards. Who has just left
 * by their own wish is on the way home already.
 */
export function RequireSession({ fallback, children }: RequireSessionProps) {
  const { href } = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { session, ended } = useSession();
  const [begun, setBegun] = useState(false);

  // How an earlier visit ended is of no account.
  useEffect(() => {
    if (useSession.getState().ended === "left") forgetEnding();
    setBegun(true);
  }, []);

  const isLost = begun && session === null && ended !== "left";
  useEffect(() => {
    if (!isLost) return;
    keepWayBack(`${pathname}${search}`);
    const state = becauseOf(ended === "expired" ? "expired" : "not_logged_in");
    void navigate(href("auth/login"), { replace: true, state });
  }, [isLost, ended, pathname, search, href, navigate]);

  return session ? children(session) : fallback;
}
