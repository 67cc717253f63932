import { beforeEach, expect, test, vi } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { anOrder } from "../../test/an-order.ts";
import { onPostgres } from "../../test/databases.ts";
import { readLive } from "../../test/live-reader.ts";
import { deskBrowser } from "../../test/staff-fixture.ts";
import { openStaffOrderFixture } from "../../test/staff-order-fixture.ts";
import { openTestApp } from "../../test/test-app.ts";

const SALMON = "dish:101";
const ROUNDS = 20;

onPostgres("changes of the menu at a second instance", (databases) => {
  // Nobody polls: what the second instance knows it was told.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval"] }));

  test("a desk that was told of a change reads what changed, and so do guests and orders", async () => {
    const desk = await openStaffOrderFixture(databases);
    const other = await openTestApp(desk.variables);
    const { api: cook, jar } = await desk.signedIn("kitchen");
    const second = deskBrowser(other, jar.cookie);
    const live = readLive(await second.raw("GET", "events?after=0"));

    for (let round = 0; round < ROUNDS; round++) {
      const isOut = round % 2 === 0;
      const sold_out = isOut ? ({ until: "tomorrow" } as const) : null;
      payloadOf(await cook.changeAvailability({ targets: [SALMON], sold_out }));
      const told = await live.waitForCount(round + 1);
      expect(told.at(-1)?.data).toMatchObject({ kind: "menu_changed" });

      const { entries } = payloadOf(await second.api.availability());
      const entry = entries.find(({ target }) => target === SALMON);
      expect(entry?.sold_out, `round ${round}`).toEqual(sold_out);
      const menus = payloadOf(await other.api().menus());
      const listed = menus.flatMap(({ categories }) => categories.flatMap(({ items }) => items));
      expect(listed.some(({ item_id }) => item_id === 101)).toBe(!isOut);
      if (isOut)
        expect(await other.api().placeOrder(anOrder())).toMatchObject({
          problem: { code: "item_unavailable", payload: { name: "Nigiri saumon" } },
        });
    }
    await live.stop();
  });
});
