import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { anOrder } from "../../test/an-order.ts";
import { embeddedDatabases } from "../../test/databases.ts";
import { formuleRestaurant } from "../../test/formule-fixture.ts";
import { aLog } from "../../test/mail/mail-log.ts";
import { restaurantFile } from "../../test/temporary-folder.ts";
import { openTestApp, type TestApp } from "../../test/test-app.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";
import { zonesOf } from "../catalogue/zone-reader.ts";
import { migrate } from "../db/migrate.ts";
import { transact } from "../db/transact.ts";
import { highestId } from "../editing/add-record.ts";
import { readRestaurant } from "./restaurant-data.ts";
import { seed } from "./seed.ts";

type FormuleData = { item_id: number; options: { option_options: { item_id?: number }[] }[] };

describe("seeding an empty database", () => {
  const databases = embeddedDatabases();
  const namesOf = async (app: TestApp) => {
    const reply = await app.api().menus();
    return reply.ok ? reply.payload.map(({ menu_name }) => menu_name) : null;
  };

  test("SAMPLE_DATA=1 loads the sample restaurant", async () => {
    const app = await openTestApp({ ...(await databases.empty()), SAMPLE_DATA: "1" });
    expect(await namesOf(app)).toEqual(["Carte du midi", "Carte du soir"]);
    const offers = await app.api().offers();
    expect(offers.ok && new Set(offers.payload.map(({ type }) => type)).size).toBe(5);
    expect(await app.api().settings()).toMatchObject({
      payload: { contacts: { name: "Kawabe" } },
    });
  });

  test("SAMPLE_DATA=0 leaves the database empty: the API answers and accepts no order", async () => {
    const app = await openTestApp({ ...(await databases.empty()), SAMPLE_DATA: "0" });
    expect(await namesOf(app)).toEqual([]);
    expect(await app.api().placeOrder(anOrder())).toMatchObject({
      problem: { code: "item_unavailable" },
    });
  });

  test("SAMPLE_DATA with a file loads it, with the same type coercion as the API", async () => {
    const menus = testRestaurant.menus.map((menu) => ({ ...menu, menu_id: String(menu.menu_id) }));
    const SAMPLE_DATA = restaurantFile({ ...testRestaurant, menus });
    const app = await openTestApp({ ...(await databases.empty()), SAMPLE_DATA });
    expect(await namesOf(app)).toEqual(["Carte", "Midi", "Fêtes"]);
  });

  test("a file with a byte order mark is loaded", async () => {
    const SAMPLE_DATA = restaurantFile(testRestaurant);
    writeFileSync(SAMPLE_DATA, `\ufeff${readFileSync(SAMPLE_DATA, "utf8")}`);
    const app = await openTestApp({ ...(await databases.empty()), SAMPLE_DATA });
    expect(await namesOf(app)).toEqual(["Carte", "Midi", "Fêtes"]);
  });

  test("an offer's free dish may be off sale, so in no menu: nothing is given, and no new dish gets its number", async () => {
    const offers = [{ id: 1, is_active: true, minimum_amount: 0, type: "free_item", value: 999 }];
    const SAMPLE_DATA = restaurantFile({ ...testRestaurant, offers });
    const app = await openTestApp({ ...(await databases.empty()), SAMPLE_DATA });
    expect(await app.api().offers()).toMatchObject({
      payload: [{ type: "free_item", value: 999 }],
    });
    expect(await app.api().placeOrder(anOrder())).toMatchObject({ ok: true });
    expect(await transact(app.db, (trx) => highestId(trx, "items"))).toBe(999);
    const database = await openTestDatabase(await databases.empty());
    await migrate(database);
    const { log, linesOf } = aLog();
    await seed(database.db, { kind: "file", path: SAMPLE_DATA }, log);
    expect(linesOf("SAMPLE_DATA: the free dish 999 of an offer is in no menu")).toHaveLength(1);
  });

  test("a database with data is not seeded again", async () => {
    const env = await databases.empty();
    const first = await openTestApp({ ...env, SAMPLE_DATA: restaurantFile(testRestaurant) });
    await first.close();
    const second = await openTestApp({ ...env, SAMPLE_DATA: "1" });
    expect(await namesOf(second)).toEqual(["Carte", "Midi", "Fêtes"]);
  });

  test("a start with SAMPLE_DATA=0 does not prevent later seeding", async () => {
    const env = await databases.empty();
    await (await openTestApp({ ...env, SAMPLE_DATA: "0" })).close();
    const app = await openTestApp({ ...env, SAMPLE_DATA: "1" });
    expect(await namesOf(app)).toHaveLength(2);
  });
});

