import { type ReactNode, useState } from "react";
import { Navigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useSession } from "./session-store.ts";

/** Who comes here signed in goes on to the profile. Who signs in here is led on by the form. */
export function ToProfile({ children }: { children: ReactNode }) {
  const { href } = useLocale();
  const [isIn] = useState(() => useSession.getState().session?.isVerified === true);
  return isIn ? <Navigate to={href("profile")} replace /> : children;
}
