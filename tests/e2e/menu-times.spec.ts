import { createApi } from "@noren/contract/api.ts";
import { menuOrder } from "@noren/ordering/menu-times.ts";
import type { Page } from "@playwright/test";
import { MENU_TIME_WORDS } from "../../apps/web/src/i18n/menu-time-words.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { installClock, setTime } from "./page-clock.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

/** A Tuesday; the midday menu is served until 14:30, the evening menu from 18:30. */
const NOON = "2026-11-24T11:00:00Z";
const LATE_LUNCH = "2026-11-24T13:10:00Z";
const AFTERNOON = "2026-11-24T14:00:00Z";
/** The same evening, and the day before: no midday menu on Mondays. */
const EVENING = "2026-11-24T18:00:00Z";
const SUNDAY = "2026-11-22T18:00:00Z";

const NAMES = {
  fr: {
    midday: "Carte du midi",
    evening: "Carte du soir",
    bento: "Bento karaage",
    soup: "Soupe miso",
    lunchSoup: "Soupe miso aux champignons",
  },
  en: {
    midday: "Midday menu",
    evening: "Evening menu",
    bento: "Karaage bento",
    soup: "Miso soup",
    lunchSoup: "Mushroom miso soup",
  },
} as const;
const AT = {
  fr: { half: "18\u00a0h\u00a030", noon: "11\u00a0h\u00a030" },
  en: { half: "18:30", noon: "11:30" },
} as const;

type NamedMenu = { menu_name: string; categories: { items: { item_name: string }[] }[] };
const NO_MENU: NamedMenu = { menu_name: "", categories: [] };
const WIDTHS = [390, 768, 1440];
/** Share of a dish's picture that its button may cover. */
const COVERED_MOST = 0.25;
/** The smallest comfortable target, in px. */
const TARGET = 44;

/** Of the dishes with a picture: the largest share of one that its button covers. */
function mostCovered(page: Page): Promise<{ count: number; share: number; target: number }> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll("main li:has(img):has(button)")].map((card) => {
      const picture = card.querySelector("div:has(> picture, > img)")?.getBoundingClientRect();
      const button = card.querySelector("button")?.getBoundingClientRect();
      if (!picture || !button) throw new Error(`${card.textContent} has no picture`);
      const width = Math.min(picture.right, button.right) - Math.max(picture.left, button.left);
      const height = Math.min(picture.bottom, button.bottom) - Math.max(picture.top, button.top);
      return {
        share: (Math.max(width, 0) * Math.max(height, 0)) / (picture.width * picture.height),
        target: Math.min(button.width, button.height),
      };
    });
    return {
      count: cards.length,
      share: Math.max(...cards.map(({ share }) => share)),
      target: Math.min(...cards.map(({ target }) => target)),
    };
  });
}

