import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { createSlotsApi } from "@noren/contract/slots-api.ts";
import type { Env } from "../src/config.ts";
import { toJson } from "../src/db/json-text.ts";
import { zoneRows } from "../src/seed/zone-rows.ts";
import { payloadOf } from "./account-fixture.ts";
import type { TestDatabases } from "./databases.ts";
import { openTestApp, type TestApp, type TestAppOptions } from "./test-app.ts";

export type OrderFixture = Awaited<ReturnType<typeof openOrderFixture>>;

/** A test app with helpers for order tests. */
export async function openOrderFixture(
  databases: TestDatabases,
  env: Env = {},
  options: TestAppOptions = {},
) {
  const app: TestApp = await openTestApp({ ...(await databases.filled()), ...env }, options);
  const { db } = app;

  return {
    ...app,

    /** All rows that placing an order writes. */
    stored: async () => ({
      orders: await db.selectFrom("orders").selectAll().orderBy("seq").execute(),
      lines: await db.selectFrom("order_lines").selectAll().orderBy("position").execute(),
      mails: await db.selectFrom("outbox").selectAll().orderBy("id").execute(),
      used: await db.selectFrom("coupons").selectAll().where("uses", ">", 0).execute(),
    }),

    place: async (order: WireOrderRequest) => payloadOf(await app.api().placeOrder(order)),

    async problemOf(order: WireOrderRequest) {
      const reply = await app.api().placeOrder(order);
      if (reply.ok) throw new Error("the order was accepted");
      return reply.problem;
    },

    async fullSlots() {
      const slots = createSlotsApi("", (request) => app.http.fetch(request), "fr");
      return payloadOf(await slots.fullSlots());
    },

    /** Sends a raw HTTP call, so that the status and headers can be asserted too. */
    send: async (order: unknown, headers: Record<string, string> = {}) =>
      app.http.request("/v2/public/checkout/", {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(order),
      }),

    /** Replaces the delivery zones, given as `GET settings` has them. */
    async changeZones(zones: unknown[]) {
      await db.deleteFrom("delivery_zones").execute();
      const rows = zoneRows([{ name: "features.delivery.zones", value: zones }]);
      await db.insertInto("delivery_zones").values(rows).execute();
      await app.dataChanged();
    },

    async changeSetting(name: string, value: unknown) {
      await db.deleteFrom("settings").where("name", "=", name).execute();
      await db
        .insertInto("settings")
        .values({ name, value: toJson(value) })
        .execute();
      await app.dataChanged();
    },
  };
}
