import { createHash } from "node:crypto";
import type { OrderRequest } from "@noren/contract/checkout.ts";
import { lineKey } from "@noren/ordering/cart.ts";
import { orderedLines } from "./ordered-lines.ts";

/**
 * A hash of an order's meaning: requests with the same hash are the same order, however they are
 * written (wire.md, Checkout). The order of lines and choices, and `replaces`, are ignored.
 */
export function fingerprintOf(request: OrderRequest): string {
  const { replaces, ...order } = request;
  const lines = orderedLines(order.items).map((line) => `${lineKey(line)}|${line.quantity}`);
  const payment = order.transaction_id?.client_secret;
  // Blank and absent wishes are equal.
  const wishes = {
    note: order.note || null,
    cutlery: order.cutlery || null,
    own_container: order.own_container || null,
  };
  const meaning = { ...order, ...wishes, items: lines.sort(), transaction_id: payment };
  return createHash("sha256").update(JSON.stringify(meaning, omitNull)).digest("base64url");
}

/** Absent and null are equal; keys are in the order of the schema that parsed them. */
function omitNull(_key: string, value: unknown): unknown {
  return value ?? undefined;
}
