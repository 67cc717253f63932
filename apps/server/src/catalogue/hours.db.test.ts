import type { WireMenu } from "@noren/contract/menus.ts";
import { everyDay, quarters } from "@noren/ordering/testing.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { openMigratedTo } from "../../test/migrated-to.ts";
import { restaurantFile } from "../../test/temporary-folder.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";

/** Friday; six days after the test app's today. */
const FRIDAY = "2026-11-27";
const DAY = 24 * 3600_000;

onBothDatabases("hours of services and dates", (databases) => {
  const open = async (over: object) =>
    openTestApp({
      ...(await databases.empty()),
      SAMPLE_DATA: restaurantFile({ ...testRestaurant, ...over }),
    });
  const answer = async (app: TestApp, locale = "fr") => {
    const headers = { "accept-language": locale };
    const reply = await app.http.request("/v2/public/menus", { headers });
    return { etag: reply.headers.get("etag"), text: await reply.text() };
  };
  const menusOf = async (app: TestApp, locale = "fr"): Promise<WireMenu[]> =>
    JSON.parse((await answer(app, locale)).text).payload;

  test("migration 0031-hours keeps the lists of existing menus, and GET /menus says nothing more", async () => {
    const env = await databases.empty();
    const database = await openMigratedTo(env, "0029-dish-facts");
    const ranges = everyDay(quarters("19:00", "20:00"));
    const hours = everyDay({
      label: "Jour",
      is_open: true,
      times: [{ start: "19:00", end: "20:00" }],
    });
    await sql`insert into menus (id, position, name, is_available, active_times, time_ranges,
      pickup_time_ranges, translations) values (1, 0, 'Carte', 1, ${JSON.stringify(hours)},
      ${JSON.stringify(ranges)}, '{}', '{}')`.execute(database.db);
    await database.close();
    const [menu] = await menusOf(await openTestApp(env));
    expect(menu).toEqual({
      menu_id: 1,
      menu_name: "Carte",
      menu_is_open: false,
      menu_is_available: true,
      active_times: hours,
      time_ranges: ranges,
      pickup_time_ranges: {},
      categories: [],
    });
  });

  test("GET /menus has a closed date, and the ordinary lists of its weekday, only within 14 days of it", async () => {
    const plain = await openTestApp(await databases.filled());
    const closed = await open({ special_hours: [{ date: FRIDAY }, { date: "2027-02-01" }] });
    const [shown] = await menusOf(closed);
    const [usual] = await menusOf(plain);
    expect(shown?.dates).toEqual({
      [FRIDAY]: {
        active_times: { label: "Jour", is_open: false, times: [] },
        time_ranges: [],
        pickup_time_ranges: [],
      },
    });
    expect(shown?.active_times?.fri).toMatchObject({ is_open: false, times: [] });
    expect(shown?.usual).toEqual({
      fri: {
        active_times: usual?.active_times?.fri,
        time_ranges: usual?.time_ranges?.fri,
        pickup_time_ranges: usual?.pickup_time_ranges?.fri,
      },
    });
    for (const app of [plain, closed]) app.clock.now += 8 * DAY;
    expect((await answer(closed)).text).toBe((await answer(plain)).text);
  });

  test("at midnight of the restaurant's zone the stamp, the ETag and the lists of the week are others", async () => {
    const app = await open({ special_hours: [{ date: "2026-11-28" }] });
    const lists = async () => (await menusOf(app))[0]?.active_times?.sat?.is_open;
    const state = async () => [app.services.catalogue.stamp(), (await answer(app)).etag];
    // 23:59 and 00:00 in Paris.
    app.clock.now = Date.UTC(2026, 10, 21, 22, 59);
    const [stamp, etag] = await state();
    expect(await lists()).toBe(true);
    app.clock.now += 60_000;
    const [nextStamp, nextEtag] = await state();
    expect(await lists()).toBe(false);
    expect([nextStamp === stamp, nextEtag === etag]).toEqual([false, false]);
  });

  test("without hours of dates the stamp does not change at midnight", async () => {
    const app = await openTestApp(await databases.filled());
    app.clock.now = Date.UTC(2026, 10, 21, 22, 59);
    const stamp = app.services.catalogue.stamp();
    app.clock.now += 60_000;
    expect(app.services.catalogue.stamp()).toBe(stamp);
  });

  test("a menu that services serve has their lists, labelled in each language", async () => {
    const [carte, ...others] = testRestaurant.menus;
    const {
      active_times: _times,
      time_ranges: _,
      pickup_time_ranges: __,
      ...bare
    } = carte as object & {
      active_times: unknown;
      time_ranges: unknown;
      pickup_time_ranges: unknown;
    };
    const service = { weekday: "sun", start: "23:00", end: "00:30", slot_minutes: 30, menus: [1] };
    const app = await open({ menus: [bare, ...others], services: [service] });
    const [served, listed] = await menusOf(app, "en");
    expect(served?.active_times?.sun).toEqual({
      label: "Sunday",
      is_open: true,
      times: [{ start: "23:00", end: "00:30" }],
    });
    expect(served?.time_ranges?.sun).toEqual([
      { start: "23:00", end: "23:30" },
      { start: "23:30", end: "00:00" },
    ]);
    expect(served?.time_ranges?.mon).toEqual([{ start: "00:00", end: "00:30" }]);
    expect((await menusOf(app))[0]?.active_times?.tue?.label).toBe("Mardi");
    expect(listed?.active_times?.sun?.times).toHaveLength(1);
  });

  test("the typed client reads what GET /menus says of dates", async () => {
    const app = await open({ special_hours: [{ date: FRIDAY }] });
    const reply = await app.api().menus();
    expect(reply.ok && reply.payload[0]?.dates[FRIDAY]?.active_times?.is_open).toBe(false);
    expect(reply.ok && reply.payload[0]?.usual.fri?.active_times?.is_open).toBe(true);
  });
});
