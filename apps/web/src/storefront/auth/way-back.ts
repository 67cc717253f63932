import { openStorage } from "../../platform/storage.ts";
import { inForm } from "../../routes.ts";

/** Where to go once signed in (storefront.md §4): kept while the tab is open, used once. */
export function keepWayBack(path: string): void {
  openStorage("cookies").write("way_back", path);
}

/** Null where none is kept. */
export function takeWayBack(): string | null {
  const storage = openStorage("cookies");
  const path = ownPath(storage.read("way_back"));
  storage.write("way_back", null);
  return path;
}

/**
 * A stored path that leads somewhere on this site and not back to signing in; null for anything
 * else, so that nobody can be sent to another site by what was planted in their storage.
 */
export function ownPath(stored: string | null): string | null {
  if (!stored?.startsWith("/") || !URL.canParse(stored, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(stored, OWN);
  const page = inForm(pathname, "");
  if (origin !== OWN || pathname.startsWith("//")) return null;
  return page === "/auth" || page.startsWith("/auth/") ? null : `${pathname}${search}${hash}`;
}

/** Stands for this site, whatever its name. */
const OWN = "http://own.invalid";
