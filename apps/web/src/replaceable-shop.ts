import type { Locale } from "@noren/contract/locales.ts";
import type { ReplaceShop } from "./after-start/renew-kept-page.ts";
import type { ShopOptions } from "./router.tsx";
import type { LoadedShop } from "./storefront/shop/load-shop.ts";

/** Options by which the public data of an open page can be replaced by data read since. */
export function replaceableShop(): { options: ShopOptions; replace: ReplaceShop } {
  const fresh = new Map<Locale, LoadedShop>();
  return {
    options: {
      mayReload: () => fresh.size > 0,
      shopFrom: async (locale, load) => fresh.get(locale) ?? load(),
    },
    async replace(router, locale, shop) {
      fresh.set(locale, shop);
      await router.revalidate();
      fresh.delete(locale);
    },
  };
}
