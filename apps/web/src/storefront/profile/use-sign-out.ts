import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { credentialsOf, dropSession, useSession } from "../auth/session-store.ts";
import { useAuthApi } from "../auth/use-auth-api.ts";

/**
 * Signs out at once and opens the home page (storefront.md §4); the server is told in the
 * background, and if it is unreachable the session expires there.
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
