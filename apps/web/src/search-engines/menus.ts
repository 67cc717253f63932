import { plainMoney } from "@noren/contract/format/money.ts";
import { declarationOf } from "@noren/ordering/allergens.ts";
import { CURRENCY } from "@noren/ordering/constants.ts";
import type { Diet } from "@noren/ordering/declarations.ts";
import type { Category, Item, Menu } from "@noren/ordering/model.ts";
import { shownMenus } from "@noren/ordering/shown-menus.ts";
import { productHref } from "../storefront/panels/panel-state.ts";
import { canonicalUrl, type PageFacts } from "./page-facts.ts";
import { dishPicture } from "./pictures.ts";

/** Every menu that can be ordered from, with its sections and dishes. */
export function menusOnSale(facts: PageFacts) {
  return shownMenus(facts.shop.menus).map((menu) => menuOf(menu, facts));
}

function menuOf(menu: Menu, facts: PageFacts) {
  const url = canonicalUrl(facts, "menu");
  return {
    "@context": "https://schema.org",
    "@type": "Menu",
    "@id": `${url}#menu-${menu.menu_id}`,
    name: menu.menu_name,
    url,
    inLanguage: facts.locale,
    hasMenuSection: menu.categories.map((category) => sectionOf(category, facts)),
  };
}

function sectionOf(category: Category, facts: PageFacts) {
  return {
    "@type": "MenuSection",
    name: category.category_name,
    description: category.category_description || undefined,
    hasMenuItem: category.items.map((item) => itemOf(item, facts)),
  };
}

/** The price for pickup, which visitors see first. */
function itemOf(item: Item, facts: PageFacts) {
  return {
    "@type": "MenuItem",
    name: item.item_name,
    description: item.item_description || undefined,
    image: dishPicture(item, facts),
    suitableForDiet: dietsOf(item),
    offers: {
      "@type": "Offer",
      price: plainMoney(item.item_price.price_pickup),
      priceCurrency: CURRENCY,
      url: productHref(canonicalUrl(facts, "menu"), item.item_id),
    },
  };
}

const RESTRICTED_DIETS: Partial<Record<Diet, string>> = {
  vegetarian: "https://schema.org/VegetarianDiet",
  vegan: "https://schema.org/VeganDiet",
  gluten_free: "https://schema.org/GlutenFreeDiet",
};

function dietsOf(item: Item): string[] | undefined {
  const { diets } = declarationOf({ item, choices: [] });
  const restricted = diets.flatMap((diet) => RESTRICTED_DIETS[diet] ?? []);
  return restricted.length > 0 ? restricted : undefined;
}
