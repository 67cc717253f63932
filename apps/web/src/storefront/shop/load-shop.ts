import type { Api } from "@noren/contract/api.ts";
import type { HouseSettings } from "@noren/contract/settings.ts";
import type { Menu, Offer } from "@noren/ordering/model.ts";

/** What is the same for every visitor. */
export type ShopData = { settings: HouseSettings; menus: Menu[]; offers: Offer[] };

export type LoadedShop = ({ ok: true } & ShopData) | { ok: false };

/** Settings, menus and offers together (storefront.md §7). Without one of them nothing is sold. */
export async function loadShop(api: Api): Promise<LoadedShop> {
  const [settings, menus, offers] = await Promise.all([api.settings(), api.menus(), api.offers()]);
  if (!settings.ok || !menus.ok || !offers.ok) return { ok: false };
  return { ok: true, settings: settings.payload, menus: menus.payload, offers: offers.payload };
}
