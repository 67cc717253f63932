import type { Item } from "@noren/ordering/model.ts";
import { bestSellers } from "../storefront/home/best-sellers.ts";
import { fallbackSource, imageAddress } from "../storefront/shop/picture-sources.ts";
import { type PageFacts, pictureRoot } from "./page-facts.ts";

/** A dish's picture by its whole address. */
export function dishPicture({ item_picture, item_image }: Item, facts: PageFacts) {
  const root = pictureRoot(facts);
  if (item_picture) return fallbackSource(item_picture, root);
  return item_image ? imageAddress(item_image, root) : undefined;
}

/** A restaurant that has no picture of its own is shown by the first of its dishes that has one. */
export function restaurantPicture(facts: PageFacts): string | undefined {
  const { settings, menus } = facts.shop;
  const { open_graph } = settings.pictures;
  if (open_graph) return fallbackSource(open_graph, pictureRoot(facts));
  const onSale = menus.filter((menu) => menu.menu_is_available);
  return bestSellers(onSale)
    .map((dish) => dishPicture(dish, facts))
    .find(Boolean);
}
