import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { everyDay } from "@noren/ordering/testing.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { restaurantFile } from "../../test/temporary-folder.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";
import { changeData } from "../db/change-data.ts";
import { toJson } from "../db/json-text.ts";
import { transact } from "../db/transact.ts";

const HOUR = 3600_000;

onBothDatabases("the public catalogue", (databases) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await openTestApp(await databases.filled());
  });
  afterEach(() => app.close());

  const get = async (path: string, headers: Record<string, string> = {}) =>
    app.http.request(`/v2/public/${path}`, { headers });
  const payloadOf = async (path: string, headers = {}): Promise<Record<string, unknown>[]> => {
    const { payload } = (await (await get(path, headers)).json()) as {
      payload: Record<string, unknown>[];
    };
    return payload;
  };

  test("a commit does not wait for the catalogue, and every call after it sees the change", async () => {
    const { db, catalogue } = app.services;
    await transact(db, async (trx) => {
      await trx.updateTable("items").set({ name: "Autre" }).where("id", "=", 101).execute();
      await changeData(trx);
    });
    expect(catalogue.afterCommit()).not.toBeNull();
    expect(JSON.stringify(await payloadOf("menus"))).toContain("Autre");
    expect(catalogue.afterCommit()).toBeNull();
  });

  test("GET /menus answers in the wire format, in the order of positions", async () => {
    const menus = await payloadOf("menus");
    expect(menus).toHaveLength(3);
    expect(menus[0]).toMatchObject({
      menu_id: 1,
      menu_name: "Carte",
      menu_is_available: true,
      active_times: {
        mon: { label: "Jour", is_open: true, times: [{ start: "11:30", end: "14:30" }, {}] },
      },
      categories: [
        {
          category_id: 10,
          items: [
            {
              item_id: 101,
              item_category_id: 10,
              item_menu_id: 1,
              item_price: { price_delivery: 5.5, price_pickup: 5, tax_rate: 10 },
              options: [
                {
                  option_id: 7,
                  selected: 0,
                  min: 0,
                  max: 2,
                  option_options: [{ id: 71, price: 0.5 }, {}],
                },
              ],
            },
            { item_id: 102 },
            { item_id: 103, item_price: { tax_rate: 20 } },
          ],
        },
      ],
    });
  });

  test("GET /menus contains the declared allergens and diets, and none for undeclared dishes", async () => {
    const [carte, midi] = (await payloadOf("menus")) as { categories: { items: object[] }[] }[];
    const [salmon, chirashi] = carte?.categories[0]?.items ?? [];
    expect(salmon).toMatchObject({
      allergens: { contains: ["fish"], may_contain: ["molluscs"] },
      diets: ["gluten_free"],
      options: [
        {
          option_options: [
            { id: 71, allergens: { contains: ["gluten", "soy"] } },
            { id: 72, allergens: null },
          ],
        },
      ],
    });
    expect(chirashi).toMatchObject({ allergens: null });
    expect(chirashi).not.toHaveProperty("diets");
    expect(midi?.categories[0]?.items[0]).toMatchObject({
      allergens: { contains: [] },
      diets: ["vegan", "spicy"],
    });
    const reply = await app.api().product(101);
    expect(reply.ok && reply.payload.allergens).toEqual({
      contains: ["fish"],
      may_contain: ["molluscs"],
    });
  });

  test("GET /menus contains the facts of a dish and of a choice, and none where there are none", async () => {
    const facts = { volume_cl: 33, alcohol_group: 3 } as const;
    const poultry = {
      meat_origin: [{ species: "poultry" as const, raised: "FR", slaughtered: "FR" }],
    };
    const restaurant = structuredClone(testRestaurant);
    const [dish] = restaurant.menus[0]?.categories[0]?.items ?? [];
    Object.assign(dish ?? {}, { facts });
    const [option] = (dish?.options ?? []) as { option_options: object[] }[];
    Object.assign(option?.option_options[0] ?? {}, { facts: poultry });
    const env = { ...(await databases.empty()), SAMPLE_DATA: restaurantFile(restaurant) };
    const filled = await openTestApp(env);
    const menus = await filled.api().menus();
    const [read, other] = (menus.ok && menus.payload[0]?.categories[0]?.items) || [];
    expect(read?.facts).toEqual(facts);
    expect(read?.options[0]?.option_options.map((choice) => choice.facts)).toEqual([poultry, {}]);
    expect(other?.facts).toEqual({});
    const answer = await filled.http.request("/v2/public/menus");
    expect((await answer.text()).match(/"facts"/g)).toHaveLength(2);
    await filled.close();
  });

  test("an option without an upper bound is sent without max", async () => {
    const env = await databases.empty();
    const restaurant = structuredClone(testRestaurant);
    const options = restaurant.menus[0]?.categories[0]?.items[0]?.options as { max?: number }[];
    Reflect.set(options[0] ?? {}, "max", null);
    const unbounded = await openTestApp({ ...env, SAMPLE_DATA: restaurantFile(restaurant) });
    for (const path of ["menus", "products/101"]) {
      const answer = await unbounded.http.request(`/v2/public/${path}`);
      expect(await answer.text()).not.toContain('"max":null');
    }
    const reply = await unbounded.api().product(101);
    expect(reply.ok && reply.payload.options[0]).toMatchObject({ option_id: 7, max: null });
    await unbounded.close();
  });

  test("a dish in two menus has the menu and category of each placement", async () => {
    const menus = await app.api().menus();
    const beer = menus.ok && menus.payload[1]?.categories[0]?.items[1];
    expect(beer).toMatchObject({ item_id: 103, item_menu_id: 2, item_category_id: 20 });
  });

  test("texts are in the requested locale, with French as fallback", async () => {
    const [card, midday] = await payloadOf("menus", {
      "accept-language": "en",
    });
    expect([card?.menu_name, midday?.menu_name]).toEqual(["Carte (en)", "Midi"]);
    const [offer] = await payloadOf("offers", { "accept-language": "en" });
    expect(offer?.name).toBe("Free nigiri from €40");
  });

  test("menu_is_open follows the menu's hours", async () => {
    const open = async () => (await payloadOf("menus")).map(({ menu_is_open }) => menu_is_open);
    expect(await open()).toEqual([true, true, true]);
    app.clock.now += 7 * HOUR;
    expect(await open()).toEqual([true, false, true]);
    app.clock.now += 4 * HOUR;
    expect(await open()).toEqual([false, false, true]);
  });

  test("the stamp changes when another menu can be ordered first, though none opens or closes", async () => {
    const { catalogue } = app.services;
    const evening = everyDay([{ start: "18:30", end: "18:45" }]);
    const hours = everyDay({
      label: "",
      is_open: true,
      times: [{ start: "18:30", end: "22:30" }],
      translations: {},
    });
    await app.db
      .updateTable("menus")
      .set({
        active_times: toJson(hours),
        time_ranges: toJson(evening),
        pickup_time_ranges: toJson(evening),
      })
      .where("id", "=", 1)
      .execute();
    await app.dataChanged();
    await catalogue.refresh();
    const open = async () => (await payloadOf("menus")).map(({ menu_is_open }) => menu_is_open);
    const ids = async () => (await payloadOf("menus")).map(({ menu_id }) => menu_id);
    const before = { stamp: catalogue.stamp(), open: await open(), ids: await ids() };
    // The last slot of the midday menu is gone, 10 minutes before it closes.
    app.clock.now += 2 * HOUR + HOUR / 3;
    expect(await open()).toEqual(before.open);
    expect(catalogue.stamp()).not.toBe(before.stamp);
    expect(await ids()).toEqual(before.ids);
  });

  test("unavailable dishes are left out after the catalogue is refreshed", async () => {
    const ids = async () => {
      const menus = await app.api().menus();
      return menus.ok && menus.payload[0]?.categories[0]?.items.map(({ item_id }) => item_id);
    };
    expect(await ids()).toEqual([101, 102, 103]);
    await app.db.updateTable("items").set({ is_available: 0 }).where("id", "=", 102).execute();
    await app.dataChanged();
    await app.services.catalogue.refresh();
    expect(await ids()).toEqual([101, 103]);
  });

  test.each(["settings", "menus", "offers"])(
    "GET /%s is compressed as Accept-Encoding prefers and answers 304 to a known ETag",
    async (path) => {
      const [br, gzip, plain] = await Promise.all(
        ["gzip, br", "gzip;q=1, br;q=0", "identity"].map((encoding) =>
          get(path, { "accept-encoding": encoding }),
        ),
      );
      const identity = Buffer.from(await (plain as Response).arrayBuffer());
      const bytes = async (answer?: Response) =>
        Buffer.from(await (answer as Response).arrayBuffer());
      expect(plain?.headers.get("content-encoding")).toBeNull();
      if (identity.length > 512) {
        expect(br?.headers.get("content-encoding")).toBe("br");
        expect(brotliDecompressSync(await bytes(br))).toEqual(identity);
        expect(gunzipSync(await bytes(gzip))).toEqual(identity);
      }
      expect(plain?.headers.get("vary")).toContain("Accept-Encoding, Accept-Language");

      const etag = plain?.headers.get("etag") ?? "";
      const known = await get(path, { "if-none-match": `"other", ${etag}` });
      expect([known.status, await known.text()]).toEqual([304, ""]);
      expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
    },
  );

  test("the ETag of GET /menus changes with the data, and when a menu opens", async () => {
    const tag = async () => (await get("menus")).headers.get("etag");
    const first = await tag();
    expect(await tag()).toBe(first);
    await app.db.updateTable("items").set({ name: "Nigiri" }).where("id", "=", 101).execute();
    await app.dataChanged();
    await app.services.catalogue.refresh();
    const second = await tag();
    app.clock.now += 3 * HOUR;
    expect(new Set([first, second, await tag()]).size).toBe(3);
  });

  test("GET /products/:id answers 404 for an unknown dish, 410 for an unavailable dish or menu", async () => {
    expect(await app.api("en").product(101)).toMatchObject({
      payload: { item_name: "Nigiri saumon (en)", item_price: { price_pickup: 500 } },
    });
    await app.db.updateTable("items").set({ is_available: 0 }).where("id", "=", 102).execute();
    await app.dataChanged();
    await app.services.catalogue.refresh();
    const codes = await Promise.all(
      [102, 301, 999].map(async (id) => {
        const reply = await app.api().product(id);
        return !reply.ok && [reply.problem.status, reply.problem.code];
      }),
    );
    expect(codes).toEqual([
      [410, "unavailable"],
      [410, "unavailable"],
      [404, "not_found"],
    ]);
    expect((await get("products/abc")).status).toBe(404);
  });

  test("POST /offers/coupon finds a valid coupon by its code, ignoring case", async () => {
    const ask = async (code: string) => {
      const init = { method: "POST", body: JSON.stringify({ code }) };
      const answer = await app.http.request("/v2/public/offers/coupon", init);
      return [answer.status, await answer.json()];
    };
    expect(await ask(" bienvenue ")).toEqual([
      200,
      {
        status: "success",
        payload: { code: "BIENVENUE", type: "percentage", value: 10, minimum_amount: 20 },
      },
    ]);
    await app.db.updateTable("coupons").set({ uses: 1 }).where("key", "=", "UNIQUE").execute();
    expect(await ask("UNIQUE")).toMatchObject([410, { code: "coupon_used_up" }]);
    expect(await ask("PASSE")).toMatchObject([410, { code: "coupon_expired" }]);
    expect(await ask("FUTUR")).toMatchObject([404, { code: "coupon_unknown" }]);
    expect(await ask("AUTRE")).toMatchObject([404, { code: "coupon_unknown" }]);
    expect(await ask("")).toMatchObject([422, { errors: { code: [expect.any(String)] } }]);
  });
});
