import { allocate } from "./allocate.ts";
import { asCents, type Cents, roundCents, sumCents } from "./money.ts";
import { type TaxedPart, taxOn } from "./tax.ts";
import { afterDiscounts, type LineCost, type VatRow } from "./vat.ts";

/**
 * A line as sold: what was paid for all of its pieces by rate, after discounts and including tax.
 */
export type SoldLine = { quantity: number; paid: readonly TaxedPart[] };

/** What was paid for each line, in the order of the lines, and for the delivery. */
export type SoldOrder = { lines: SoldLine[]; delivery: TaxedPart | null };

type ChargedOrder = {
  lines: readonly (LineCost & { quantity: number })[];
  /** Discount of offers and coupon on the subtotal. */
  discountTotal: Cents;
  delivery: Cents;
  /** The order's VAT breakdown. */
  vat: readonly VatRow[];
  total: Cents;
  /** Whether tax was added on top of the prices. */
  taxAdded: boolean;
};

/** Allocates the total of an order to its lines and its delivery; the parts add up to the total. */
export function soldOrder(order: ChargedOrder): SoldOrder {
  const charged = afterDiscounts(order.lines, order.discountTotal);
  const delivery = deliveryPart(order, charged.flat());
  if (!order.taxAdded) return { lines: soldLines(order, charged), delivery };
  const gross = sumCents(order.vat.map((row) => row.gross));
  if (gross === order.total) return withVat(order, charged, delivery);
  return withReferenceTax(order, charged, delivery);
}

function soldLines({ lines }: ChargedOrder, paid: readonly (readonly TaxedPart[])[]): SoldLine[] {
  return lines.map(({ quantity }, index) => ({ quantity, paid: paid[index] ?? [] }));
}

/**
 * The delivery fee; its rate is the one that no line has, else the one whose breakdown exceeds the
 * lines most. Null without a fee.
 */
function deliveryPart(
  { delivery, vat, taxAdded }: ChargedOrder,
  lines: readonly TaxedPart[],
): TaxedPart | null {
  if (delivery === 0) return null;
  const beyond = vat.map(({ rate, net, gross }) => {
    const ofLines = sumCents(lines.filter((part) => part.rate === rate).map((part) => part.amount));
    return { rate, isOwn: ofLines === 0, amount: (taxAdded ? net : gross) - ofLines };
  });
  const [most] = beyond.sort((a, b) => +b.isOwn - +a.isOwn || b.amount - a.amount);
  return { rate: most?.rate ?? 0, amount: delivery };
}

/** VAT was rounded once per rate, so each rate's gross amount is allocated over its parts. */
function withVat(
  order: ChargedOrder,
  charged: readonly (readonly TaxedPart[])[],
  delivery: TaxedPart | null,
): SoldOrder {
  const parts = [...charged.flat(), ...(delivery ? [delivery] : [])];
  const grossOf = new Map<TaxedPart, Cents>();
  for (const { rate, gross } of order.vat) {
    const ofRate = parts.filter((part) => part.rate === rate && part.amount > 0);
    if (ofRate.length === 0) continue;
    const shares = allocate(gross, ofRate, ({ amount }) => amount, byAmount);
    for (const { of, share } of shares) grossOf.set(of, share);
  }
  const paid = (part: TaxedPart) => ({ ...part, amount: grossOf.get(part) ?? part.amount });
  return {
    lines: soldLines(
      order,
      charged.map((parts) => parts.map(paid)),
    ),
    delivery: delivery && paid(delivery),
  };
}

/**
 * Tax added by the reference rule is charged on lines only and is not part of the VAT breakdown.
 */
function withReferenceTax(
  order: ChargedOrder,
  charged: readonly (readonly TaxedPart[])[],
  delivery: TaxedPart | null,
): SoldOrder {
  const parts = charged.flat().filter(({ amount }) => amount > 0);
  const worth = asCents(order.total - order.delivery);
  if (parts.length === 0) return { lines: soldLines(order, charged), delivery };
  const weight = ({ amount, rate }: TaxedPart) => amount + roundCents(taxOn(amount, rate, false));
  const shares = new Map(
    allocate(worth, parts, weight, byAmount).map(({ of, share }) => [of, share]),
  );
  const paid = charged.map((line) =>
    line.map((part) => ({ ...part, amount: shares.get(part) ?? part.amount })),
  );
  return { lines: soldLines(order, paid), delivery };
}

function byAmount(a: TaxedPart, b: TaxedPart): number {
  return b.amount - a.amount || b.rate - a.rate;
}