const menusOf = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const names = NAMES[locale];
    const at = AT[locale];
    const later = MENU_TIME_WORDS[locale];

    test("the menu that can be ordered now stands first, on the page and among its categories", async ({
      page,
    }) => {
      await setTime(page, NOON);
      await visit(page, `${prefix}/menu`);
      await expect(menusOf(page)).toHaveText([names.midday, names.evening]);
      const rail = page.getByRole("navigation", { name: words.menu.categories });
      await expect(rail.getByText(new RegExp(`^(${names.midday}|${names.evening})$`))).toHaveText([
        names.midday,
        names.evening,
      ]);
      await setTime(page, EVENING);
      await visit(page, `${prefix}/menu?at=evening`);
      await expect(menusOf(page)).toHaveText([names.evening, names.midday]);
    });

    test("the best sellers of home are those of the menu that can be ordered now", async ({
      page,
      server,
    }) => {
      const headers = { "accept-language": locale };
      const answer = await fetch(`${server.url}/v2/public/menus`, { headers });
      const { payload } = (await answer.json()) as { payload: NamedMenu[] };
      const best = page.getByRole("region", { name: words.home.best });
      for (const [instant, menu] of [
        [NOON, names.midday],
        [EVENING, names.evening],
      ] as const) {
        const { categories } = payload.find(({ menu_name }) => menu_name === menu) ?? NO_MENU;
        const dishes = categories.flatMap(({ items }) => items.map(({ item_name }) => item_name));
        await setTime(page, instant);
        await visit(page, `${prefix}/?at=${instant}`);
        await expect
          .poll(async () =>
            dishes.includes(await best.getByRole("heading", { level: 3 }).first().innerText()),
          )
          .toBe(true);
      }
    });

    test("a closed menu says when it opens, an open one that it takes orders for later only", async ({
      page,
    }) => {
      const of = (menu: string) => page.getByRole("region", { name: menu, exact: true });
      await setTime(page, NOON);
      await visit(page, `${prefix}/menu`);
      const opens = (when: string) => `${words.hours.closedNow}, ${words.hours.opensAt(when)}`;
      await expect(of(names.evening)).toContainText(opens(later.at(at.half)));
      await setTime(page, LATE_LUNCH);
      await visit(page, `${prefix}/menu?at=late`);
      const orders = later.orders(later.forTomorrow(at.noon));
      await expect(of(names.midday)).toContainText(`${words.hours.openNow}, ${orders}`);
      await setTime(page, SUNDAY);
      await visit(page, `${prefix}/menu?at=sunday`);
      const tuesday = words.hours.at(words.weekdays.tue, at.noon);
      await expect(of(names.midday)).toContainText(opens(tuesday));
      await expect(of(names.midday).getByRole("button").first()).toHaveAccessibleName(
        new RegExp(`, ${later.forDay(words.weekdays.tue, at.noon)}$`),
      );
    });

    test("the buttons of a dish say for when it would be, by name and visibly", async ({
      page,
    }) => {
      const { addButton, pressAdd, cart } = shopOn(page, words, prefix);
      await setTime(page, NOON);
      await visit(page, `${prefix}/menu`);
      const when = later.for(at.half);
      await expect(addButton(names.soup)).toHaveAccessibleName(
        `${words.menu.add(names.soup)}, ${when}`,
      );
      await expect(addButton(names.soup)).toHaveText(when);
      await expect(addButton(names.lunchSoup)).toHaveAccessibleName(
        words.menu.add(names.lunchSoup),
      );
      await page.getByRole("link", { name: names.soup, exact: true }).click();
      const dish = page.getByRole("dialog", { name: names.soup, exact: true });
      const add = dish.getByRole("button", { name: new RegExp(`^${words.product.add}`) });
      await expect(add).toContainText(`${words.product.add} ${when}`);
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: names.lunchSoup, exact: true }).click();
      const now = page.getByRole("dialog", { name: names.lunchSoup, exact: true });
      await expect(now).toBeVisible();
      await expect(now.getByText(when)).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(now).toBeHidden();
      expect(await violations(page), "menu").toEqual([]);
      await pressAdd(names.soup);
      await expect(cart).toBeVisible();
    });

    for (const path of ["/", "/menu"])
      test(`the button of a dish covers at most a quarter of its picture on ${path}, open and closed`, async ({
        page,
      }) => {
        for (const time of [EVENING, LATE_LUNCH]) {
          await setTime(page, time);
          await visit(page, `${prefix}${path}`);
          const buttons = page.locator("main li:has(img)").getByRole("button");
          const when = path === "/" ? at.half : later.forTomorrow(at.noon);
          const isLater = buttons.filter({ hasText: when });
          if (path === "/menu" || time === LATE_LUNCH) await expect(isLater).not.toHaveCount(0);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 900 });
            const { count, share, target } = await mostCovered(page);
            expect(count, `dishes with a picture at ${width} px`).toBeGreaterThan(0);
            expect(share, `share of a picture at ${width} px`).toBeLessThanOrEqual(COVERED_MOST);
            expect(target, `px of a button at ${width} px`).toBeGreaterThanOrEqual(TARGET);
          }
        }
      });
  });

const { locale, prefix, words, browser } = FRENCH;
test.use({ locale: browser });
const names = NAMES.fr;

test("the order of the menus follows the clock while the page is open, unless somebody reads on", async ({
  page,
}) => {
  await installClock(page, NOON);
  await visit(page, `${prefix}/menu`);
  await expect(menusOf(page)).toHaveText([names.midday, names.evening]);
  const { addButton } = shopOn(page, words, prefix);
  await expect(addButton(names.soup)).toHaveAccessibleName(/, pour 18/);
  await menusOf(page).nth(1).scrollIntoViewIfNeeded();
  await page.clock.fastForward(Date.parse(AFTERNOON) - Date.parse(NOON));
  await expect(addButton(names.lunchSoup)).toHaveAccessibleName(/, pour demain 11/);
  await expect(menusOf(page)).toHaveText([names.midday, names.evening]);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.clock.fastForward(60_000);
  await expect(menusOf(page)).toHaveText([names.evening, names.midday]);
});

test.describe("far from the restaurant", () => {
  test.use({ timezoneId: "America/New_York" });

  test("times are those of the restaurant", async ({ page }) => {
    await setTime(page, NOON);
    await visit(page, `${prefix}/menu`);
    const { addButton } = shopOn(page, words, prefix);
    await expect(addButton(names.soup)).toHaveText(`pour ${AT.fr.half}`);
  });
});

test("the server-rendered page has the menus in the order of the server's clock; the wire does not", async ({
  request,
  server,
}) => {
  const api = createApi(server.url, (asked) => fetch(asked), locale);
  const [settings, menus] = await Promise.all([api.settings(), api.menus()]);
  if (!settings.ok || !menus.ok) throw new Error("The API does not answer");
  expect(menus.payload.map(({ menu_id }) => menu_id)).toEqual([1, 2]);
  const html = await (await request.get(`${server.url}${prefix}/menu`)).text();
  const shown = [...html.matchAll(/<h2 id="menu-(\d+)"/g)].map(([, id]) => Number(id));
  expect(shown).toEqual(menuOrder(menus.payload, settings.payload, Date.now()));
});

test("a link to a dish of a menu that is closed opens it", async ({ page }) => {
  await setTime(page, NOON);
  await visit(page, `${prefix}/menu?product=1701`);
  await expect(page.getByRole("dialog", { name: names.soup, exact: true })).toBeVisible();
});
