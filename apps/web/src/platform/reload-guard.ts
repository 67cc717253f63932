import { RELOAD_GUARD_MS } from "@noren/ordering/constants.ts";

/**
 * The record of reloads including this one, or null where this path was reloaded recently: a file
 * that is permanently missing must not cause a reload loop.
 */
export function recordReload(stored: string | null, path: string, now: number): string | null {
  const recent = reloadsIn(stored).filter(([, at]) => at <= now && now - at < RELOAD_GUARD_MS);
  if (recent.some(([reloaded]) => reloaded === path)) return null;
  return JSON.stringify([...recent, [path, now]]);
}

type Reload = [path: string, at: number];

function reloadsIn(stored: string | null): Reload[] {
  try {
    const reloads: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(reloads) ? reloads.filter(isReload) : [];
  } catch {
    return [];
  }
}

function isReload(entry: unknown): entry is Reload {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";
}
