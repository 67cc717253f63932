import { LOCALE_COOKIE_DAYS } from "@noren/ordering/constants.ts";
import { deleteCookie, readCookie, writeCookie } from "./cookies.ts";
import { logFault } from "./log-fault.ts";

/**
 * Everything that is stored in the browser. `persisted` is the driver of the site's configuration:
 * cookies by default, local storage where it says so.
 */
export const STORED = {
  cart: { driver: "persisted", days: 30 },
  location: { driver: "persisted", days: LOCALE_COOKIE_DAYS },
  locale: { driver: "cookies", days: LOCALE_COOKIE_DAYS },
  /** Names of the cart's dishes, to tell which one has left the menu. */
  dish_names: { driver: "local", days: 30 },
  /** The checkout's forms, until the order is placed or the tab is closed. */
  checkout: { driver: "session", days: 0 },
  /** The order under way: repeated, never placed twice. */
  order_attempt: { driver: "session", days: 0 },
  /** A card order until its payment is settled: also where the bank's page, or a crash, came between. */
  card_payment: { driver: "local", days: 1 },
  /** The order just placed, for its page. */
  last_order: { driver: "session", days: 0 },
  /** Name, e-mail and phone, where the visitor ticked that this device may keep them. */
  customer: { driver: "local", days: LOCALE_COOKIE_DAYS },
  /** The session of whoever is signed in, and who that is (rules.md, Persistence). */
  token: { driver: "local", days: 30 },
  user: { driver: "local", days: 30 },
  /** What was typed to sign in or up, without passwords, and when a code was sent. */
  sign_in: { driver: "session", days: 0 },
  /** The path to go back to once signed in. */
  way_back: { driver: "session", days: 0 },
  /** Which paths were reloaded when, so that none is for ever. */
  reloads: { driver: "session", days: 0 },
  /** Allergens and diets of the menu's filter: of health, so it never leaves the browser. */
  needs: { driver: "local", days: LOCALE_COOKIE_DAYS },
  /** "true" or "false"; asked again after the six months that the CNIL recommends. */
  consent: { driver: "persisted", days: 180 },
  /** In the phone app: settings, menus and offers as they were last, to start from. */
  kept_shop: { driver: "local", days: 30 },
  /** That the offer to keep the site on the home screen was answered. */
  install_offer: { driver: "local", days: LOCALE_COOKIE_DAYS },
} as const satisfies Record<string, { driver: Driver; days: number }>;

/** Browsers tell other tabs of a change by it; whoever changes a session tells their own by it too. */
export const STORAGE_EVENT = "storage";

type Driver = "cookies" | "local" | "session" | "persisted";
export type StoredKey = keyof typeof STORED;

/** What a browser keeps of one cookie, name and value together. */
export const MAX_COOKIE_BYTES = 4096;

export type BrowserStorage = {
  read: (key: StoredKey) => string | null;
  /** `null` removes. */
  write: (key: StoredKey, text: string | null) => void;
};

/** What a storage is made of; the browser's own unless a test brings others. */
export type StorageAreas = {
  cookies: {
    read: (name: string) => string | null;
    write: (name: string, value: string, days: number) => void;
    delete: (name: string) => void;
  };
  local: StorageArea;
  session: StorageArea;
};
type StorageArea = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A value lies in one drawer alone: a cookie that would be too large goes to local storage. */
export function openStorage(
  persisted: "cookies" | "local",
  { cookies, local, session }: StorageAreas = ownAreas(),
): BrowserStorage {
  const inCookies = (key: StoredKey) =>
    (STORED[key].driver === "persisted" ? persisted : STORED[key].driver) === "cookies";
  const areaOf = (key: StoredKey) => (STORED[key].driver === "session" ? session : local);

  return {
    read(key) {
      const kept = areaOf(key).getItem(key);
      if (kept !== null || !inCookies(key)) return kept;
      return unescaped(cookies.read(key));
    },
    write(key, text) {
      const cookie = text !== null && inCookies(key) ? cookieSafe(text) : null;
      if (cookie !== null && key.length + 1 + cookie.length <= MAX_COOKIE_BYTES) {
        cookies.write(key, cookie, STORED[key].days);
        local.removeItem(key);
        return;
      }
      if (text === null) areaOf(key).removeItem(key);
      else if (!fits(areaOf(key), key, text)) return;
      if (inCookies(key)) cookies.delete(key);
    },
  };
}

/** A drawer that is full keeps what it had: whoever writes goes on without. */
function fits(area: StorageArea, key: string, text: string): boolean {
  try {
    area.setItem(key, text);
    return true;
  } catch (error) {
    logFault(error);
    return false;
  }
}

/** A cookie that is not as this page writes them is none. */
function unescaped(cookie: string | null): string | null {
  try {
    return cookie && decodeURIComponent(cookie);
  } catch {
    return null;
  }
}

/** Escapes only what a cookie cannot hold, so that compact text stays compact. */
function cookieSafe(text: string): string {
  return text.replace(/[^!#$&'()*+\-./0-9:<=>?@A-Z[\]^_`a-z{|}~]/gu, encodeURIComponent);
}

let ownAreas = browserAreas;

/** The phone app keeps everything in the device's own store. */
export function setStorageAreas(areas: StorageAreas): void {
  ownAreas = () => areas;
}

function browserAreas(): StorageAreas {
  return {
    cookies: { read: readCookie, write: writeCookie, delete: deleteCookie },
    local: area(() => window.localStorage),
    session: area(() => window.sessionStorage),
  };
}

/** Where a storage is switched off, what it would keep lasts as long as the page. */
function area(open: () => Storage): StorageArea {
  try {
    return open();
  } catch {
    return memory;
  }
}

const kept = new Map<string, string>();
const memory: StorageArea = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => void kept.set(key, text),
  removeItem: (key) => void kept.delete(key),
};
