import { randomUUID } from "node:crypto";
import { type Answer, enveloped, type ForeignRequest, type Handler, refused } from "./answer.ts";
import { type Amounts, amountsOf, COUPON, type Pricing } from "./prices.ts";

export type PlacedOrder = { order_id: string; status: string; order: Record<string, unknown> };

/** Orders in memory, keyed by `local_id`, which makes placing idempotent. */
export function openCheckout(pricing: () => Pricing) {
  const orders = new Map<string, PlacedOrder>();

  const place: Handler = (request) => {
    const { body: order } = request;
    const key = String(order.local_id);
    const known = orders.get(key);
    if (known) return again(known, request);
    const amounts = amountsOf(order, pricing());
    if (!amounts) return refused(422, "out_of_range", request);
    if (order.coupon && order.coupon !== COUPON) return refused(409, "coupon_invalid", request);
    if (!agrees(order, amounts))
      return refused(409, "price_changed", request, { payload: asText(amounts) });
    const placed = { order_id: `F/${randomUUID()} é`, status: "pending", order };
    orders.set(key, placed);
    return enveloped({ order_id: placed.order_id }, 201);
  };

  const finalise: Handler = (request) => {
    const { order_id, status } = request.body;
    const placed = [...orders.values()].find((known) => known.order_id === order_id);
    if (!placed) return refused(404, "not_found", request);
    placed.status = String(status);
    return enveloped({ order_id, status });
  };

  const coupon: Handler = (request) =>
    request.body.code === COUPON
      ? enveloped({ code: COUPON, type: "percentage", value: "20", minimum_amount: "0" })
      : refused(404, "coupon_unknown", request);

  return { orders, place, finalise, coupon };
}

/**
 * Identical contents replay the first answer; different ones are refused with `local_id_reused`.
 */
function again({ order, order_id }: PlacedOrder, request: ForeignRequest): Answer {
  return JSON.stringify(order) === JSON.stringify(request.body)
    ? enveloped({ order_id })
    : refused(409, "local_id_reused", request);
}

function agrees(order: Record<string, unknown>, amounts: Amounts): boolean {
  return Object.entries(amounts).every(
    ([name, amount]) => Math.abs(Number(order[name]) - amount) <= 0.005,
  );
}

function asText(amounts: Amounts): Record<string, unknown> {
  const entries = Object.entries(amounts).map(([name, amount]) => [name, amount.toFixed(2)]);
  return { ...Object.fromEntries(entries), free_items: [] };
}
