import { openStorage } from "../../platform/storage.ts";
import { inForm } from "../../routes.ts";

/**
 * Stores the path to open after signing in (storefront.md §4), for as long as the tab is open; it
 * is used once.
 */
export function keepReturnPath(path: string): void {
  openStorage("cookies").write("way_back", path);
}

/** Null where none is stored. */
export function takeReturnPath(): string | null {
  const storage = openStorage("cookies");
  const path = ownPath(storage.read("way_back"));
  storage.write("way_back", null);
  return path;
}

/**
 * A stored path on this site that is not part of signing in; null for anything else, which prevents
 * an open redirect through a value planted in storage.
 */
export function ownPath(stored: string | null): string | null {
  if (!stored?.startsWith("/") || !URL.canParse(stored, OWN)) return null;
  const { origin, pathname, search, hash } = new URL(stored, OWN);
  const page = inForm(pathname, "");
  if (origin !== OWN || pathname.startsWith("//")) return null;
  return page === "/auth" || page.startsWith("/auth/") ? null : `${pathname}${search}${hash}`;
}

/** Placeholder origin of this site for URL parsing. */
const OWN = "http://own.invalid";
