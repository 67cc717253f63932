import { create } from "zustand";
import { NO_ORDERS, type OrdersState } from "./orders-state.ts";

export const useOrders = create<OrdersState>(() => NO_ORDERS);

/** Signing out removes the guests' data from memory. */
export function forgetOrders(): void {
  useOrders.setState(NO_ORDERS, true);
}

export function changeOrders(change: (state: OrdersState) => OrdersState): void {
  useOrders.setState(change, true);
}
