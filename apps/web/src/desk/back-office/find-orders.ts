import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { fold } from "@noren/ordering/compared-text.ts";

/** Every word must occur in the number, name or telephone; accents and case are ignored. */
export function findOrders(orders: readonly DeskOrder[], query: string): DeskOrder[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return orders.filter(({ number, customer }) => {
    const text = fold(`${number} ${customer.first_name} ${customer.last_name} ${customer.phone}`);
    return words.every((word) => text.includes(word));
  });
}
