import type { Reply } from "@noren/contract/call.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";

export type DayOrders = { date: string; orders: DeskOrder[] };

const PER_PAGE = 100;

/** Loads all orders of a day's slots, page by page, so that the search covers every one. */
export async function readDay(api: StaffApi, date: string): Promise<Reply<DayOrders>> {
  const orders: DeskOrder[] = [];
  for (let page = 1; ; page++) {
    const reply = await api.ordersOn({ date, page, limit: PER_PAGE });
    if (!reply.ok) return reply;
    orders.push(...reply.payload.orders);
    if (page * PER_PAGE >= reply.payload.total) return { ok: true, payload: { date, orders } };
  }
}
