import type { PricedLine } from "./line.ts";
import type { Offer } from "./model.ts";
import { asCents, type Cents } from "./money.ts";
import type { PricedCart } from "./totals.ts";

export type Rule =
  | "item"
  | "choice"
  | "delivery"
  | "flat_charge"
  | "coupon"
  | "tax"
  | Offer["type"];

/**
 * One step of the computation of a total. `line` is the index of the priced line, null for steps of
 * the whole cart; `name` is the name of item, choice or offer, or the coupon's code, empty for fees
 * and tax; `quantity` is the factor of the price in `amount`.
 */
export type Step = {
  line: number | null;
  rule: Rule;
  name: string;
  quantity: number;
  amount: Cents;
};

/** The steps, whose amounts add up to the total. Free items are steps of amount 0. */
export function explainTotal(priced: PricedCart): Step[] {
  const { lines, offers, coupon, delivery, totals, tax_added } = priced;
  const steps = lines.flatMap(lineSteps);
  steps.push(
    ...feeSteps("delivery", delivery?.cost),
    ...feeSteps("flat_charge", delivery?.flat_charge),
  );
  for (const { type, name, amount } of offers) steps.push(step(type, name, -amount));
  if (coupon) steps.push(step("coupon", coupon.code, -coupon.amount));
  if (tax_added) steps.push(step("tax", "", totals.tax));
  return steps;
}

function lineSteps({ line, unit_price }: PricedLine, index: number): Step[] {
  const { item, quantity, choices } = line;
  const added = choices.reduce((sum, chosen) => sum + chosen.choice.price * chosen.quantity, 0);
  const own = step("item", item.item_name, unit_price - added, quantity);
  const others = choices.map(({ choice, quantity: each }) =>
    step("choice", choice.name, choice.price, each * quantity),
  );
  return [own, ...others].map((made) => ({ ...made, line: index }));
}

function feeSteps(rule: Rule, fee: Cents | undefined): Step[] {
  return fee ? [step(rule, "", fee)] : [];
}

function step(rule: Rule, name: string, price: number, quantity = 1): Step {
  const amount = asCents(price * quantity || 0);
  return { line: null, rule, name, quantity, amount };
}
