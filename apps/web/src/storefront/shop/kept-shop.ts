import type { Locale } from "@noren/contract/locales.ts";
import type { BrowserStorage } from "../../platform/storage.ts";
import { whenIdle } from "../../platform/when-idle.ts";
import type { LoadedShop } from "./load-shop.ts";

type LoadShop = () => Promise<LoadedShop>;
type Shops = Partial<Record<Locale, LoadedShop>>;

type KeptShopOptions = {
  storage: BrowserStorage;
  /** Format of the records and their readers: that of another build may differ. */
  form: string;
  /** Called when the restaurant's data has changed; the next call returns it. */
  onNews: () => void;
  idle?: () => Promise<void>;
};

/**
 * Cache of settings, menus and offers (stale while revalidate), also for use offline. Stored as
 * parsed records, because parsing them again takes longer than rendering. Fresh data is requested
 * once something is on the screen.
 */
export function keptShop({ storage, form, onNews, idle = whenIdle }: KeptShopOptions) {
  const shops = readKept(storage.read("kept_shop"), form);
  const isShown = new Set<Locale>();
  const news = new Map<Locale, LoadedShop>();

  return async (locale: Locale, load: LoadShop): Promise<LoadedShop> => {
    const old = shops[locale];
    const renewed = news.get(locale);
    news.delete(locale);
    if (renewed) return renewed;
    if (!old || isShown.has(locale)) return fresh(locale, load);
    isShown.add(locale);
    void renew(locale, load, old);
    return old;
  };

  /** The same object where nothing has changed, to avoid rendering. */
  async function fresh(locale: Locale, load: LoadShop): Promise<LoadedShop> {
    const shop = await load();
    const old = shops[locale];
    if (old && (!shop.ok || JSON.stringify(shop) === JSON.stringify(old))) return old;
    if (!shop.ok) return shop;
    isShown.add(locale);
    shops[locale] = shop;
    storage.write("kept_shop", JSON.stringify([form, shops]));
    return shop;
  }

  async function renew(locale: Locale, load: LoadShop, old: LoadedShop): Promise<void> {
    await idle();
    const shop = await fresh(locale, load);
    if (shop === old) return;
    news.set(locale, shop);
    onNews();
  }
}

function readKept(stored: string | null, form: string): Shops {
  try {
    const [itsForm, shops]: [string?, Shops?] = JSON.parse(stored ?? "[]");
    return (itsForm === form && shops) || {};
  } catch {
    return {};
  }
}
