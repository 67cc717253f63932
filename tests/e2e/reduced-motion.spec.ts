import type { Page } from "@playwright/test";
import { visit } from "./hydrated.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, IN_MOTION, test } from "./test.ts";

const { words, prefix } = FRENCH;

/** Elements with a transition or animation long enough to be noticed. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(",").map(Number.parseFloat));
    const moves = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const animated = style.animationName !== "none" && seconds(style.animationDuration) > 0.01;
      return animated || seconds(style.transitionDuration) > 0.01;
    };
    return [...document.querySelectorAll("body *")]
      .filter((element) => [undefined, "::before", "::after"].some((part) => moves(element, part)))
      .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`);
  });
}

/** Home, menu, dish, cart and checkout. */
async function eachScreen(page: Page, check: (name: string) => Promise<void>): Promise<void> {
  const shop = shopOn(page, words, prefix);
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await check("home");
  await shop.openMenu();
  await check("menu");
  await page.getByRole("link", { name: "Nigiri saumon", exact: true }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await check("dish");
  await page.keyboard.press("Escape");
  await shop.add("Nigiri anguille");
  await check("cart");
  await shop.checkOut();
  await check("checkout");
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing is animated, and scrolling is not smooth", async ({ page }) => {
    await eachScreen(page, async (name) => expect(await moving(page), name).toEqual([]));
    const scrolling = await page.evaluate(
      () => getComputedStyle(document.documentElement).scrollBehavior,
    );
    expect(scrolling).toBe("auto");
  });

  test("a dialog is in its place from its first frame, so that a press at once hits", async ({
    page,
  }) => {
    const shop = shopOn(page, words, prefix);
    await shop.openMenu();
    const tops = await page.evaluateHandle(() => {
      const seen = new Set<number>();
      const frame = () => {
        const dialog = document.querySelector("dialog:modal");
        if (dialog) seen.add(Math.round(dialog.getBoundingClientRect().top));
        requestAnimationFrame(frame);
      };
      frame();
      return seen;
    });
    await page.getByRole("link", { name: "Nigiri saumon", exact: true }).first().click();
    const note = page.getByRole("dialog").getByRole("textbox", { name: words.product.note });
    await note.click();
    expect(await tops.evaluate((seen) => [...seen])).toHaveLength(1);
  });
});

test.describe("without reduced motion", () => {
  test.use(IN_MOTION);

  test("every screen has animated elements", async ({ page }) => {
    const screens: number[] = [];
    await eachScreen(page, async () => {
      screens.push((await moving(page)).length);
    });
    expect(Math.min(...screens)).toBeGreaterThan(0);
  });
});