test("a French postal code that lost its leading zero in the file gets it back, with a warning", async () => {
  const database = await openTestDatabase(await embeddedDatabases().empty());
  await migrate(database);
  const zones = [
    { name: "Bourg", postal_code: 1000 },
    { name: "Bruxelles", country: "Belgique", postal_code: "1000" },
  ];
  const settings = [{ name: "features.delivery", value: { zones } }];
  const path = restaurantFile({ settings, menus: [], offers: [], coupons: [] });
  const { log, linesOf } = aLog();
  await seed(database.db, { kind: "file", path }, log);
  const rows = await database.db.selectFrom("delivery_zones").selectAll().execute();
  expect(zonesOf(rows).map(({ postal_code }) => postal_code)).toEqual(["01000", "1000"]);
  const warning = "SAMPLE_DATA: the postal code 1000 of a zone is read as 01000";
  expect(linesOf(warning)).toHaveLength(1);
});

describe("a restaurant file", () => {
  /** The problem with the test restaurant after one value was changed; null if it is valid. */
  function problemWith(path: string, value: unknown): string | null {
    const restaurant = structuredClone(testRestaurant);
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    const parent = steps.reduce<Record<string, unknown>>(
      (node, step) => node[step] as Record<string, unknown>,
      restaurant,
    );
    if (value === undefined) delete parent[last];
    else parent[last] = value;
    const parsed = readRestaurant(restaurant);
    return parsed.ok ? null : parsed.problem;
  }

  const ITEM = "menus.0.categories.0.items.1";

  test.each([
    [`${ITEM}.item_price.price_pickup`, "cher", "must be a number"],
    [`${ITEM}.item_price.price_delivery`, undefined, "must be a number"],
    [`${ITEM}.item_price.tax_rate`, 120, "must be a rate from 0 to 100"],
    [`${ITEM}.item_id`, 0, "must be a whole number above 0"],
    [`${ITEM}.options.0.option_options.1.price`, {}, "must be a number"],
    ["menus.1.time_ranges.mon.0.start", "25:00", "must be a time such as 19:30"],
    ["menus.2.menu_is_available", "peut-être", "must be true or false"],
    ["offers.0.type", "gift", "is wrong"],
    ["coupons.0.value", 101, "must be a rate from 0 to 100"],
    ["coupons.2.ends_at", "demain", "must be a moment such as"],
    ["coupons.0.once_per_customer", "une fois", "must be true or false"],
    ["coupons.0.weekdays", "mardi", "is wrong"],
    ["offers.0.weekdays", "mardi", "is wrong"],
    ["offers.0.first_date", "24/12/2026", "must be a date such as 2026-12-25"],
    ["menus", {}, "is wrong"],
  ])("a value of the wrong type is refused with its path: %s %j", (path, value, words) => {
    const problem = problemWith(path, value);
    expect(problem).toContain(words);
    expect(problem?.split(" ")[0]).toBe(path);
  });

  test.each([
    [`${ITEM}.allergens`, { contains: "fish" }, ".contains", "must be a list"],
    [`${ITEM}.allergens`, {}, ".contains", "must be a list"],
    [`${ITEM}.allergens`, { contains: ["soy", "soja"] }, ".contains.1", "must be one of gluten, "],
    [
      `${ITEM}.options.0.option_options.1.allergens`,
      { contains: [], may_contain: [1] },
      ".may_contain.0",
      "must be one of gluten, ",
    ],
    [`${ITEM}.diets`, ["vegan", "paleo"], ".1", "must be one of vegetarian, "],
  ])("an unknown allergen or diet is refused: %s %j", (path, value, at, words) => {
    const problem = problemWith(path, value);
    expect(problem).toContain(`${path}${at} ${words}`);
  });

  test.each([
    [
      "settings.2.value.delivery.zones.1.delivery_fee",
      "settings.features.delivery.zones.1.delivery_fee",
    ],
    ["settings.3.value.minimum_time", "settings.scheduling.minimum_time"],
  ])("a wrong setting is refused with its path: %s", (path, said) => {
    expect(problemWith(path, "x")?.split(" ")[0]).toBe(said);
  });

  test.each([
    ["menus.1.menu_id", 1, "menus.1.menu_id 1 stands there already"],
    [`${ITEM}.item_id`, 101, `${ITEM}.item_id 101 stands there already`],
    ["menus.1.categories.0.items.0.item_id", 101, "101 stands for another dish already"],
    [`${ITEM}.options.0.option_options.1.id`, 81, "option_options.1.id 81 stands there already"],
    ["coupons.1.code", "Bienvenue", "coupons.1.code BIENVENUE stands there already"],
  ])("a duplicate id is refused: %s", (path, value, words) => {
    expect(problemWith(path, value)).toContain(words);
  });

  const BACKWARDS = { first_date: "2026-12-24", last_date: "2026-12-23" };
  const OPTION = "menus.0.categories.0.items.0.options.0";

  test.each([
    [`${ITEM}.item_price.price_pickup`, -5, "must not be negative"],
    [`${ITEM}.item_price.price_delivery`, -0.01, "must not be negative"],
    [`${OPTION}.min`, -1, "must not be negative"],
    [`${OPTION}.max`, -1, "must not be negative"],
    [`${OPTION}.selected`, 3, "must not be more than max 2"],
    [`${OPTION}.selected`, -1, "must not be negative"],
    [`${OPTION}.option_options.0.quantity`, -1, "must not be negative"],
    [`${OPTION}.option_options.0.tax_rate`, -1, "must be a rate from 0 to 100"],
    ["offers.0.minimum_amount", -1, "must not be negative"],
    ["offers.0", { ...testRestaurant.offers[0], ...BACKWARDS }, "must not be before first_date"],
    ["offers.0.menus", [9], "stands for nothing in menus"],
    ["offers.0.categories", [99], "stands for nothing in menus"],
    ["offers.0.items", [999], "stands for nothing in menus"],
    ["coupons.0.minimum_amount", -1, "must not be negative"],
    ["settings.2.value.delivery.max_distance", -1, "must not be negative"],
    ["settings.2.value.delivery.zones.0.postal_code", " ", "must not be empty"],
    ["settings.2.value.delivery.zones.0.delivery_fee", -1, "must be an amount"],
    ["settings.2.value.delivery.minimum_order", -1, "must be an amount"],
    ["settings.3.value.minimum_time", -1, "must be a whole number"],
    ["settings.4", { name: "tax", value: { delivery: 101 } }, "must be a rate from 0 to 100"],
    ["settings.0.value.latitude", 91, "must be from -90 to 90 degrees"],
    ["settings.0.value.longitude", -181, "must be from -180 to 180 degrees"],
  ])("a value out of range is refused: %s %j", (path, value, words) => {
    const problem = problemWith(path, value);
    expect(problem).toContain(words);
    const said = path.replace(".2.value", ".features").replace(".3.value", ".scheduling");
    const field = said.replace(".4", ".tax.delivery").replace(".0.value.l", ".contacts.l");
    expect(problem?.startsWith(field)).toBe(true);
  });

  test("an option's min must not exceed its max, and needs choices if positive", () => {
    expect(problemWith(`${OPTION}.min`, 3)).toBe(`${OPTION}.max 2 must not be less than min 3`);
    expect(problemWith(`${OPTION}.max`, null)).toBeNull();
    const size = `${ITEM}.options.0.option_options`;
    expect(problemWith(size, [])).toBe(`${size} must not be empty where min is 1`);
  });

  test("a coupon must end after it starts", () => {
    const span = { starts_at: "2026-11-22T10:00:00Z", ends_at: "2026-11-22T10:00:00Z" };
    const coupons = [{ code: "A", type: "percentage", value: 10, ...span }];
    expect(problemWith("coupons", coupons)).toBe("coupons.0.ends_at must be after starts_at");
  });

  const SERVICE = { weekday: "mon", start: "18:00", end: "01:00", slot_minutes: 15 };

  test.each([
    [[{ ...SERVICE, slot_minutes: 0 }], "services.0.slot_minutes must be from 1 to 1440 minutes"],
    [[{ ...SERVICE, order_types: ["table"] }], "services.0.order_types.0 must be pickup or"],
    [[{ ...SERVICE, menus: [9] }], "services.0.menus.0 9 stands for nothing in menus"],
    [[{ ...SERVICE, first_order: "17:45" }], "services.0.first_order must be within the service"],
    [[{ ...SERVICE, last_order: "01:00" }], "services.0.last_order must be within the service"],
    [[SERVICE], "menus.0.active_times must be absent where services serve the menu"],
  ])("a wrong weekly service is refused: %j", (services, words) => {
    const problem = problemWith("services", services);
    expect(problem).toContain(words);
  });

  test.each([
    [[{ date: "2026-02-30" }], "special_hours.0.date must be a date such as 2026-12-25"],
    [[{ date: "2026-12-25" }, { date: "2026-12-25" }], "special_hours.1.date 2026-12-25 stands"],
    [
      [{ date: "2026-12-25", services: [{ ...SERVICE, last_order: "12:00" }] }],
      "special_hours.0.services.0.last_order must be within the service",
    ],
  ])("wrong hours of a date are refused: %j", (days, words) => {
    expect(problemWith("special_hours", days)).toContain(words);
  });

  test("a service may take its last order after midnight", () => {
    const services = [{ ...SERVICE, first_order: "18:15", last_order: "00:45" }];
    expect(problemWith("special_hours", [{ date: "2026-12-31", services }])).toBeNull();
  });

  test("a choice may lower the price of its dish", () => {
    expect(problemWith(`${OPTION}.option_options.0.price`, -0.5)).toBeNull();
  });

  test("prices without tax require tax.quantity", () => {
    const tax = { name: "tax", value: { inclusive: false } };
    expect(problemWith("settings.4", tax)).toMatch(/^settings\.tax\.quantity must be stated/);
    const stated = { name: "tax", value: { inclusive: false, quantity: "exact" } };
    expect(problemWith("settings.4", stated)).toBeNull();
  });
});

describe("a formule in a restaurant file", () => {
  test.each([
    [9999, "9999 stands for nothing in menus"],
    [700, "700 is a formule, which cannot be a choice"],
    [102, "102 has a required option, so it cannot be a choice"],
  ])("a choice cannot be the dish %i", (item_id, words) => {
    const restaurant = formuleRestaurant();
    const path = "menus.0.categories.0.items";
    const items = (restaurant.menus[0]?.categories[0]?.items ?? []) as FormuleData[];
    const at = items.findIndex((item) => item.item_id === 700);
    const [choice] = items[at]?.options[0]?.option_options ?? [];
    if (!choice) throw new Error("the formule has choices");
    choice.item_id = item_id;
    const parsed = readRestaurant(restaurant);
    expect(parsed.ok ? null : parsed.problem).toBe(
      `${path}.${at}.options.0.option_options.0.item_id ${words}`,
    );
  });
});
