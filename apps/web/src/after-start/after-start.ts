import type { DataRouter } from "react-router";
import { watchNetwork } from "../platform/network.ts";
import { mountGlobalToasts } from "../storefront/global-toasts/mount-global-toasts.tsx";
import { followOpenOrders, siteOfPage } from "./follow-open-orders.ts";
import { keepForOffline } from "./keep-for-offline.ts";
import { preloadPages } from "./preload-pages.ts";
import { type ReplaceShop, renewKeptPage } from "./renew-kept-page.ts";
import { watchVersion } from "./watch-version.ts";

/** Background tasks of a page; their code loads after the page has started. */
export function afterStart(entry: string, router: DataRouter, replace: ReplaceShop): void {
  watchNetwork();
  renewKeptPage(router, replace);
  void mountGlobalToasts(router);
  watchVersion(entry, router);
  preloadPages();
  followOpenOrders(router, siteOfPage);
  void keepForOffline(router);
}
