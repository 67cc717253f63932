import { useNavigate } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import { takeWayBack } from "./way-back.ts";

/** Once signed in: to the stored redirect or / (storefront.md §4), in the visitor's language. */
export function useGoOn(): () => void {
  const { href } = useLocale();
  const navigate = useNavigate();
  return () => void navigate(takeWayBack() ?? href("home"), { replace: true });
}
