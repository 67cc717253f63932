import { useRouteLoaderData } from "react-router";
import { useLocale } from "../../i18n/locale-context.tsx";
import type { LoadedShop } from "./load-shop.ts";

/** What the layout has loaded, also where it cannot be ordered from; undefined before that. */
export function useLoadedShop(): LoadedShop | undefined {
  return useRouteLoaderData<LoadedShop>(`storefront${useLocale().prefix}`);
}
