import { logFault } from "./log-fault.ts";
import { recordReload } from "./reload-guard.ts";
import { openStorage } from "./storage.ts";
import { VERSION_FILE } from "./version-file.ts";

/**
 * Handles a chunk that fails to load, most often after a new deployment: reloads the whole page;
 * cart and forms are in storage (storefront.md §8).
 */
let destination = (): string => window.location.href;
let leaving: Promise<boolean> | null = null;
let quiet = 0;

/** Handles every failed dynamic import; the reload opens the target of a pending navigation. */
export function watchChunks(href: () => string): void {
  destination = href;
  window.addEventListener("vite:preloadError", () => {
    if (quiet === 0) void leave();
  });
}

/**
 * Result of a failed import where the page reloads: a promise that never settles. On the server,
 * where files may be replaced by a deployment, the error is rethrown.
 */
export async function reloadInstead(error: unknown): Promise<never> {
  logFault(error);
  if (typeof window !== "undefined" && (await leave())) return new Promise(() => {});
  throw error;
}

/** Ignores the failure of a preload. */
export async function quietly(load: () => Promise<unknown>): Promise<void> {
  quiet++;
  await load().catch(() => {});
  quiet--;
}

function leave(): Promise<boolean> {
  leaving ??= tryToLeave().then((left) => {
    if (!left) leaving = null;
    return left;
  });
  return leaving;
}

/** A reload while the server is unreachable would replace a partly working page by none. */
async function tryToLeave(): Promise<boolean> {
  const answers = await fetch(VERSION_FILE, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
  const { href, pathname } = new URL(destination(), window.location.href);
  const storage = openStorage("cookies");
  const record = recordReload(storage.read("reloads"), pathname, Date.now());
  if (!answers || record === null) return false;
  storage.write("reloads", record);
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
  return true;
}
