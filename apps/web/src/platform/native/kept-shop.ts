import type { Locale } from "@noren/contract/problems.ts";
import type { LoadedShop } from "../../storefront/shop/load-shop.ts";
import type { BrowserStorage } from "../storage.ts";
import { whenIdle } from "../when-idle.ts";

type LoadShop = () => Promise<LoadedShop>;
type Shops = Partial<Record<Locale, LoadedShop>>;

type KeptShopOptions = {
  storage: BrowserStorage;
  /** Of the records and their readers: what those of another build have read may look otherwise. */
  form: string;
  /** Hears that the restaurant has changed since; the next call has it. */
  onNews: () => void;
  idle?: () => Promise<void>;
};

/**
 * Settings, menus and offers of the last time are shown at once, and without a network at all. They
 * are kept as they were read: to read them again takes longer than to show them. Those of today are
 * asked for once there is something to see.
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

  /** The very same record where nothing has changed, so that nothing is rendered for it. */
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
