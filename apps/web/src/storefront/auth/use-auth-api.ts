import { type AuthApi, createAuthApi } from "@noren/contract/auth-api.ts";
import { useCallback } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useSite } from "../../site-context.tsx";

/** The account calls over the network, in the page's locale. */
export function useAuthApi(): () => AuthApi {
  const { locale } = useLocale();
  const { apiRoot } = useSite();
  return useCallback(
    () => createAuthApi(apiRoot, (request) => fetch(request), locale),
    [apiRoot, locale],
  );
}
