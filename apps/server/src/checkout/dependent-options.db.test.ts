import type { WireOrderRequest } from "@noren/contract/checkout.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aLine, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";
import { restaurantFile } from "../../test/temporary-folder.ts";
import { testRestaurant } from "../../test/test-restaurant.ts";
import { fromJson } from "../db/json-text.ts";

const TOPPINGS = 500;
const LEEK = 91;
const EGG = 92;
const SMALL = { option_id: 8, option_options: [{ id: 81 }] };
const LARGE = { option_id: 8, option_options: [{ id: 82 }] };
const ONLY_LARGE = { option_id: 8, choices: [82], min: 1, max: 2 };

/** The shared toppings: of the large chirashi alone, and of every salmon nigiri. */
function toppings(option_id: number, eggPrice: number, over: object = {}) {
  const choice = (id: number, name: string, price: number) => {
    return {
      id,
      option_id,
      name,
      price,
      tax_rate: 10,
      translations: { en: { name: `${name} (en)` } },
    };
  };
  return {
    ...{ group_id: TOPPINGS, option_id, option_name: "Garnitures", min: 0, max: 2 },
    option_options: [choice(LEEK, "Poireau", 0), choice(EGG, "Œuf", eggPrice)],
    translations: { en: { option_name: "Toppings" } },
    ...over,
  };
}

function restaurantWithToppings() {
  const restaurant = structuredClone(testRestaurant);
  const [salmon, chirashi] = restaurant.menus[0]?.categories[0]?.items ?? [];
  salmon?.options.push(toppings(9, 1.5) as never);
  chirashi?.options.push(toppings(10, 2, { only_with: ONLY_LARGE }) as never);
  return restaurant;
}

onBothDatabases("options that depend on a choice", (databases) => {
  let desk: OrderFixture;
  beforeEach(async () => {
    const SAMPLE_DATA = restaurantFile(restaurantWithToppings());
    desk = await openOrderFixture(databases, { ...(await databases.empty()), SAMPLE_DATA });
  });
  afterEach(() => desk.close());

  /** One chirashi with these options; `total` in euros, prices include tax. */
  const chirashi = (total: number, tax: number, options: object[]): WireOrderRequest => {
    const items = [aLine({ item_id: 102, quantity: 1, options: options as never })];
    return anOrder({ items, subtotal: total, total, tax });
  };
  const withToppings = (...ids: number[]) => {
    return { option_id: 10, option_options: ids.map((id) => ({ id })) };
  };
  const namesIn = async (order: WireOrderRequest) => {
    await desk.place(order);
    const [line] = (await desk.stored()).lines;
    return line && fromJson(line.choices).map(({ default_name }) => default_name);
  };

  test("GET /menus gives a shared group the price of each dish, and the bounds stand in only_with", async () => {
    const answer = await desk.http.request("/v2/public/menus");
    const { payload } = (await answer.json()) as typeof PAYLOAD;
    const [salmon, bowl] = payload[0]?.categories[0]?.items ?? [];
    expect(salmon?.options[1]).toMatchObject({
      ...{ option_id: 9, option_name: "Garnitures", min: 0, max: 2 },
      option_options: [
        { id: LEEK, option_id: 9, price: 0 },
        { id: EGG, option_id: 9, price: 1.5 },
      ],
    });
    expect(salmon?.options[1]).not.toHaveProperty("only_with");
    expect(salmon?.options[1]).not.toHaveProperty("group_id");
    expect(bowl?.options[1]).toMatchObject({
      ...{ option_id: 10, min: 0, max: 2, only_with: ONLY_LARGE },
      option_options: [
        { id: LEEK, option_id: 10 },
        { id: EGG, option_id: 10, price: 2 },
      ],
    });
    expect(await desk.db.selectFrom("option_groups").selectAll().execute()).toHaveLength(3);
  });

  test("renaming a shared choice renames it on every dish", async () => {
    const { db } = desk;
    await db.updateTable("choices").set({ name: "Œuf mollet" }).where("id", "=", EGG).execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
    const menus = await desk.api().menus();
    const items = (menus.ok && menus.payload[0]?.categories[0]?.items) || [];
    const names = items.map(({ options }) => options[1]?.option_options[1]?.name);
    expect(names).toEqual(["Œuf mollet", "Œuf mollet", undefined]);
  });

  test("POST /checkout takes a dependent choice with its condition, at the dish's own price", async () => {
    const order = chirashi(19, 1.73, [LARGE, withToppings(EGG)]);
    expect(await namesIn(order)).toEqual(["Grande", "Œuf"]);
  });

  test("POST /checkout refuses a dependent choice without its condition, and names the option", async () => {
    const problem = await desk.problemOf(chirashi(16, 1.45, [SMALL, withToppings(EGG)]));
    expect(problem).toMatchObject({ code: "option_out_of_bounds", status: 422 });
    expect(problem.payload).toEqual({
      item_id: 102,
      options: [{ kind: "not_offered", option_id: 10, name: "Garnitures" }],
    });
  });

  test("POST /checkout fills a required dependent option with its first choice, which is free", async () => {
    expect(await namesIn(chirashi(17, 1.55, [LARGE]))).toEqual(["Grande", "Poireau"]);
  });

  test("POST /checkout refuses an empty required dependent option whose first choice costs something", async () => {
    const { db } = desk;
    await db
      .updateTable("choices")
      .set({ price: 50 as never })
      .where("id", "=", LEEK)
      .execute();
    await desk.dataChanged();
    const { code, payload } = await desk.problemOf(chirashi(17, 1.55, [LARGE]));
    expect(code).toBe("option_out_of_bounds");
    expect(payload).toMatchObject({ options: [{ kind: "required", name: "Garnitures" }] });
  });

  test("the document of the API describes only_with as an addition", async () => {
    const answer = await desk.http.request("/v2/openapi.json");
    const described = (await answer.text()).split('"only_with":')[1];
    expect(described?.slice(0, 1000)).toContain("An addition to the contract");
  });
});

declare const PAYLOAD: {
  payload: { categories: { items: { options: Record<string, unknown>[] }[] }[] }[];
};
