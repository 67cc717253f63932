import { randomUUID } from "node:crypto";
import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { createSlotsApi } from "@noren/contract/slots-api.ts";
import { createTrackingApi } from "@noren/contract/tracking-api.ts";
import { payloadOf } from "./account-fixture.ts";
import { anOrder } from "./an-order.ts";
import type { TestDatabases } from "./databases.ts";
import { type LiveReader, readLive } from "./live-reader.ts";
import { openStaffFixture, type StaffFixture } from "./staff-fixture.ts";

/** A staff desk that receives orders, with helpers for tests of orders. */
export async function openStaffOrderFixture(
  databases: TestDatabases,
  options: Parameters<typeof openStaffFixture>[1] = {},
) {
  const desk = await openStaffFixture(databases, options);
  return {
    ...desk,

    /** Places an order and returns its id. */
    async place(over: Partial<WireOrderRequest> = {}): Promise<string> {
      const order = anOrder({ local_id: randomUUID(), ...over });
      return payloadOf(await desk.api().placeOrder(order)).order_id;
    },

    /** Client of the tracking API. */
    tracking: createTrackingApi("", (request) => desk.http.fetch(request), "fr"),
    slots: createSlotsApi("", (request) => desk.http.fetch(request), "fr"),

    async placeWithKey(over: Partial<WireOrderRequest> = {}) {
      const order = anOrder({ local_id: randomUUID(), ...over });
      const { order_id, tracking_key = "" } = payloadOf(await desk.api().placeOrder(order));
      return { id: order_id, key: tracking_key };
    },

    /** Subscribes to the desk's event stream; `after` and `lastEventId` say where it resumes. */
    async listen(
      { raw }: Pick<Awaited<ReturnType<StaffFixture["signedIn"]>>, "raw">,
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
