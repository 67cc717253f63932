import { logFault } from "./log-fault.ts";
import { recordReload } from "./reload-guard.ts";
import { openStorage } from "./storage.ts";
import { VERSION_FILE } from "./version-file.ts";

/**
 * A chunk that cannot be had, most often after a new deployment: the whole page is loaded anew, the
 * cart and what was typed kept in their storage (storefront.md §8).
 */
let destination = (): string => window.location.href;
let leaving: Promise<boolean> | null = null;
let quiet = 0;

/** Hears of every failed import; a navigation under way is where the reload leads. */
export function watchChunks(href: () => string): void {
  destination = href;
  window.addEventListener("vite:preloadError", () => {
    if (quiet === 0) void leave();
  });
}

/**
 * What a failed import gives instead of its fault, where the page is reloaded: nothing, ever. On the
 * server, where its files were replaced under it, the fault stays what it is.
 */
export async function reloadInstead(error: unknown): Promise<never> {
  logFault(error);
  if (typeof window !== "undefined" && (await leave())) return new Promise(() => {});
  throw error;
}

/** For what nobody waits for yet: its failure is of no interest. */
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

/** Without a server that answers, a reload would trade a page with a fault for none at all. */
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
