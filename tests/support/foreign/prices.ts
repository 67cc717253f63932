import { isRecord } from "../../../packages/contract/src/api-problem.ts";
import type { CalculationType } from "./foreign-api.ts";
import { distanceTo } from "./locations.ts";

/**
 * The foreign server's own prices, computed from the specification in decimal euros. It shares no
 * code with `packages/ordering`, so that agreement between the two is evidence.
 */
export type Amounts = Record<"subtotal" | "discount" | "delivery" | "tax" | "total", number>;

type Price = { pickup: number; delivery: number; rate: number };

const FREE_FROM = 50;
const MINIMUM_ORDER = 30;
const FLAT_CHARGE = 1.5;
const ZONE_FEES: Record<string, number> = { "69001": 2.5, "69005": 4 };
const COUPON_PERCENT = 20;
export const COUPON = "BIENVENUE";

export type Pricing = { calculation: CalculationType; prices: ReadonlyMap<number, Price> };

/** Null if the order names an unknown dish or an address out of range. */
export function amountsOf(order: Record<string, unknown>, pricing: Pricing): Amounts | null {
  const type = order.is_pickup === true ? "pickup" : "delivery";
  let subtotal = 0;
  let tax = 0;
  for (const line of recordsIn(order.items)) {
    const price = pricing.prices.get(Number(line.item_id));
    if (!price) return null;
    const quantity = Number(line.quantity);
    const choices = recordsIn(line.options).flatMap((option) => recordsIn(option.option_options));
    const extras = choices.map((choice) => extraOf(choice, pricing));
    const unit = price[type] + sum(extras.map(({ amount }) => amount));
    const unitTax =
      taxIn(price[type], price.rate) + sum(extras.map(({ amount, rate }) => taxIn(amount, rate)));
    subtotal += unit * quantity;
    // storefront.md §9: "Item tax applies quantity twice."
    tax += round(unitTax * quantity * quantity);
  }
  const offer = type === "pickup" && subtotal >= FREE_FROM ? subtotal / 10 : 0;
  const coupon = order.coupon === COUPON ? (subtotal * COUPON_PERCENT) / 100 : 0;
  const discount = Math.min(round(offer) + round(coupon), subtotal);
  const delivery = type === "pickup" ? 0 : feeOf(order, subtotal, pricing.calculation);
  if (delivery === null) return null;
  const total = subtotal + delivery - discount;
  return {
    subtotal: round(subtotal),
    discount: round(discount),
    delivery: round(delivery),
    tax: round(tax),
    total: round(total),
  };
}

function extraOf(choice: Record<string, unknown>, { prices }: Pricing) {
  const known = prices.get(Number(choice.id));
  return { amount: (known?.pickup ?? 0) * Number(choice.quantity), rate: known?.rate ?? 10 };
}

function feeOf(
  order: Record<string, unknown>,
  subtotal: number,
  calculation: CalculationType,
): number | null {
  const customer = isRecord(order.customer) ? order.customer : {};
  const location = isRecord(customer.location) ? customer.location : {};
  if (calculation === "zone_based") return ZONE_FEES[String(location.postal_code)] ?? null;
  const found = distanceTo(`${location.address}, ${location.postal_code} ${location.city}`);
  if (!found || Number(found.distance) > 8) return null;
  return Number(found.delivery_cost) + (subtotal < MINIMUM_ORDER ? FLAT_CHARGE : 0);
}

function taxIn(amount: number, rate: number): number {
  return (amount * rate) / (100 + rate);
}

function round(euros: number): number {
  return Math.round(euros * 100 + 1e-6) / 100;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function recordsIn(list: unknown): Record<string, unknown>[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}
