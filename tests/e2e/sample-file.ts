import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, wallClock, weekdayOf } from "@noren/ordering/zone.ts";
import { sampleRestaurant } from "../../apps/server/src/sample/restaurant.ts";
import { type House, openHouse } from "../support/house.ts";

/** The sample restaurant with other delivery settings (wire.md, `features.delivery`). */
export function openHouseDelivering(delivery: Record<string, unknown>): Promise<House> {
  const settings = sampleRestaurant.settings.map((pair) =>
    pair.name === "features"
      ? { ...pair, value: { delivery: { ...Object(pair.value).delivery, ...delivery } } }
      : pair,
  );
  return openHouseOf({ ...sampleRestaurant, settings });
}

/** The sample restaurant, which opens on no day at all. */
export function openHouseWithoutHours(): Promise<House> {
  const menus = sampleRestaurant.menus.map((menu) => ({
    ...menu,
    active_times: {},
    time_ranges: {},
    pickup_time_ranges: {},
  }));
  return openHouseOf({ ...sampleRestaurant, menus });
}

/** The sample restaurant, closed today and tomorrow: its first slot is the first for as long as a test runs. */
export function openHouseLater(environment: Record<string, string>): Promise<House> {
  const today = wallClock(Date.now(), "Europe/Paris").date;
  const closed = [weekdayOf(today), weekdayOf(addDays(today, 1))];
  const without = <Day>(days: Record<string, Day>) =>
    Object.fromEntries(Object.entries(days).filter(([day]) => !closed.some((off) => off === day)));
  const menus = sampleRestaurant.menus.map((menu) => ({
    ...menu,
    active_times: without(menu.active_times),
    time_ranges: without(menu.time_ranges),
    pickup_time_ranges: without(menu.pickup_time_ranges),
  }));
  return openHouseOf({ ...sampleRestaurant, menus }, environment);
}

async function openHouseOf(
  restaurant: unknown,
  environment: Record<string, string> = {},
): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), "noren-sample-"));
  const file = join(folder, "sample.json");
  await writeFile(file, JSON.stringify(restaurant));
  const house = await openHouse({ ...environment, SAMPLE_DATA: file });
  return {
    ...house,
    close: async () => {
      await house.close();
      await rm(folder, { recursive: true });
    },
  };
}
