import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { takeReturnPath } from "./return-path.ts";

/**
 * Navigates after signing in to the stored path, else to / (storefront.md §4), in the visitor's
 * language.
 */
export function useGoOn(): () => void {
  const { href } = useLocale();
  const navigate = useNavigate();
  return () => void navigate(takeReturnPath() ?? href("home"), { replace: true });
}
