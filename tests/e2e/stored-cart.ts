import type { BrowserContext } from "@playwright/test";
import { encodeCart } from "../../apps/web/src/storefront/cart/cart-codec.ts";

type StoredDish = {
  item_id: number;
  item_name: string;
  options: { option_id: number; min: number; option_options: { id: number; name: string }[] }[];
};
type StoredMenu = { categories: { items: StoredDish[] }[] };

/** The dishes of the last menu, which can be ordered together. */
export async function dishesOf(site: string): Promise<StoredDish[]> {
  return itemsOf((await menusOf(site)).slice(-1));
}

/** The dishes with these names, of any menu: they may have no hours in common. */
export async function dishesNamed(site: string, ...names: string[]): Promise<StoredDish[]> {
  return itemsOf(await menusOf(site)).filter(({ item_name }) => names.includes(item_name));
}

async function menusOf(site: string): Promise<StoredMenu[]> {
  const { payload } = await (await fetch(`${site}/v2/public/menus`)).json();
  return payload;
}

function itemsOf(menus: readonly StoredMenu[]): StoredDish[] {
  return menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
}

/** Stores a cart as an earlier visit did: of each dish one, with its required choices. */
export async function storeCart(
  context: BrowserContext,
  site: string,
  dishes: readonly StoredDish[],
  note = "",
): Promise<void> {
  const refs = dishes.map(({ item_id, options }) => ({
    item_id,
    quantity: 1,
    note,
    choices: options
      .filter(({ min }) => min > 0)
      .map(({ option_id, min, option_options }) => ({
        option_id,
        id: option_options.at(-1)?.id ?? 0,
        quantity: min,
      })),
  }));
  const value = encodeURIComponent(encodeCart(refs));
  await context.addCookies([{ name: "cart", value, url: site }]);
}
