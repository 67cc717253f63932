import { type RestaurantSettings, readSettings } from "@noren/contract/settings.ts";
import { isInService } from "@noren/ordering/service-problems.ts";
import { type Service, serves } from "@noren/ordering/services.ts";
import type { ItemData, OptionData, RestaurantData } from "./restaurant-data.ts";

/**
 * Values that pass the schema but make no sense, each with its path. A choice's price may be
 * negative, since it may lower the price of its dish.
 */
export function outOfRangeValues(restaurant: RestaurantData): string[] {
  return [
    ...settingProblems(readSettings(restaurant.settings).settings),
    ...restaurant.menus.flatMap(({ categories }, m) =>
      categories.flatMap(({ items }, c) =>
        items.flatMap((item, i) => itemProblems(item, `menus.${m}.categories.${c}.items.${i}`)),
      ),
    ),
    ...hoursProblems(restaurant),
    ...offerProblems(restaurant),
    ...couponProblems(restaurant),
  ];
}

function settingProblems({ contacts, delivery, tax }: RestaurantSettings): string[] {
  const { latitude, longitude } = contacts;
  return [
    ...outside(latitude, 90, "settings.contacts.latitude"),
    ...outside(longitude, 180, "settings.contacts.longitude"),
    ...negative(delivery.max_distance, "settings.features.delivery.max_distance"),
    ...(tax.delivery !== null && (tax.delivery < 0 || tax.delivery > 100)
      ? ["settings.tax.delivery must be a rate from 0 to 100"]
      : []),
    ...delivery.zones.flatMap(({ postal_code }, z) =>
      postal_code.trim() === ""
        ? [`settings.features.delivery.zones.${z}.postal_code must not be empty`]
        : [],
    ),
  ];
}

function itemProblems({ item_price, options }: ItemData, path: string): string[] {
  const { price_delivery, price_pickup } = item_price;
  return [
    ...negative(price_delivery, `${path}.item_price.price_delivery`),
    ...negative(price_pickup, `${path}.item_price.price_pickup`),
    ...options.flatMap((option, o) => optionProblems(option, `${path}.options.${o}`)),
  ];
}

function optionProblems(option: OptionData, path: string): string[] {
  const { min, max, selected, option_options: choices } = option;
  return [
    ...negative(min, `${path}.min`),
    ...negative(selected, `${path}.selected`),
    ...(max === null ? [] : negative(max, `${path}.max`)),
    ...(max !== null && min > max ? [`${path}.max ${max} must not be less than min ${min}`] : []),
    ...(max !== null && selected > max
      ? [`${path}.selected ${selected} must not be more than max ${max}`]
      : []),
    ...(min > 0 && choices.length === 0
      ? [`${path}.option_options must not be empty where min is ${min}`]
      : []),
    ...choices.flatMap(({ quantity }, k) =>
      negative(quantity, `${path}.option_options.${k}.quantity`),
    ),
  ];
}

/** A menu has its own lists or services; these fit into their hours. */
function hoursProblems({ menus, services, special_hours }: RestaurantData): string[] {
  const known = new Set(menus.map(({ menu_id }) => menu_id));
  const problemsAt = (path: string) => (service: Service, s: number) => [
    ...service.menus.flatMap((id, m) => unknownId(known, id, `${path}.${s}.menus.${m}`)),
    ...(["first_order", "last_order"] as const).flatMap((name) =>
      isInService(service, service[name])
        ? []
        : [`${path}.${s}.${name} must be within the service`],
    ),
  ];
  const both = menus.flatMap(({ menu_id, ...lists }, m) => {
    if (!services.some((service) => serves(service, menu_id))) return [];
    return LISTS.filter((name) => Object.keys(lists[name]).length > 0).map(
      (name) => `menus.${m}.${name} must be absent where services serve the menu`,
    );
  });
  return [
    ...services.flatMap(problemsAt("services")),
    ...special_hours.flatMap(({ services: own }, d) =>
      own.flatMap(problemsAt(`special_hours.${d}.services`)),
    ),
    ...both,
  ];
}

const LISTS = ["active_times", "time_ranges", "pickup_time_ranges"] as const;

function offerProblems({ offers, menus }: RestaurantData): string[] {
  const categories = menus.flatMap((menu) => menu.categories);
  const known = {
    menus: new Set(menus.map(({ menu_id }) => menu_id)),
    categories: new Set(categories.map(({ category_id }) => category_id)),
    items: new Set(categories.flatMap(({ items }) => items.map(({ item_id }) => item_id))),
  };
  return offers.flatMap((offer, o) => {
    const path = `offers.${o}`;
    const scopes = (["menus", "categories", "items"] as const).flatMap((scope) =>
      offer[scope].flatMap((id, index) => unknownId(known[scope], id, `${path}.${scope}.${index}`)),
    );
    const { first_date, last_date } = offer;
    const dates =
      first_date !== null && last_date !== null && last_date < first_date
        ? [`${path}.last_date must not be before first_date`]
        : [];
    const minimum = negative(offer.minimum_amount, `${path}.minimum_amount`);
    return [...minimum, ...dates, ...scopes];
  });
}

function couponProblems({ coupons }: RestaurantData): string[] {
  return coupons.flatMap(({ minimum_amount, starts_at, ends_at }, c) => [
    ...negative(minimum_amount, `coupons.${c}.minimum_amount`),
    ...(starts_at !== null && ends_at !== null && ends_at <= starts_at
      ? [`coupons.${c}.ends_at must be after starts_at`]
      : []),
  ]);
}

function negative(value: number, path: string): string[] {
  return value < 0 ? [`${path} must not be negative`] : [];
}

function outside(degrees: number | null, limit: number, path: string): string[] {
  return degrees !== null && Math.abs(degrees) > limit
    ? [`${path} must be from -${limit} to ${limit} degrees`]
    : [];
}

function unknownId(known: ReadonlySet<number>, id: number, path: string): string[] {
  return known.has(id) ? [] : [`${path} ${id} stands for nothing in menus`];
}
