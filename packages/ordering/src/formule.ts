import { allocate } from "./allocate.ts";
import { type Costed, itemPrice, unitPrice } from "./line.ts";
import type { Choice, Option, OrderType, ReferencePrice } from "./model.ts";
import { asCents, type Cents, ZERO } from "./money.ts";
import { applyDiscount, DEFAULT_TAX_RATE, type TaxedPart, taxedParts } from "./tax.ts";

/**
 * A formule is a dish whose price pays for the dishes chosen in it. For VAT that price is
 * allocated to them (CGI 268 bis), for each formule of a line alike.
 */

type CostedChoice = Costed["choices"][number];
type AsPart = { choice: { reference_price: ReferencePrice } };

/** Whether the choice is a dish that the price of its formule pays for. */
export function isFormulePart({ reference_price }: Pick<Choice, "reference_price">): boolean {
  return reference_price !== undefined;
}

export function isPart<Chosen extends { choice: Pick<Choice, "reference_price"> }>(
  chosen: Chosen,
): chosen is Chosen & AsPart {
  return isFormulePart(chosen.choice);
}

/** Why a dish cannot be a choice of another: it comes without choices of its own. */
export type ChoiceObstacle = "is_formule" | "required_option";

export function choiceObstacle(dish: {
  is_formule?: boolean | undefined;
  options: readonly Pick<Option, "min">[];
}): ChoiceObstacle | null {
  if (dish.is_formule) return "is_formule";
  return dish.options.some(({ min }) => min > 0) ? "required_option" : null;
}

/** Pieces in one of a line: those of a formule are its dishes. */
export function piecesOf({ choices }: Pick<Costed, "choices">): number {
  return choices.filter(isPart).reduce((sum, { quantity }) => sum + quantity, 0) || 1;
}

/**
 * The parts of a line for VAT: as `taxedParts`, but the price of a formule is that of its dishes.
 * They add up to the line total; none is negative.
 */
export function legalParts(line: Costed, orderType: OrderType): TaxedPart[] {
  if (!line.choices.some(isPart)) return taxedParts(line, orderType);
  const { quantity } = line;
  return partsOfOne(line, orderType).map(({ rate, amount }) => {
    return { rate, amount: asCents(amount * quantity) };
  });
}

/** What each dish of a formule's line costs, quantities included; empty for other lines. */
export function formuleParts<Line extends Costed>(
  line: Line,
  orderType: OrderType,
): { part: Line["choices"][number]; cost: TaxedPart }[] {
  const parts = legalParts(line, orderType);
  return line.choices.filter(isPart).map((part, index) => {
    return { part, cost: parts[index] ?? { rate: rateOf(part), amount: ZERO } };
  });
}

/**
 * One formule: its dishes in the order of the choices, each with its share and its supplement, then
 * the other choices. A negative price is a discount, on its own dish first.
 */
function partsOfOne(line: Costed, orderType: OrderType): TaxedPart[] {
  if (unitPrice(line, orderType) === 0) return [];
  const dishes = line.choices.filter(isPart);
  const shares = sharesOf(itemPrice(line.item, orderType), dishes, orderType);
  let discount = 0;
  const cost = (chosen: CostedChoice, share: Cents): TaxedPart => {
    const amount = share + chosen.choice.price * chosen.quantity;
    discount -= Math.min(0, amount);
    return { rate: rateOf(chosen), amount: asCents(Math.max(0, amount)) };
  };
  const parts = dishes.map((chosen, index) => cost(chosen, shares[index] ?? ZERO));
  const others = line.choices.filter((chosen) => !isPart(chosen));
  parts.push(...others.map((chosen) => cost(chosen, ZERO)));
  return discount === 0 ? parts : applyDiscount(parts, asCents(discount));
}

/**
 * The price of a formule allocated to its dishes by their reference prices for the order type, in
 * equal shares if all are 0. Among equal remainders the dearer dish gets the cent, then the one at
 * the higher rate (rules.md, Tax).
 */
function sharesOf(
  price: Cents,
  dishes: readonly (CostedChoice & AsPart)[],
  orderType: OrderType,
): Cents[] {
  const field = orderType === "pickup" ? "price_pickup" : "price_delivery";
  const worth = ({ choice, quantity }: CostedChoice & AsPart) =>
    choice.reference_price[field] * quantity;
  const isAnyWorth = dishes.some((dish) => worth(dish) > 0);
  const weight = isAnyWorth ? worth : ({ quantity }: CostedChoice) => quantity;
  return allocate(
    price,
    dishes,
    weight,
    (a, b) => weight(b) - weight(a) || rateOf(b) - rateOf(a),
  ).map(({ share }) => share);
}

function rateOf({ choice }: CostedChoice): number {
  return choice.tax_rate ?? DEFAULT_TAX_RATE;
}
