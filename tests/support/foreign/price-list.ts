import { recordsIn } from "./prices.ts";
import type { menusOf } from "./restaurant.ts";

/**
 * Prices of dishes and choices by id, as the menus state them; a choice has one price for both
 * order types.
 */
export function pricesIn(menus: ReturnType<typeof menusOf>) {
  const dishes = menus.flatMap((menu) =>
    recordsIn(menu?.categories).flatMap(({ items }) => recordsIn(items)),
  );
  const choices = dishes
    .flatMap(({ options }) => recordsIn(options))
    .flatMap(({ option_options }) => recordsIn(option_options));
  return new Map(
    [
      ...dishes.flatMap((dish) =>
        recordsIn([dish.item_price]).map((price) => ({ ...dish, ...price })),
      ),
      ...choices,
    ].map((entry) => [idOf(entry), priceOf(entry)]),
  );
}

function idOf({ item_id, id }: Record<string, unknown>): number {
  return Number(item_id ?? id);
}

function priceOf(entry: Record<string, unknown>) {
  const { price = 0, price_pickup = price, price_delivery = price, tax_rate } = entry;
  return {
    pickup: Number(price_pickup),
    delivery: Number(price_delivery),
    rate: tax_rate === null || tax_rate === undefined ? 10 : Number(tax_rate),
  };
}
