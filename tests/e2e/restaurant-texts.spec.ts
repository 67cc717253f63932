import { addDays, wallClock } from "@noren/ordering/zone.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { installClock } from "./page-clock.ts";
import { startServerWithTexts } from "./sample-file.ts";
import { expect, LOCALES, test } from "./test.ts";

const DAY_MS = 86_400_000;
const today = wallClock(Date.now(), "Europe/Paris").date;
const TEXTS = {
  home: { fr: "Le poisson du matin, roulé le soir.", en: "This morning’s fish, rolled tonight." },
  about: {
    fr: "Deux sœurs, un comptoir.\n\nDepuis 2011.",
    en: "Two sisters, one counter.\n\nSince 2011.",
  },
};
const HOLIDAY = { fr: "Fermé la semaine prochaine.", en: "Closed next week." };
const PAST = { fr: "Fermé hier.", en: "Closed yesterday." };
const NOTICES = [
  { text: PAST, until: addDays(today, -1) },
  { text: HOLIDAY, until: addDays(today, 5) },
];

let told: TestServer;
test.beforeAll(async () => {
  told = await startServerWithTexts({ ...TEXTS, notices: NOTICES });
});
test.afterAll(() => told.close());

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser, viewport: { width: 390, height: 844 } });

    test("home and menu show a notice until it ends, in the words of the page's language", async ({
      page,
    }) => {
      await installClock(page);
      for (const path of [prefix, `${prefix}/menu`]) {
        await visit(page, told.url + path);
        const notices = page.getByRole("complementary", { name: words.layout.notices });
        await expect(notices).toHaveText(HOLIDAY[locale]);
        expect(await violations(page)).toEqual([]);
        expect(await layoutFaults(page)).toEqual([]);
      }
      await page.clock.fastForward(6 * DAY_MS);
      await expect(page.getByText(HOLIDAY[locale])).toBeHidden();
      await visit(page, told.url + prefix);
      await expect(page.getByText(HOLIDAY[locale])).toBeHidden();
    });

    test("the notice is in the page before a script runs", async () => {
      const page = await (await fetch(`${told.url}${prefix}/menu`)).text();
      expect(page).toContain(HOLIDAY[locale]);
      expect(page.replace(/<script[\s\S]*?<\/script>/g, "")).toContain(HOLIDAY[locale]);
      expect(page).not.toContain(PAST[locale]);
    });

    test("the home page and the page about the restaurant have its own texts", async ({ page }) => {
      await visit(page, told.url + prefix);
      await expect(page.getByText(TEXTS.home[locale])).toBeVisible();
      await visit(page, `${told.url}${prefix}/about`);
      for (const paragraph of TEXTS.about[locale].split("\n\n"))
        await expect(page.getByText(paragraph)).toBeVisible();
    });
  });
