import { type ReactNode, useState } from "react";
import { Navigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useSession } from "./session-store.ts";

/**
 * Redirects to the profile a visitor who arrives signed in. A sign-in on this page is redirected by
 * its form.
 */
export function ToProfile({ children }: { children: ReactNode }) {
  const { href } = useLocale();
  const [isIn] = useState(() => useSession.getState().session?.isVerified === true);
  return isIn ? <Navigate to={href("profile")} replace /> : children;
}
