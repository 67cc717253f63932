import { isRecord } from "@noren/contract/api-problem.ts";
import { openStorage, STORED } from "../../platform/storage.ts";

/** An order placed in this browser, until it has ended; its key opens its page. */
export type OpenOrder = {
  id: string;
  key: string;
  /** Epoch milliseconds at which it was placed. */
  at: number;
};

const MAX_ORDERS = 3;
/** Slots are at most 14 days ahead (rules.md, Slots). */
const MAX_AGE_MS = STORED.open_orders.days * 86_400_000;

/** The newest first. */
export function openOrders(now: number): OpenOrder[] {
  return readOpenOrders(openStorage("local").read("open_orders"), now);
}

/** Does nothing for an order that is known. */
export function rememberOrder({ id, key, at }: OpenOrder): void {
  const known = openOrders(at);
  if (known.every((order) => order.id !== id)) write([{ id, key, at }, ...known]);
}

export function forgetOrder(id: string, now: number): void {
  const known = openOrders(now);
  if (known.some((order) => order.id === id)) write(known.filter((order) => order.id !== id));
}

function write(orders: OpenOrder[]): void {
  const text = orders.length === 0 ? null : JSON.stringify(orders.slice(0, MAX_ORDERS));
  openStorage("local").write("open_orders", text);
}

/** Validated although this site wrote it. */
export function readOpenOrders(text: string | null, now: number): OpenOrder[] {
  try {
    const orders: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(orders)) return [];
    return orders.filter((order) => isOpenOrder(order) && now - order.at < MAX_AGE_MS);
  } catch {
    return [];
  }
}

function isOpenOrder(order: unknown): order is OpenOrder {
  if (!isRecord(order)) return false;
  const { id, key, at } = order;
  return typeof id === "string" && typeof key === "string" && typeof at === "number";
}
