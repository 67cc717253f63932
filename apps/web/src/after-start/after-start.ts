import type { DataRouter } from "react-router";
import { watchNetwork } from "../platform/network.ts";
import { mountGlobalToasts } from "../storefront/global-toasts/mount-global-toasts.tsx";
import { keepForOffline } from "./keep-for-offline.ts";
import { preloadPages } from "./preload-pages.ts";
import { watchVersion } from "./watch-version.ts";

/** What a page does beside being one; its code comes once the page stands. */
export function afterStart(entry: string, router: DataRouter): void {
  watchNetwork();
  void mountGlobalToasts(router);
  watchVersion(entry, router);
  preloadPages();
  void keepForOffline(router);
}
