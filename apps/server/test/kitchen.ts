import { randomUUID } from "node:crypto";
import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { createSlotsApi } from "@noren/contract/slots-api.ts";
import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import { given } from "./account-desk.ts";
import { anOrder } from "./an-order.ts";
import type { TestDatabases } from "./databases.ts";
import { type LiveReader, readLive } from "./live-reader.ts";
import { openStaffDesk, type StaffDesk } from "./staff-desk.ts";

/** A desk that orders come to, and what tests do with them. */
export async function openKitchen(
  databases: TestDatabases,
  options: Parameters<typeof openStaffDesk>[1] = {},
) {
  const desk = await openStaffDesk(databases, options);
  return {
    ...desk,

    /** A new order's id. */
    async place(over: Partial<WireOrderRequest> = {}): Promise<string> {
      const order = anOrder({ local_id: randomUUID(), ...over });
      return given(await desk.api().placeOrder(order)).order_id;
    },

    /** The calls of an order's own page. */
    tracking: createTrackingApi("", (request) => desk.http.fetch(request), "fr"),
    slots: createSlotsApi("", (request) => desk.http.fetch(request), "fr"),

    async placeWithKey(over: Partial<WireOrderRequest> = {}) {
      const order = anOrder({ local_id: randomUUID(), ...over });
      const { order_id, tracking_key = "" } = given(await desk.api().placeOrder(order));
      return { id: order_id, key: tracking_key };
    },

    /** Follows the desk's events, from a place or as a browser that comes back. */
    async listen(
      { raw }: Pick<Awaited<ReturnType<StaffDesk["signedIn"]>>, "raw">,
      from: { after?: number; lastEventId?: number } = {},
    ): Promise<LiveReader> {
      const headers =
        from.lastEventId === undefined ? {} : { "last-event-id": String(from.lastEventId) };
      const query = from.after === undefined ? "" : `?after=${from.after}`;
      return readLive(await raw("GET", `events${query}`, headers));
    },

    mailsTo: (orderId: string) =>
      desk.db
        .selectFrom("outbox")
        .selectAll()
        .where("dedupe", "like", `order_progress:${orderId}:%`)
        .orderBy("id")
        .execute(),
  };
}
