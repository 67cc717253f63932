import { itemPrice } from "@noren/ordering/line.ts";
import type { Choice, Item, OrderType } from "@noren/ordering/model.ts";
import { asCents, type Cents } from "@noren/ordering/money.ts";

/** Whether no option requires a choice. */
export function isQuickToAdd(item: Item): boolean {
  return item.options.every(({ min }) => min <= 0);
}

/**
 * The lowest price including required choices and what these require in turn; `varies` where the
 * choices change it.
 */
export function lowestPrice(item: Item, orderType: OrderType): { price: Cents; varies: boolean } {
  let price: number = itemPrice(item, orderType);
  let varies = false;
  for (const { min, option_options } of item.options) {
    if (min <= 0 || option_options.length === 0) continue;
    const prices = option_options.map((choice) => choice.price + priceWith(item, choice));
    price += Math.min(...prices) * min;
    varies ||= new Set(prices).size > 1;
  }
  return { price: asCents(Math.max(0, price)), varies };
}

/** The lowest price, in cents, of the options that a choice makes required. */
function priceWith({ options }: Item, { option_id, id }: Choice): number {
  return options.reduce((sum, { only_with, option_options }) => {
    const isMet = only_with?.option_id === option_id && only_with.choices.includes(id);
    if (!isMet || only_with.min <= 0 || option_options.length === 0) return sum;
    return sum + Math.min(...option_options.map(({ price }) => price)) * only_with.min;
  }, 0);
}
