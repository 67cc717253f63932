import { couponKey } from "@noren/ordering/compared-text.ts";
import { serves, type WeeklyService } from "@noren/ordering/services.ts";
import { storedAs } from "../db/columns.ts";
import { toJson } from "../db/json-text.ts";
import { MENU_COLUMNS } from "../db/menu-columns.ts";
import type { Flag } from "../db/schema.ts";
import { serviceRow } from "../db/service-rows.ts";
import { withoutZones } from "../db/zone-settings.ts";
import { optionGroups } from "./option-groups.ts";
import type { ItemData, MenuData, OptionData, RestaurantData } from "./restaurant-data.ts";
import { zoneRows } from "./zone-rows.ts";

/** The rows of a restaurant by table. */
export function rowsOf(restaurant: RestaurantData) {
  const { settings, menus, services, special_hours, offers, coupons } = restaurant;
  const items = dishesOf(menus);
  const groups = optionGroups(items);
  return {
    settings: settings
      .map(withoutZones)
      .map(({ name, value }) => ({ name, value: toJson(value ?? null) })),
    zones: zoneRows(settings),
    menus: menus.map((menu, position) => menuRow(menu, position, services)),
    services: services.map(serviceRow),
    special_hours: special_hours.map((day) => ({ ...day, services: toJson(day.services) })),
    categories: menus.flatMap(categoryRows),
    items: items.map(itemRow),
    placements: menus.flatMap(placementRows),
    option_groups: groups.map(({ id, option }) => groupRow(id, option)),
    options: groups.flatMap(({ id, option: first, uses }) =>
      uses.map(({ item_id, option, position }) => optionRow(item_id, option, position, id, first)),
    ),
    choices: groups.flatMap(({ id, option }) => choiceRows(id, option)),
    offers: offers.map(offerRow),
    coupons: coupons.map(couponRow),
  };
}

/** Dishes, deduplicated: one may be in several menus. */
function dishesOf(menus: readonly MenuData[]): ItemData[] {
  const items = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
  return [...new Map(items.map((item) => [item.item_id, item])).values()];
}

function menuRow(menu: MenuData, position: number, services: readonly WeeklyService[]) {
  return {
    id: menu.menu_id,
    position,
    ...storedAs(MENU_COLUMNS.menu, {
      ...menu,
      name: menu.menu_name,
      is_available: menu.menu_is_available,
      takes_services: services.some((service) => serves(service, menu.menu_id)),
    }),
    translations: toJson(menu.translations),
  };
}

function categoryRows({ menu_id, categories }: MenuData) {
  return categories.map((category, position) => ({
    menu_id,
    id: category.category_id,
    position,
    ...storedAs(MENU_COLUMNS.category, {
      name: category.category_name,
      description: category.category_description,
      own_container: category.own_container === true,
    }),
    translations: toJson(category.translations),
  }));
}

function placementRows({ menu_id, categories }: MenuData) {
  return categories.flatMap(({ category_id, items }) =>
    items.map(({ item_id }, position) => ({ menu_id, category_id, item_id, position })),
  );
}

function itemRow(item: ItemData) {
  return {
    id: item.item_id,
    ...storedAs(MENU_COLUMNS.dish, {
      ...item,
      ...item.item_price,
      name: item.item_name,
      description: item.item_description,
      image: item.item_image,
      picture: item.item_picture,
      picture_alt: item.item_picture_alt ?? null,
      score: item.item_score,
      is_available: true,
      is_formule: item.is_formule === true,
    }),
    translations: toJson(item.translations),
  };
}

function groupRow(id: number, { option_name: name, translations }: OptionData) {
  return { id, ...storedAs(MENU_COLUMNS.group, { name }), translations: toJson(translations) };
}

/** Prices that differ from the group's, those of its first option. */
function optionRow(
  item_id: number,
  option: OptionData,
  position: number,
  group_id: number,
  first: OptionData,
) {
  const { option_id: id, only_with } = option;
  const { min, max } = only_with ?? option;
  const own = option.option_options.filter(
    ({ price }, index) => price !== first.option_options[index]?.price,
  );
  return {
    item_id,
    id,
    group_id,
    position,
    min,
    max,
    only_with: only_with
      ? toJson({ option_id: only_with.option_id, choices: only_with.choices })
      : null,
    prices: toJson(Object.fromEntries(own.map((choice) => [choice.id, choice.price]))),
  };
}

function choiceRows(group_id: number, { option_options }: OptionData) {
  return option_options.map((choice, position) => ({
    group_id,
    id: choice.id,
    position,
    ...storedAs(MENU_COLUMNS.choice, choice),
    dish_id: choice.item_id ?? null,
    translations: toJson(choice.translations),
  }));
}

function offerRow(offer: RestaurantData["offers"][number], position: number) {
  return {
    id: offer.id,
    position,
    name: offer.name,
    is_active: flag(offer.is_active),
    allow_repeat: flag(offer.allow_repeat),
    active_times: offer.active_times && toJson(offer.active_times),
    first_date: offer.first_date,
    last_date: offer.last_date,
    weekdays: toJson(offer.weekdays),
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
  return {
    key: couponKey(coupon.code),
    code: coupon.code,
    type: coupon.type,
    value: coupon.value,
    minimum_amount: coupon.minimum_amount,
    starts_at: coupon.starts_at,
    ends_at: coupon.ends_at,
    max_uses: coupon.max_uses,
    uses: 0,
    weekdays: toJson(coupon.weekdays),
    delivery_pickup: coupon.delivery_pickup,
    once_per_customer: flag(coupon.once_per_customer),
  };
}

function flag(value: boolean): Flag {
  return value ? 1 : 0;
}
