import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addDays, wallClock, weekdayOf } from "@noren/ordering/zone.ts";
import { sampleRestaurant } from "@noren/sample/restaurant.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** The sample restaurant with other delivery settings (wire.md, `features.delivery`). */
export function startServerDelivering(delivery: Record<string, unknown>): Promise<TestServer> {
  return startServerWithData(
    sampleWith("features", (value) => ({ delivery: { ...Object(value).delivery, ...delivery } })),
  );
}

/** The sample restaurant with other payment methods (wire.md, `payments`). */
export function startServerPaidBy(
  payments: Record<string, { active: boolean }>,
  environment: Record<string, string>,
): Promise<TestServer> {
  return startServerWithData(
    sampleWith("payments", () => payments),
    environment,
  );
}

function sampleWith(name: string, change: (value: unknown) => object) {
  const settings = sampleRestaurant.settings.map((pair) =>
    pair.name === name ? { ...pair, value: change(pair.value) } : pair,
  );
  return { ...sampleRestaurant, settings };
}

/** The sample restaurant, closed on every day. */
export function startServerWithoutHours(): Promise<TestServer> {
  const menus = sampleRestaurant.menus.map((menu) => ({
    ...menu,
    active_times: {},
    time_ranges: {},
    pickup_time_ranges: {},
  }));
  return startServerWithData({ ...sampleRestaurant, menus });
}

/**
 * The sample restaurant, closed today and tomorrow, so that its first slot stays the same during a
 * test.
 */
export function startServerOpeningLater(environment: Record<string, string>): Promise<TestServer> {
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
  return startServerWithData({ ...sampleRestaurant, menus }, environment);
}

async function startServerWithData(
  restaurant: unknown,
  environment: Record<string, string> = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "noren-sample-"));
  const file = join(folder, "sample.json");
  await writeFile(file, JSON.stringify(restaurant));
  const server = await startTestServer({ ...environment, SAMPLE_DATA: file });
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
