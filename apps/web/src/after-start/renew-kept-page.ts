import { createApi } from "@noren/contract/api.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { DataRouter } from "react-router";
import { useNetwork } from "../platform/network.ts";
import { formOf } from "../routes.ts";
import { KEPT_MARK } from "../service-worker/kept-mark.ts";
import { type LoadedShop, loadShop } from "../storefront/shop/load-shop.ts";
import { siteOfPage } from "./follow-open-orders.ts";

/** Replaces the public data of the open page. */
export type ReplaceShop = (router: DataRouter, locale: Locale, shop: LoadedShop) => Promise<void>;

/**
 * A page from the worker's cache shows the data of an earlier visit: it says so, and reads them
 * past every cache until it has them: now, when the network is back, and when it is looked at again.
 */
export function renewKeptPage(router: DataRouter, replace: ReplaceShop): void {
  if (!document.documentElement.hasAttribute(KEPT_MARK)) return;
  useNetwork.setState({ isKept: true });
  const { apiRoot, site } = siteOfPage();
  let isReading = false;

  async function renew(): Promise<void> {
    const { isKept } = useNetwork.getState();
    if (!isKept || isReading || !navigator.onLine || document.hidden) return;
    isReading = true;
    const { locale } = formOf(router.state.location.pathname);
    const read = (request: Request) => fetch(request, { cache: "no-store" });
    const shop = await loadShop(createApi(apiRoot, read, locale, site.stripe_publishable_key));
    isReading = false;
    if (!shop.ok) return;
    await replace(router, locale, shop);
    useNetwork.setState({ isKept: false });
  }

  window.addEventListener("online", renew);
  document.addEventListener("visibilitychange", renew);
  void renew();
}
