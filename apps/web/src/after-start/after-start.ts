import type { DataRouter } from "react-router";
import { preloadPages } from "./preload-pages.ts";
import { watchVersion } from "./watch-version.ts";

/** What a page does beside being one; its code comes once the page stands. */
export function afterStart(entry: string, router: DataRouter): void {
  watchVersion(entry, router);
  preloadPages();
}
