import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatDate, formatShortDate } from "@noren/contract/format/dates.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { SPECIAL_HOURS_WORDS } from "../../apps/web/src/i18n/special-hours-words.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { installClock } from "./page-clock.ts";
import { checkoutOn, SLOT } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { startServerWithSpecialHours } from "./sample-file.ts";
import { expect, LOCALES, test } from "./test.ts";

const DISHES = { fr: "Soupe miso", en: "Miso soup" } as const;
const PAGES = { fr: ["/", "/contact", "/menu"], en: ["/en", "/en/contact", "/en/menu"] } as const;
/** In milliseconds. */
const DAY = 24 * 3_600_000;

let server: TestServer;
let closed: string;
let other: string;
test.beforeAll(async () => {
  const today = wallClock(Date.now(), "Europe/Paris").date;
  closed = addDays(today, 3);
  other = addDays(today, 5);
  const services = [{ start: "18:30", end: "20:30", slot_minutes: 30 }];
  server = await startServerWithSpecialHours([{ date: closed }, { date: other, services }]);
});
test.afterAll(() => server?.close());

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const special = SPECIAL_HOURS_WORDS[locale];
    const closure = () => special.closedOn(formatDate(closed, locale));
    const evening = () => special.openOn(formatDate(other, locale), "").replace(/\s*\.$/, "");

    test("closures and other hours are shown with the week on every page with hours, before a script runs", async ({
      page,
    }) => {
      for (const path of PAGES[locale]) {
        const html = await (await page.request.get(`${server.url}${path}`)).text();
        expect(html).toContain(closure());
        expect(html).toContain(evening());
        await visit(page, `${server.url}${path}`);
        for (const text of [closure(), evening()]) {
          const said = page.getByRole("listitem").filter({ hasText: text, visible: true });
          await expect(said.first()).toBeVisible();
        }
      }
      expect(await violations(page)).toEqual([]);
    });

    test("a closure is no longer shown once its date has passed, without loading the page again", async ({
      page,
    }) => {
      await installClock(page, Date.now());
      await visit(page, `${server.url}${PAGES[locale][1]}`);
      const main = page.getByRole("main");
      await expect(main.getByText(closure())).toBeVisible();
      await page.clock.setSystemTime(Date.now() + 4 * DAY);
      await page.clock.runFor(60_000);
      await expect(main.getByText(evening())).toBeVisible();
      await expect(main.getByText(closure())).toHaveCount(0);
    });

    test("the checkout offers no slot of a closed date, names the closure, and offers other hours", async ({
      page,
    }) => {
      await visit(page, `${server.url}${prefix}/menu`);
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      await shop.add(DISHES[locale]);
      await shop.checkOut();
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await page.getByRole("button", { name: words.checkout.time.scheduled }).click();
      const days = page.getByRole("group", { name: words.checkout.time.days, exact: true });
      const chip = (date: string) =>
        days.getByRole("button", { name: capitalise(formatShortDate(date, locale)), exact: true });
      await expect(chip(closed)).toHaveCount(0);
      await expect(page.getByRole("main").getByText(closure())).toBeVisible();
      await chip(other).click();
      const slots = page.getByRole("button", { name: SLOT });
      await expect(slots.first()).toHaveText(/^18:30/);
      await expect(slots).toHaveCount(4);
      expect(await violations(page)).toEqual([]);
    });
  });

test("notes that are still on their way when a date passes are waited for, and are then without it", async ({
  page,
}) => {
  await page.route(/\/assets\/current-notes-.*\.js/, async (route) => {
    await page.clock.setSystemTime(Date.now() + 4 * DAY);
    await page.clock.runFor(60_000);
    await route.continue();
  });
  const special = SPECIAL_HOURS_WORDS.fr;
  await installClock(page);
  await visit(page, `${server.url}/contact`);
  const main = page.getByRole("main");
  await expect(main.getByText(special.closedOn(formatDate(closed, "fr")))).toHaveCount(0);
  await expect(
    main.getByText(special.openOn(formatDate(other, "fr"), "").slice(0, -2)),
  ).toBeVisible();
});

test("search engines are told of the closed date and of the other hours, and of the usual week", async ({
  page,
}) => {
  await visit(page, `${server.url}/`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const restaurant = texts.map((text) => JSON.parse(text)).find((one) => one.geo);
  expect(restaurant.specialOpeningHoursSpecification).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      validFrom: closed,
      validThrough: closed,
      opens: "00:00",
      closes: "00:00",
    },
    {
      "@type": "OpeningHoursSpecification",
      validFrom: other,
      validThrough: other,
      opens: "18:30",
      closes: "20:30",
    },
  ]);
  const days = restaurant.openingHoursSpecification.flatMap(
    ({ dayOfWeek }: { dayOfWeek: string[] }) => dayOfWeek,
  );
  expect(new Set(days).size).toBe(7);
});
