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

/** The sample restaurant with texts of its own (`texts` of the settings). */
export function startServerWithTexts(texts: object): Promise<TestServer> {
  const settings = [...sampleRestaurant.settings, { name: "texts", value: texts }];
  return startServerWithData({ ...sampleRestaurant, settings });
}

function sampleWith(name: string, change: (value: unknown) => object) {
  const settings = sampleRestaurant.settings.map((pair) =>
    pair.name === name ? { ...pair, value: change(pair.value) } : pair,
  );
  return { ...sampleRestaurant, settings };
}

/** The sample restaurant with these offers and coupons instead of its own. */
export function startServerOffering(offers: object[], coupons: object[]): Promise<TestServer> {
  return startServerWithData({ ...sampleRestaurant, offers, coupons });
}

/** The sample restaurant before it has taken any photo. */
export function startServerWithoutPictures(): Promise<TestServer> {
  const menus = sampleRestaurant.menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({ ...item, item_image: null, item_picture: null })),
    })),
  }));
  const settings = sampleRestaurant.settings.filter(({ name }) => name !== "pictures");
  return startServerWithData({ ...sampleRestaurant, settings, menus });
}

type Restricted = { dishes: Record<number, object>; choices: Record<number, object> };

/** The sample restaurant with further fields of dishes and choices, by their ids. */
export function startServerRestricted({ dishes, choices }: Restricted): Promise<TestServer> {
  const menus = sampleRestaurant.menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({
        ...item,
        ...dishes[item.item_id],
        options: item.options.map((option) => ({
          ...option,
          option_options: option.option_options.map((choice) => ({
            ...choice,
            ...choices[choice.id],
          })),
        })),
      })),
    })),
  }));
  return startServerWithData({ ...sampleRestaurant, menus });
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

/** The sample restaurant; on Sundays the midday menu is served as the evening's is. */
export function startServerMeetingOnSundays(): Promise<TestServer> {
  const [midday, evening] = sampleRestaurant.menus;
  if (!midday || !evening) throw new Error("The sample has two menus");
  const both = {
    ...midday,
    active_times: { ...midday.active_times, sun: evening.active_times.sun },
    time_ranges: { ...midday.time_ranges, sun: evening.time_ranges.sun },
    pickup_time_ranges: { ...midday.pickup_time_ranges, sun: evening.pickup_time_ranges.sun },
  };
  return startServerWithData({ ...sampleRestaurant, menus: [both, evening] });
}

type SpecialHours = {
  date: string;
  services?: { start: string; end: string; slot_minutes: number }[];
};

/** The sample restaurant with closures and other hours of these dates only. */
export function startServerWithSpecialHours(special_hours: SpecialHours[]): Promise<TestServer> {
  return startServerWithData({ ...sampleRestaurant, special_hours });
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
