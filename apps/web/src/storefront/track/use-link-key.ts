import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../platform/use-hydrated.ts";

/** Keys of this visit by page: a change of language drops the query. */
const known = new Map<string, string>();

/**
 * The key in the URL of an order's page; null until the browser has read it, since the server
 * renders the same page for every order. `page` and its order are the same in every language.
 */
export function useLinkKey(page: string, pathWith: (key: string) => string): string | null {
  const hydrated = useHydrated();
  const { search } = useLocation();
  const navigate = useNavigate();
  const given = hydrated ? new URLSearchParams(search).get("key") : null;
  if (given) known.set(page, given);
  const key = given ?? known.get(page) ?? "";
  const whole = pathWith(key);

  useEffect(() => {
    if (!given && key) navigate(whole, { replace: true });
  }, [given, key, whole, navigate]);

  return hydrated ? key : null;
}
