import { LOCALE_COOKIE_DAYS } from "@noren/ordering/constants.ts";
import { deleteCookie, readCookie, writeCookie } from "./cookies.ts";
import { logFault } from "./log-fault.ts";

/**
 * Everything that the storefront stores in the browser; the desk's keys are in the modules that use them.
 * `persisted` is the driver from the site's configuration: cookies by default, or local storage.
 */
export const STORED = {
  cart: { driver: "persisted", days: 30 },
  location: { driver: "persisted", days: LOCALE_COOKIE_DAYS },
  locale: { driver: "cookies", days: LOCALE_COOKIE_DAYS },
  /** Names of the dishes in the cart, to name one that has left the menu. */
  dish_names: { driver: "local", days: 30 },
  /** Whether the companion that the cart offered was answered, as long as the cart lasts. */
  companion: { driver: "local", days: 30 },
  /** The checkout's forms, until the order is placed or the tab is closed. */
  checkout: { driver: "session", days: 0 },
  /** The current order attempt: retried without placing the order twice. */
  order_attempt: { driver: "session", days: 0 },
  /** A card order until its payment is settled: survives the bank's redirect or a crash. */
  card_payment: { driver: "local", days: 1 },
  /** The order just placed, for its page. */
  last_order: { driver: "session", days: 0 },
  /** The orders placed in this browser that are not known to have ended. */
  open_orders: { driver: "local", days: 15 },
  /** Name, e-mail and phone, if the visitor allowed this device to remember them. */
  customer: { driver: "local", days: LOCALE_COOKIE_DAYS },
  /** The session's token and user (rules.md, Persistence). */
  token: { driver: "local", days: 30 },
  user: { driver: "local", days: 30 },
  /** Values typed to sign in or up, without passwords, and when a code was sent. */
  sign_in: { driver: "session", days: 0 },
  /** The path to open after signing in. */
  way_back: { driver: "session", days: 0 },
  /** The server's clock minus the device's in ms, where they differ (`server-clock.ts`). */
  clock_offset: { driver: "local", days: 30 },
  /** When which paths were reloaded, to prevent reload loops. */
  reloads: { driver: "session", days: 0 },
  /** The dietary filter: health data, so no cookie holds it. */
  needs: { driver: "local", days: LOCALE_COOKIE_DAYS },
  /** "true" or "false"; asked again after the six months that the CNIL recommends. */
  consent: { driver: "persisted", days: 180 },
  /** In the phone app: the cached settings, menus and offers, to start from. */
  kept_shop: { driver: "local", days: 30 },
  /** Whether the offer to install the site was answered. */
  install_offer: { driver: "local", days: LOCALE_COOKIE_DAYS },
} as const satisfies Record<string, { driver: Driver; days: number }>;

/**
 * Browsers fire it in other tabs on a change; code that changes a session fires it in its own tab.
 */
export const STORAGE_EVENT = "storage";

type Driver = "cookies" | "local" | "session" | "persisted";
export type StoredKey = keyof typeof STORED;

/** Maximum size of a cookie in browsers, name and value together. */
export const MAX_COOKIE_BYTES = 4096;

export type BrowserStorage = {
  read: (key: StoredKey) => string | null;
  /** `null` removes. */
  write: (key: StoredKey, text: string | null) => void;
};

/** The storage areas behind the drivers; the browser's own unless a test passes others. */
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

/** A value is in one storage area only: one too large for a cookie goes to local storage. */
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

/** A full storage area keeps its earlier value, and the caller continues. */
function fits(area: StorageArea, key: string, text: string): boolean {
  try {
    area.setItem(key, text);
    return true;
  } catch (error) {
    logFault(error);
    return false;
  }
}

/** A cookie not in this page's encoding is ignored. */
function unescaped(cookie: string | null): string | null {
  try {
    return cookie && decodeURIComponent(cookie);
  } catch {
    return null;
  }
}

/** Escapes only what a cookie cannot hold, to keep compact text compact. */
function cookieSafe(text: string): string {
  return text.replace(/[^!#$&'()*+\-./0-9:<=>?@A-Z[\]^_`a-z{|}~]/gu, encodeURIComponent);
}

let ownAreas = browserAreas;

/** The phone app stores everything in the device's own storage. */
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

/** Where a storage is disabled, values live in memory until the page is closed. */
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
