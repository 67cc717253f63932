import { App } from "@capacitor/app";
import type { DataRouter } from "react-router";
import { pathOfLink } from "./path-of-link.ts";

/** The page of the link that opened the app; null where it was opened by its icon. */
export async function launchPath(siteRoot: string): Promise<string | null> {
  const launch = await App.getLaunchUrl();
  return launch ? pathOfLink(launch.url, siteRoot) : null;
}

/** Handles links that are opened while the app runs. */
export async function followLinks(router: DataRouter, siteRoot: string): Promise<void> {
  await App.addListener("appUrlOpen", ({ url }) => {
    const path = pathOfLink(url, siteRoot);
    const { pathname, search, hash } = router.state.location;
    if (path !== null && path !== pathname + search + hash) void router.navigate(path);
  });
}
