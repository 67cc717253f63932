import type { Api } from "@noren/contract/api.ts";
import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { Menu } from "@noren/ordering/model.ts";
import type { Offer } from "@noren/ordering/offers.ts";
import { logFault } from "../../platform/log-fault.ts";

/** Data that is the same for every visitor. */
export type ShopData = {
  settings: RestaurantSettings;
  menus: Menu[];
  offers: Offer[];
  /**
   * Ids of the menus in the order of the first rendering, by the server's clock or that of the
   * phone app; absent where the browser has loaded the data.
   */
  shown_menus?: number[];
  /** Closures and other hours in the words of the first rendering; absent without any. */
  shown_hours?: string[];
};

export type LoadedShop =
  | ({ ok: true } & ShopData)
  /** Nothing can be ordered; the settings, where they are known, still say how to call. */
  | { ok: false; settings: RestaurantSettings | null };

/**
 * Loads settings, menus and offers together (storefront.md §7). Without settings or menus ordering
 * is off; without offers prices are undiscounted, and the server corrects them before it accepts an
 * order.
 */
export async function loadShop(api: Api): Promise<LoadedShop> {
  const [settings, menus, offers] = await Promise.all([api.settings(), api.menus(), api.offers()]);
  if (!settings.ok || !menus.ok)
    return { ok: false, settings: settings.ok ? settings.payload : null };
  if (!offers.ok) logFault(offers.problem.cause ?? offers.problem.code);
  const shop = { settings: settings.payload, menus: menus.payload };
  return { ok: true, ...shop, offers: offers.ok ? offers.payload : [] };
}
