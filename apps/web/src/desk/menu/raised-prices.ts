import { centsToEuros } from "@noren/contract/euros.ts";
import type { MenuChange, MenuDish } from "@noren/contract/staff/menu.ts";
import type { Cents } from "@noren/ordering/money.ts";
import { PRICE_FIELDS, type PriceField } from "./draft-store.ts";
import { changedPrice, type PriceRule } from "./prices.ts";

/** A dish with those of its prices that are to be changed. */
export type RaisedDish = {
  target: string;
  name: string;
  isIncluded: boolean;
  prices: { field: PriceField; before: Cents; after: Cents }[];
};

type Raise = { which: PriceField | "both"; rule: PriceRule; leftOut: ReadonlySet<string> };

/**
 * Every dish before and after, those whose prices stay the same included. `leftOut`: targets of
 * dishes that keep theirs.
 */
export function raisedDishes(
  dishes: readonly MenuDish[],
  { which, rule, leftOut }: Raise,
): RaisedDish[] {
  const fields = PRICE_FIELDS.filter((field) => which === "both" || which === field);
  return dishes.map((dish) => ({
    target: dish.target,
    name: dish.name,
    isIncluded: !leftOut.has(dish.target),
    prices: fields.map((field) => {
      const before = dish[field];
      return {
        field,
        before,
        after: leftOut.has(dish.target) ? before : changedPrice(before, rule),
      };
    }),
  }));
}

/** How many prices change. */
export function countRaised(raised: readonly RaisedDish[]): number {
  return raised.flatMap(({ prices }) => prices.filter(isChanged)).length;
}

/** Of dishes that change, what they are to cost and what was shown before. */
export function editsOf(raised: readonly RaisedDish[]): MenuChange["edits"] {
  return raised.flatMap(({ target, prices }) => {
    const changed = prices.filter(isChanged);
    if (changed.length === 0) return [];
    const euros = (of: "before" | "after") =>
      Object.fromEntries(changed.map((price) => [price.field, centsToEuros(price[of])]));
    return [{ target, values: euros("after"), seen: euros("before") }];
  });
}

export function isChanged({ before, after }: { before: Cents; after: Cents }): boolean {
  return before !== after;
}
