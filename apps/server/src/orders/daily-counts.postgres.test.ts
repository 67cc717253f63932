import { expect, test } from "vitest";
import { aCustomer, aLine, anOrder } from "../../test/an-order.ts";
import { onPostgres } from "../../test/databases.ts";
import { openTestApp } from "../../test/test-app.ts";

onPostgres("daily counts over two instances", (databases) => {
  test("two instances together accept the pieces of a day's count and no more, and both say that it is used up", async () => {
    const env = await databases.filled();
    const apps = await Promise.all([openTestApp(env), openTestApp(env)]);
    const [first] = apps;
    await first.db.updateTable("items").set({ daily_count: 12 }).where("id", "=", 101).execute();
    await first.dataChanged();
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, guest) => {
        const quantity = (guest % 3) + 1;
        const order = anOrder({
          local_id: `guest-${guest}`,
          items: [aLine({ quantity })],
          subtotal: 5 * quantity,
          total: 5 * quantity,
          tax: Math.round((500 * quantity * quantity) / 11) / 100,
          customer: aCustomer({ email: `${guest}@example.com`, phone: `+33 6 ${10 ** 7 + guest}` }),
        });
        const app = guest % 2 === 0 ? apps[0] : apps[1];
        return app.api().placeOrder(order);
      }),
    );
    const [row] = await first.db.selectFrom("daily_counts").select("taken").execute();
    const lines = await first.db.selectFrom("order_lines").select("quantity").execute();
    const sold = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    expect([row?.taken, sold <= 12]).toEqual([sold, true]);
    for (const reply of all)
      if (!reply.ok) expect(reply.problem).toMatchObject({ code: "item_unavailable" });
    for (const { services, api } of apps) {
      await services.catalogue.refresh();
      const menus = await api().menus();
      const category = menus.ok ? menus.payload[0]?.categories[0] : undefined;
      const left = category?.items.find(({ item_id }) => item_id === 101)?.left ?? 0;
      expect([left, category?.sold_out?.length ?? 0]).toEqual([12 - sold, sold === 12 ? 1 : 0]);
    }
  });
});
