import { createAddressesApi } from "@noren/contract/addresses-api.ts";
import { useCallback } from "react";
import { useLocale } from "../../i18n/locale-context.tsx";
import { useSite } from "../../site-context.tsx";

/** The calls of the customer's saved addresses over the network, in the page's locale. */
export function useAddressesApi(): () => ReturnType<typeof createAddressesApi> {
  const { locale } = useLocale();
  const { apiRoot } = useSite();
  return useCallback(
    () => createAddressesApi(apiRoot, (request) => fetch(request), locale),
    [apiRoot, locale],
  );
}
