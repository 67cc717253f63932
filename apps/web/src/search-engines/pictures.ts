import type { Item } from "@noren/ordering/model.ts";
import { shownMenus } from "@noren/ordering/shown-menus.ts";
import { bestSellers } from "../storefront/home/best-sellers.ts";
import { fallbackSource, imageAddress } from "../storefront/shop/picture-sources.ts";
import { type PageFacts, pictureRoot } from "./page-facts.ts";

/** Absolute URL of a dish's picture. */
export function dishPicture({ item_picture, item_image }: Item, facts: PageFacts) {
  const root = pictureRoot(facts);
  if (item_picture) return fallbackSource(item_picture, root);
  return item_image ? imageAddress(item_image, root) : undefined;
}

/** The restaurant's own picture, else that of its first dish that has one. */
export function restaurantPicture(facts: PageFacts): string | undefined {
  const { settings, menus } = facts.shop;
  const { open_graph } = settings.pictures;
  if (open_graph) return fallbackSource(open_graph, pictureRoot(facts));
  return bestSellers(shownMenus(menus))
    .map((dish) => dishPicture(dish, facts))
    .find(Boolean);
}
