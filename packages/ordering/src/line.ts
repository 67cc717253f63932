import type { Choice, Item, Line, OrderType } from "./model.ts";
import { asCents, type Cents } from "./money.ts";

type CostedChoice = Pick<Choice, "price" | "tax_rate" | "reference_price">;

/** What pricing and tax need of a line, of a cart or of a stored order. */
export type Costed = {
  item: Pick<Item, "item_price">;
  quantity: number;
  choices: readonly { choice: CostedChoice; quantity: number }[];
};

export type PricedLine = { line: Line; unit_price: Cents; line_total: Cents };

export function itemPrice(item: Costed["item"], orderType: OrderType): Cents {
  return orderType === "pickup" ? item.item_price.price_pickup : item.item_price.price_delivery;
}

/**
 * The item's price for the order type plus its choices, each times its own quantity. Choices may
 * have negative prices; the sum is at least 0.
 */
export function unitPrice(line: Costed, orderType: OrderType): Cents {
  let price: number = itemPrice(line.item, orderType);
  for (const { choice, quantity } of line.choices) price += choice.price * quantity;
  return asCents(Math.max(0, price));
}

export function lineTotal(line: Line, orderType: OrderType): Cents {
  return asCents(unitPrice(line, orderType) * line.quantity);
}

export function priceLine(line: Line, orderType: OrderType): PricedLine {
  const unit_price = unitPrice(line, orderType);
  return { line, unit_price, line_total: asCents(unit_price * line.quantity) };
}
