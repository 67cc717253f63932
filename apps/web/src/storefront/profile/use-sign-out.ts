import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { credentialsOf, dropSession, useSession } from "../auth/session-store.ts";
import { useAuthApi } from "../auth/use-auth-api.ts";

/**
 * Leaves at once and for home (storefront.md §4); the server hears of it beside that, and where it
 * cannot be reached the session ends there by itself.
 */
export function useSignOut(): () => void {
  const { href } = useLocale();
  const api = useAuthApi();
  const navigate = useNavigate();
  return () => {
    const { session } = useSession.getState();
    dropSession("left");
    if (session) void api().logout(credentialsOf(session));
    void navigate(href("home"));
  };
}
