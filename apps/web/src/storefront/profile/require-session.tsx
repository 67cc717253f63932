import { type ReactNode, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { becauseOf } from "../auth/login-reason.ts";
import { keepReturnPath } from "../auth/return-path.ts";
import type { CustomerSession } from "../auth/session-codec.ts";
import { forgetEnding, useSession } from "../auth/session-store.ts";

type RequireSessionProps = {
  /** Shown during a redirect. */
  fallback: ReactNode;
  children: (session: CustomerSession) => ReactNode;
};

/**
 * Renders for signed-in customers; others are redirected to login, and back here afterwards. A
 * customer who has just signed out is being redirected to the home page already.
 */
export function RequireSession({ fallback, children }: RequireSessionProps) {
  const { href } = useLocale();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { session, ended } = useSession();
  const [begun, setBegun] = useState(false);

  // How an earlier session ended is irrelevant here.
  useEffect(() => {
    if (useSession.getState().ended === "left") forgetEnding();
    setBegun(true);
  }, []);

  const isLost = begun && session === null && ended !== "left";
  useEffect(() => {
    if (!isLost) return;
    keepReturnPath(`${pathname}${search}`);
    const state = becauseOf(ended === "expired" ? "expired" : "not_logged_in");
    void navigate(href("auth/login"), { replace: true, state });
  }, [isLost, ended, pathname, search, href, navigate]);

  return session ? children(session) : fallback;
}
