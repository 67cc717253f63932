import { toJson } from "../db/json-text.ts";
import type { Flag } from "../db/schema.ts";
import { couponKey } from "./duplicate-ids.ts";
import type { ItemData, MenuData, OptionData, RestaurantData } from "./restaurant-data.ts";

/** The rows of a restaurant by table. */
export function rowsOf({ settings, menus, offers, coupons }: RestaurantData) {
  const items = dishesOf(menus);
  return {
    settings: settings.map(({ name, value }) => ({ name, value: toJson(value ?? null) })),
    menus: menus.map(menuRow),
    categories: menus.flatMap(categoryRows),
    items: items.map(itemRow),
    placements: menus.flatMap(placementRows),
    options: items.flatMap(({ item_id, options }) =>
      options.map((option, position) => optionRow(item_id, option, position)),
    ),
    choices: items.flatMap(({ item_id, options }) =>
      options.flatMap((option) => choiceRows(item_id, option)),
    ),
    offers: offers.map(offerRow),
    coupons: coupons.map(couponRow),
  };
}

/** Dishes, deduplicated: one may be in several menus. */
function dishesOf(menus: readonly MenuData[]): ItemData[] {
  const items = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  return [...new Map(items.map((item) => [item.item_id, item])).values()];
}

function menuRow(menu: MenuData, position: number) {
  return {
    id: menu.menu_id,
    position,
    name: menu.menu_name,
    is_available: flag(menu.menu_is_available),
    active_times: toJson(menu.active_times),
    time_ranges: toJson(menu.time_ranges),
    pickup_time_ranges: toJson(menu.pickup_time_ranges),
    translations: toJson(menu.translations),
  };
}

function categoryRows({ menu_id, categories }: MenuData) {
  return categories.map((category, position) => ({
    menu_id,
    id: category.category_id,
    position,
    name: category.category_name,
    description: category.category_description,
    translations: toJson(category.translations),
  }));
}

function placementRows({ menu_id, categories }: MenuData) {
  return categories.flatMap(({ category_id, items }) =>
    items.map(({ item_id }, position) => ({ menu_id, category_id, item_id, position })),
  );
}

function itemRow(item: ItemData) {
  const { price_delivery, price_pickup, tax_rate } = item.item_price;
  return {
    id: item.item_id,
    name: item.item_name,
    description: item.item_description,
    image: item.item_image,
    picture: item.item_picture && toJson(item.item_picture),
    score: item.item_score,
    price_delivery,
    price_pickup,
    tax_rate,
    is_available: 1 as Flag,
    ...declaredColumns(item),
    translations: toJson(item.translations),
  };
}

function optionRow(item_id: number, option: OptionData, position: number) {
  const { option_id: id, option_name: name, min, max } = option;
  return { item_id, id, position, name, min, max, translations: toJson(option.translations) };
}

function choiceRows(item_id: number, { option_id, option_options }: OptionData) {
  return option_options.map((choice, position) => ({
    item_id,
    option_id,
    id: choice.id,
    position,
    name: choice.name,
    price: choice.price,
    tax_rate: choice.tax_rate,
    ...declaredColumns(choice),
    translations: toJson(choice.translations),
  }));
}

function declaredColumns({ allergens, diets }: Pick<ItemData, "allergens" | "diets">) {
  return { allergens: allergens && toJson(allergens), diets: toJson(diets) };
}

function offerRow(offer: RestaurantData["offers"][number], position: number) {
  return {
    id: offer.id,
    position,
    name: offer.name,
    is_active: flag(offer.is_active),
    allow_repeat: flag(offer.allow_repeat),
    active_times: offer.active_times && toJson(offer.active_times),
    delivery_pickup: offer.delivery_pickup,
    minimum_amount: offer.minimum_amount,
    menus: toJson(offer.menus),
    categories: toJson(offer.categories),
    items: toJson(offer.items),
    type: offer.type,
    value: offer.value,
    translations: toJson(offer.translations),
  };
}

function couponRow(coupon: RestaurantData["coupons"][number]) {
  const { code, type, value, minimum_amount, starts_at, ends_at, max_uses } = coupon;
  const key = couponKey(code);
  return { key, code, type, value, minimum_amount, starts_at, ends_at, max_uses, uses: 0 };
}

function flag(value: boolean): Flag {
  return value ? 1 : 0;
}
