import type { Line, Option } from "@noren/ordering/model.ts";
import { centsToEuros } from "./euros.ts";

/**
 * A line in the format of the order payload (wire.md, Checkout), with chosen options only, in
 * decimal euros.
 */
export function wireLine({ item, quantity, note, choices }: Line) {
  const { price_delivery, price_pickup, tax_rate } = item.item_price;
  const chosenOf = ({ option_id, option_name }: Option) => {
    const chosen = choices.filter(({ choice }) => choice.option_id === option_id);
    if (chosen.length === 0) return [];
    const option_options = chosen.map(({ choice, quantity }) => ({
      id: choice.id,
      option_id,
      name: choice.name,
      price: centsToEuros(choice.price),
      quantity,
      tax_rate: choice.tax_rate,
    }));
    const selected = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ option_id, option_name, selected, option_options }];
  };
  return {
    item_id: item.item_id,
    item_name: item.item_name,
    item_category_id: item.item_category_id,
    item_menu_id: item.item_menu_id,
    item_price: {
      price_delivery: centsToEuros(price_delivery),
      price_pickup: centsToEuros(price_pickup),
      tax_rate,
    },
    quantity,
    note,
    options: item.options.flatMap(chosenOf),
  };
}
