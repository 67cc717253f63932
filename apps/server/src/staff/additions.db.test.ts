import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf, problemIn } from "../../test/account-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { openStaffFixture, type StaffFixture } from "../../test/staff-fixture.ts";

const KEY = "0b0f8a0e-6b1e-4a53-9f1c-000000000001";
const DISH = { name: "Maki du jour", price_delivery: 7.5, price_pickup: 7 };
const ZONE = {
  ...{ name: "Villeurbanne", places: [{ city: "Villeurbanne", postal_code: "69100" }] },
  ...{ delivery_fee: 4.2, minimum: 18, free_from: 60, extra_minutes: 10, polygon: null },
};
const OFFER = {
  ...{ name: "Midi", name_en: "Lunch", is_active: true, type: "percentage" as const, value: 10 },
  ...{ delivery_pickup: "both" as const, minimum_amount: 0, allow_repeat: true },
  ...{ active_times: null, first_date: null, last_date: null, weekdays: [] },
  ...{ menus: [], categories: [], items: [] },
};

onBothDatabases("additions to the menu, the offers and the zones", (databases) => {
  let desk: StaffFixture;
  let api: Awaited<ReturnType<StaffFixture["signedIn"]>>["api"];
  beforeEach(async () => {
    desk = await openStaffFixture(databases);
    ({ api } = await desk.signedIn("manager"));
  });
  afterEach(() => desk.close());

  const firstCategory = async () => {
    const { menus } = payloadOf(await api.menus());
    return menus.flatMap(({ categories }) => categories)[0]?.target ?? "";
  };
  const dishes = async () => {
    const { menus } = payloadOf(await api.menus());
    return menus.flatMap(({ categories }) => categories.flatMap((one) => one.dishes));
  };

  test("a dish that is added twice at once with one key is added once, with one answer", async () => {
    const within = await firstCategory();
    const before = (await dishes()).length;
    const add = () => api.addToMenu({ kind: "dish", within, values: DISH, key: KEY });
    const [first, second] = (await Promise.all([add(), add()])).map(payloadOf);
    expect(second).toEqual(first);
    expect(await dishes()).toHaveLength(before + 1);
  });

  test("an offer and a zone sent again with their key are added once; another key adds another", async () => {
    const offers = async () => payloadOf(await api.offers()).offers.length;
    const zones = async () => payloadOf(await api.delivery()).zones.length;
    const before = { offers: await offers(), zones: await zones() };
    for (const key of [KEY, KEY, "another key"])
      payloadOf(await api.addOffer({ kind: "offer", values: OFFER, key }));
    const zoneKey = "the key of a zone";
    for (const key of [zoneKey, zoneKey]) payloadOf(await api.addZone({ values: ZONE, key }));
    expect(await offers()).toBe(before.offers + 2);
    expect(await zones()).toBe(before.zones + 1);
  });

  test("an addition that was refused is made with the same key once it is right", async () => {
    const within = await firstCategory();
    const refused = await api.addToMenu({
      kind: "dish",
      within: "category:1:9",
      values: DISH,
      key: KEY,
    });
    expect(problemIn(refused).code).toBe("not_found");
    const { target } = payloadOf(
      await api.addToMenu({ kind: "dish", within, values: DISH, key: KEY }),
    );
    expect((await dishes()).map((dish) => dish.target)).toContain(target);
  });

  test.each([
    ["dish", { companions: [4711] }, "values.companions"],
    [
      "dish",
      { options: [{ group_id: 4711, min: 0, max: 1, only_with: null, prices: {} }] },
      "values.options",
    ],
    ["category", { dishes: [4711] }, "values.dishes"],
  ] as const)(
    "a new %s that names what is unknown is refused by its field: %j",
    async (kind, values, field) => {
      const [within, needed] =
        kind === "dish" ? [await firstCategory(), DISH] : ["menu:1", { name: "Plats" }];
      const refused = await api.addToMenu({
        kind,
        within,
        values: { ...needed, ...values } as never,
      });
      expect(refused.ok ? null : Object.keys(refused.problem.errors ?? {})).toEqual([field]);
    },
  );

  test("an id that no database counts up to is refused as a target", async () => {
    const edits = [{ target: "zone:99999999999", values: { archived: true } }];
    expect(problemIn(await api.changeDelivery({ edits }))).toEqual({
      code: "validation_failed",
      status: 422,
    });
  });
});
