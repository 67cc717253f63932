import { Preferences } from "@capacitor/preferences";
import { logFault } from "../log-fault.ts";
import type { StorageAreas } from "../storage.ts";

/** Lifetime of session values in the app, which the system may end at any time. */
const SESSION_DAYS = 1;
const DAY_MS = 86_400_000;

type Entry = { text: string; until: number | null };

/**
 * The device's own storage, which is not deleted with web data. Read completely before the app
 * starts, so that later reads are synchronous; writes go through in the background.
 */
export async function openAppStorage(now: () => number = Date.now): Promise<StorageAreas> {
  const entries = await readAll(now());

  function read(name: string): string | null {
    const entry = entries.get(name);
    return entry && (entry.until === null || entry.until > now()) ? entry.text : null;
  }
  function write(name: string, text: string, days: number | null): void {
    const entry = { text, until: days === null ? null : now() + days * DAY_MS };
    entries.set(name, entry);
    Preferences.set({ key: name, value: JSON.stringify(entry) }).catch(logFault);
  }
  function remove(name: string): void {
    if (!entries.delete(name)) return;
    Preferences.remove({ key: name }).catch(logFault);
  }
  const area = (prefix: string, days: number | null) => ({
    getItem: (key: string) => read(prefix + key),
    setItem: (key: string, text: string) => write(prefix + key, text, days),
    removeItem: (key: string) => remove(prefix + key),
  });

  return {
    cookies: {
      read: (name) => read(`cookie.${name}`),
      write: (name, value, days) => write(`cookie.${name}`, value, days),
      delete: (name) => remove(`cookie.${name}`),
    },
    local: area("local.", null),
    session: area("session.", SESSION_DAYS),
  };
}

/** Deletes unreadable and expired values. */
async function readAll(now: number): Promise<Map<string, Entry>> {
  const { keys } = await Preferences.keys();
  const entries = new Map<string, Entry>();
  await Promise.all(
    keys.map(async (key) => {
      const entry = readEntry((await Preferences.get({ key })).value);
      if (entry && (entry.until === null || entry.until > now)) entries.set(key, entry);
      else await Preferences.remove({ key });
    }),
  );
  return entries;
}

function readEntry(value: string | null): Entry | null {
  try {
    const { text, until }: Record<string, unknown> = JSON.parse(value ?? "null") ?? {};
    if (typeof text !== "string" || (until !== null && typeof until !== "number")) return null;
    return { text, until };
  } catch {
    return null;
  }
}
