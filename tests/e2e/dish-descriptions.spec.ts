import type { Page } from "@playwright/test";
import { visit } from "./hydrated.ts";
import { expect, LOCALES, test } from "./test.ts";

const WIDTHS = [320, 360, 390, 412, 768, 1024, 1440];
/** All cards are in the viewport: those out of sight keep the height of the width before. */
const HEIGHT = 16_000;

type Described = { dish: string; text: string; isContinued: boolean; isFaded: boolean };
type Measured = { described: Described[]; cut: string[] };

/**
 * The text below each dish's name, its words that are not shown as a whole, and its numbers without
 * what they count.
 */
function measureDescriptions(page: Page): Promise<Measured> {
  return page.evaluate(() => {
    const measured: Measured = { described: [], cut: [] };
    for (const heading of document.querySelectorAll("main li :is(h3, h4)")) {
      const paragraph = heading.nextElementSibling;
      const text = paragraph?.firstChild;
      if (!paragraph || !(text instanceof Text)) continue;
      const dish = heading.textContent;
      const box = paragraph.getBoundingClientRect();
      if (getComputedStyle(paragraph).webkitLineClamp !== "none")
        measured.cut.push(`${dish}: the ellipsis of a line clamp replaces letters`);
      let before = { word: "", isShown: true };
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const shown = [...range.getClientRects()].map((rect) => {
          const middle = (rect.top + rect.bottom) / 2;
          if (middle > box.bottom) return "hidden";
          const isInside = rect.right <= box.right + 0.5 && rect.bottom <= box.bottom + 1;
          return isInside ? "whole" : "cut";
        });
        if (new Set(shown).size > 1 || shown.includes("cut")) measured.cut.push(`${dish}: ${word}`);
        const isShown = !shown.includes("hidden");
        if (/^\d+$/.test(before.word) && before.isShown && !isShown)
          measured.cut.push(`${dish}: ${before.word} without ${word}`);
        before = { word, isShown };
      }
      measured.described.push({
        dish,
        text: text.data,
        isContinued: paragraph.scrollHeight > paragraph.clientHeight,
        isFaded: getComputedStyle(paragraph).maskImage !== "none",
      });
    }
    return measured;
  });
}

for (const { locale, prefix, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    for (const path of ["/", "/menu"])
      test(`no card of ${path} ends its dish's description in mid-word or after a bare number at any width`, async ({
        page,
      }) => {
        await visit(page, `${prefix}${path}`);
        await page.evaluate(() => document.fonts.ready);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          await expect
            .poll(async () => (await measureDescriptions(page)).cut, { message: `at ${width} px` })
            .toEqual([]);
          const { described } = await measureDescriptions(page);
          expect(described.length).toBeGreaterThan(0);
        }
      });

    test("a description fades at its end if and only if it continues", async ({ page }) => {
      await visit(page, `${prefix}/menu`);
      await page.setViewportSize({ width: 390, height: HEIGHT });
      await page.evaluate(() => document.fonts.ready);
      await expect
        .poll(async () => {
          const { described } = await measureDescriptions(page);
          return described.filter(({ isContinued, isFaded }) => isContinued !== isFaded);
        })
        .toEqual([]);
      const { described } = await measureDescriptions(page);
      expect(new Set(described.map(({ isContinued }) => isContinued)).size).toBe(2);
    });
  });
