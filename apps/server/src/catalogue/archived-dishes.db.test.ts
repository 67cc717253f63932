import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { aLine, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { toJson } from "../db/json-text.ts";

const SALMON = 101;

onBothDatabases("an archived dish", (databases) => {
  let desk: Awaited<ReturnType<typeof openStaffOrderFixture>>;
  beforeEach(async () => {
    desk = await openStaffOrderFixture(databases);
  });
  afterEach(() => desk.close());

  async function archive(id: number): Promise<void> {
    const archived_at = desk.clock.now;
    await desk.db.updateTable("items").set({ archived_at }).where("id", "=", id).execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
  }

  test("an archived dish is on no menu, in every locale", async () => {
    await archive(SALMON);
    for (const locale of ["fr", "en"] as const) {
      const menus = JSON.stringify(payloadOf(await desk.api(locale).menus()));
      expect(menus).toContain("Chirashi");
      expect(menus).not.toContain("Nigiri saumon");
    }
  });

  test("GET products of an archived dish is 410 unavailable, of an unknown one 404", async () => {
    await archive(SALMON);
    expect(await desk.api().product(SALMON)).toMatchObject({
      problem: { code: "unavailable", status: 410 },
    });
    expect(await desk.api().product(999)).toMatchObject({ problem: { status: 404 } });
  });

  test.each([
    ["fr", "Nigiri saumon"],
    ["en", "Nigiri saumon (en)"],
  ] as const)(
    "POST /checkout with an archived dish is item_unavailable with its name in %s",
    async (locale, name) => {
      await archive(SALMON);
      expect(await desk.api(locale).placeOrder(anOrder())).toMatchObject({
        problem: { code: "item_unavailable", status: 409, payload: { item_id: SALMON, name } },
      });
    },
  );

  test("an offer gives no archived dish", async () => {
    await archive(SALMON);
    const items = [aLine({ item_id: 201, quantity: 4 })];
    const amounts = { subtotal: 48, total: 48, tax: 17.45 };
    const { id, key } = await desk.placeWithKey({ items, ...amounts });
    const { order } = payloadOf(await desk.tracking.tracking(id, key));
    expect(order).toMatchObject({ items: [{ item_id: 201 }], free_items: [] });
  });

  test("GET menus names the companions of a dish in their order, without an archived one", async () => {
    const companionsOf = async () => {
      await desk.dataChanged();
      await desk.services.catalogue.refresh();
      const [menu] = payloadOf(await desk.api().menus());
      return menu?.categories[0]?.items.find((item) => item.item_id === 102)?.companions;
    };
    expect(await companionsOf()).toEqual([]);
    const raw = await desk.http.request("/v2/public/menus");
    expect(await raw.text()).not.toContain("companions");
    const companions = toJson([103, SALMON]);
    await desk.db.updateTable("items").set({ companions }).where("id", "=", 102).execute();
    expect(await companionsOf()).toEqual([103, SALMON]);
    await archive(SALMON);
    expect(await companionsOf()).toEqual([103]);
  });

  test("an order keeps the words of a dish that was archived later", async () => {
    const { id, key } = await desk.placeWithKey({});
    await archive(SALMON);
    const { order } = payloadOf(await desk.tracking.tracking(id, key));
    expect(order.items).toMatchObject([{ item_id: SALMON, item_name: "Nigiri saumon" }]);
    const rows = desk.db.selectFrom("items").select(["id", "name"]).where("id", "=", SALMON);
    expect(await rows.execute()).toEqual([{ id: SALMON, name: "Nigiri saumon" }]);
  });

  test("GET menus is the same bytes after an archived dish returns", async () => {
    const bytes = async () => (await desk.http.request("/v2/public/menus")).text();
    const before = await bytes();
    await archive(SALMON);
    expect(await bytes()).not.toBe(before);
    await desk.db.updateTable("items").set({ archived_at: null }).execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
    expect(await bytes()).toBe(before);
  });
});
