import type { PricedLine } from "./line.ts";
import { asCents, type Cents } from "./money.ts";
import type { Offer } from "./offers.ts";
import type { PricedCart } from "./totals.ts";

/** Fees and tax, which have no name of their own. */
type Charge = "delivery" | "flat_charge" | "tax";

/**
 * One step of the computation of a total. `line` is the index of the priced line, null for steps of
 * the whole cart; `name` is that of item, choice or offer, or the coupon's code; `quantity` is the
 * factor of the price in `amount`.
 */
export type Step = {
  line: number | null;
  quantity: number;
  amount: Cents;
} & Named;

type Named =
  | { rule: Charge; name: null }
  | { rule: "item" | "choice" | "coupon" | Offer["type"]; name: string };

/** The steps, whose amounts add up to the total. Free items are steps of amount 0. */
export function explainTotal(priced: PricedCart): Step[] {
  const { lines, offers, coupon, delivery, totals, tax_added } = priced;
  const steps = lines.flatMap(lineSteps);
  steps.push(
    ...feeSteps("delivery", delivery?.cost),
    ...feeSteps("flat_charge", delivery?.flat_charge),
  );
  for (const { type, name, amount } of offers) steps.push(step({ rule: type, name }, -amount));
  if (coupon) steps.push(step({ rule: "coupon", name: coupon.code }, -coupon.amount));
  if (tax_added) steps.push(step({ rule: "tax", name: null }, totals.tax));
  return steps;
}

function lineSteps({ line, unit_price }: PricedLine, index: number): Step[] {
  const { item, quantity, choices } = line;
  const added = choices.reduce((sum, chosen) => sum + chosen.choice.price * chosen.quantity, 0);
  const own = step({ rule: "item", name: item.item_name }, unit_price - added, quantity);
  const others = choices.map(({ choice, quantity: each }) =>
    step({ rule: "choice", name: choice.name }, choice.price, each * quantity),
  );
  return [own, ...others].map((made) => ({ ...made, line: index }));
}

function feeSteps(rule: Charge, fee: Cents | undefined): Step[] {
  return fee ? [step({ rule, name: null }, fee)] : [];
}

function step(named: Named, price: number, quantity = 1): Step {
  const amount = asCents(price * quantity || 0);
  return { ...named, line: null, quantity, amount };
}
