import type { SoldOut } from "@noren/ordering/sold-out.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { aLine, anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";
import { toJson } from "../db/json-text.ts";

const HOUR = 3600_000;
const TOMORROW: SoldOut = { until: "tomorrow", date: "2026-11-22" };
const BACK = "2026-11-22T10:30:00.000Z";

onBothDatabases("what is sold out", (databases) => {
  let desk: OrderFixture;
  beforeEach(async () => {
    desk = await openOrderFixture(databases);
  });
  afterEach(() => desk.close());

  async function sellOut(item_id: number, soldOut: SoldOut | null): Promise<void> {
    const sold_out = soldOut && toJson(soldOut);
    await desk.db.updateTable("items").set({ sold_out }).where("id", "=", item_id).execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
  }

  async function sellOutChoices(ids: number[]): Promise<void> {
    const sold_out = toJson(TOMORROW);
    await desk.db.updateTable("choices").set({ sold_out }).where("id", "in", ids).execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
  }

  type Wire = { categories: { items: object[]; sold_out?: object[] }[] }[];
  async function firstCategory() {
    const answer = await desk.http.request("/v2/public/menus");
    const { payload } = (await answer.json()) as { payload: Wire };
    return { category: payload[0]?.categories[0], etag: answer.headers.get("etag") };
  }

  test("GET /menus lists a sold-out dish in its category's sold_out, and has it back by itself", async () => {
    const before = await firstCategory();
    expect(before.category).not.toHaveProperty("sold_out");
    await sellOut(101, TOMORROW);
    const { category, etag } = await firstCategory();
    expect(category?.items).toMatchObject([{ item_id: 102 }, { item_id: 103 }]);
    const price = { price_delivery: 5.5, price_pickup: 5, tax_rate: 10 };
    expect(category?.sold_out).toMatchObject([
      { item_id: 101, item_name: "Nigiri saumon", item_price: price, back_at: BACK, position: 0 },
    ]);
    desk.clock.now = Date.parse(BACK) - 60_000;
    expect((await firstCategory()).category?.sold_out).toHaveLength(1);
    desk.clock.now = Date.parse(BACK);
    const returned = await firstCategory();
    expect(returned.category).toEqual(before.category);
    expect(returned.etag).not.toBe(etag);
  });

  test("the stamp of pages changes at the minute in which a dish returns", async () => {
    await sellOut(101, { until: "moment", at: desk.clock.now + HOUR });
    const stamp = desk.services.catalogue.stamp();
    desk.clock.now += HOUR - 60_000;
    expect(desk.services.catalogue.stamp()).toBe(stamp);
    desk.clock.now += 60_000;
    expect(desk.services.catalogue.stamp()).not.toBe(stamp);
  });

  test("POST /checkout refuses a sold-out dish with item_unavailable and its name until it returns", async () => {
    await sellOut(101, { until: "moment", at: desk.clock.now + HOUR });
    expect(await desk.problemOf(anOrder())).toMatchObject({
      code: "item_unavailable",
      status: 409,
      payload: { item_id: 101, name: "Nigiri saumon" },
    });
    desk.clock.now += HOUR;
    await desk.place(anOrder());
  });

  test("POST /checkout refuses a sold-out choice with item_unavailable and its name", async () => {
    await sellOutChoices([71]);
    const option_options = [{ id: 71, option_id: 7, quantity: 1 }];
    const line = aLine({ options: [{ option_id: 7, option_options }] });
    expect(await desk.problemOf(anOrder({ items: [line] }))).toMatchObject({
      code: "item_unavailable",
      payload: { item_id: 101, option_id: 7, id: 71, name: "Soja sucrée" },
    });
    const { category } = await firstCategory();
    const { options = [] } = (category?.items[0] ?? {}) as { options?: object[] };
    const [option] = options;
    const soldOut = { id: 71, name: "Soja sucrée", price: 0.5, back_at: BACK, position: 0 };
    expect(option).toMatchObject({ option_options: [{ id: 72 }], sold_out: [soldOut] });
    await desk.place(anOrder());
  });

  test("a dish whose required choices are all sold out is sold out itself", async () => {
    await sellOutChoices([81, 82]);
    const { category } = await firstCategory();
    expect(category?.sold_out).toMatchObject([{ item_id: 102, back_at: BACK, position: 1 }]);
  });

  test("GET /products/:id answers 410 for a sold-out dish", async () => {
    await sellOut(101, { until: "further_notice" });
    expect(await desk.api().product(101)).toMatchObject({
      problem: { status: 410, code: "unavailable" },
    });
  });
});
