import type { Offer } from "@noren/ordering/offers.ts";
import { everyDay } from "@noren/ordering/testing.ts";
import { instantFrom } from "@noren/ordering/zone.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { anOrder } from "../../test/an-order.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { type OrderFixture, openOrderFixture } from "../../test/order-fixture.ts";
import { toJson } from "../db/json-text.ts";

const at = (date: string, minutes: number) => instantFrom(date, minutes, "Europe/Paris");

onBothDatabases("the days of an offer", (databases) => {
  let desk: OrderFixture;
  beforeEach(async () => {
    desk = await openOrderFixture(databases);
  });
  afterEach(() => desk.close());

  type Days = { first_date?: string; last_date?: string; weekdays?: string; is_active?: 0 | 1 };

  /** The only offer takes 10 % off on these days. */
  async function tenPercentOff(days: Days): Promise<void> {
    await desk.db
      .updateTable("offers")
      .set({ type: "percentage", value: 10, minimum_amount: 0 as never, ...days })
      .execute();
    await desk.dataChanged();
    await desk.services.catalogue.refresh();
  }

  async function offer(): Promise<Offer | undefined> {
    const reply = await desk.api().offers();
    return reply.ok ? reply.payload[0] : undefined;
  }

  async function wireOffer(): Promise<Record<string, unknown>> {
    const answer = await desk.http.request("/v2/public/offers");
    const { payload } = (await answer.json()) as { payload: Record<string, unknown>[] };
    return payload[0] ?? {};
  }

  /** Whether the offer applies right before the instant, and at it; the answers are cached. */
  async function aroundOf(instant: number): Promise<(boolean | undefined)[]> {
    const states: (boolean | undefined)[] = [];
    for (const now of [instant - 1, instant]) {
      desk.clock.now = now;
      states.push((await offer())?.is_active);
    }
    return states;
  }

  test("is_active changes by itself when the first date starts and when the last one ends", async () => {
    await tenPercentOff({ first_date: "2026-11-24", last_date: "2026-11-26" });
    expect(await aroundOf(at("2026-11-24", 0))).toEqual([false, true]);
    expect(await aroundOf(at("2026-11-27", 0))).toEqual([true, false]);
  });

  test("is_active changes by itself when a weekday starts and ends, every week", async () => {
    await tenPercentOff({ weekdays: toJson(["tue"]) });
    for (const [tuesday, wednesday] of [
      ["2026-11-24", "2026-11-25"],
      ["2026-12-01", "2026-12-02"],
    ] as const) {
      expect(await aroundOf(at(tuesday, 0))).toEqual([false, true]);
      expect(await aroundOf(at(wednesday, 0))).toEqual([true, false]);
    }
  });

  test("the cache key of pages changes at the same moments, and at no other", async () => {
    await tenPercentOff({ last_date: "2026-11-23" });
    const stampAt = (now: number) => {
      desk.clock.now = now;
      return desk.services.catalogue.stamp();
    };
    const end = at("2026-11-24", 0);
    expect(stampAt(end - 1)).toBe(stampAt(end - 60_000));
    expect(stampAt(end)).not.toBe(stampAt(end - 1));
  });

  test("a service past midnight belongs to its evening", async () => {
    const times = [{ start: "18:30", end: "01:00" }];
    await desk.db
      .updateTable("menus")
      .set({ active_times: toJson(everyDay({ label: "", is_open: true, times })) })
      .execute();
    await tenPercentOff({ weekdays: toJson(["fri"]) });
    expect(await aroundOf(at("2026-11-28", 0))).toEqual([true, true]);
    expect(await aroundOf(at("2026-11-28", 60))).toEqual([true, false]);
    expect(await aroundOf(at("2026-11-27", 60))).toEqual([false, true]);
  });

  test("an order is priced with the offers of the moment at which it is placed", async () => {
    await tenPercentOff({ last_date: "2026-11-21" });
    const end = at("2026-11-22", 0);
    const reduced = anOrder({ discount: 1, total: 9 });
    desk.clock.now = end;
    expect(await desk.problemOf(reduced)).toMatchObject({
      code: "price_changed",
      payload: { discount: 0, total: 10 },
    });
    desk.clock.now = end - 1;
    expect(await desk.problemOf(anOrder())).toMatchObject({ payload: { discount: 1, total: 9 } });
    await desk.place(reduced);
  });

  test("the moment of ordering counts, not that of the slot", async () => {
    await tenPercentOff({ weekdays: toJson(["sun"]) });
    const date = { delivery_date: "2026-11-22", delivery_time_range: "12:00" };
    const { customer } = anOrder();
    await desk.place(anOrder({ customer: { ...customer, date } }));
    expect((await desk.stored()).orders).toMatchObject([{ discount: 0, slot_date: "2026-11-22" }]);
  });

  test("an offer that is switched off stays off on its days", async () => {
    await tenPercentOff({ is_active: 0, first_date: "2026-11-24" });
    expect(await aroundOf(at("2026-11-24", 0))).toEqual([false, false]);
    expect(await wireOffer()).not.toHaveProperty("changes_at");
  });

  test("the coming changes are sent, and nothing where an offer has no days", async () => {
    const unrestricted = await wireOffer();
    expect(Object.keys(unrestricted)).toEqual([
      ...["id", "name", "is_active", "allow_repeat", "active_times", "delivery_pickup"],
      ...["minimum_amount", "menus", "categories", "items", "type", "value"],
    ]);
    await tenPercentOff({ first_date: "2026-11-24", last_date: "2026-11-26" });
    expect(await wireOffer()).toMatchObject({
      is_active: false,
      changes_at: ["2026-11-23T23:00:00.000Z", "2026-11-26T23:00:00.000Z"],
    });
    expect((await offer())?.changes_at).toEqual([at("2026-11-24", 0), at("2026-11-27", 0)]);
  });
});
