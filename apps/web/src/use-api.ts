import { type Api, createApi } from "@noren/contract/api.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { useCallback } from "react";
import { useLocale } from "./i18n/locale-context.tsx";
import { useSite } from "./site-context.tsx";

/**
 * The API over the network, in the page's locale unless one is given: for the visitor's actions.
 * `cache`: "no-store" reads past every cache, the service worker's too.
 */
export function useApi(given?: Locale, cache: RequestCache = "default"): () => Api {
  const page = useLocale().locale;
  const locale = given ?? page;
  const { apiRoot, site, previewBase: root = apiRoot } = useSite();
  const { stripe_publishable_key: key } = site;
  return useCallback(
    () => createApi(root, (request) => fetch(request, { cache }), locale, key),
    [root, locale, key, cache],
  );
}
