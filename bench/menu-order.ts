import type { Page } from "@playwright/test";
import { officeFr } from "../apps/web/src/i18n/desk-office-fr.ts";
import {
  focusOn,
  longestTask,
  modeButton,
  onSlowDesk,
  press,
  pressKey,
  TASK_MS,
  tell,
  tellFirstDish,
} from "./support/slow-desk.ts";

/**
 * The desk's menu with three hundred dishes, most of them in one category, on a slow phone: when
 * its first dish is shown, how long presses take in the mode in which dishes are put in order, and
 * the longest task while one is dragged.
 */
const DISHES = 300;
const { order } = officeFr.menuPage;

await onSlowDesk(DISHES, async (page) => {
  await tellFirstDish(page, "/fr/desk/menu");
  await press(page, "order mode", modeButton("order"));
  await page.waitForTimeout(3000);
  await press(page, `open a category of ${DISHES} dishes`, "main [aria-expanded]");
  await page.waitForTimeout(5000);
  const name = await page.evaluate(
    () => document.querySelectorAll("main [role=listitem] p")[4]?.firstChild?.textContent ?? "",
  );
  const named = (label: string) => `button[aria-label="${label}"]`;
  await press(page, "▼", named(order.down(name)));
  await press(page, "▼ again", named(order.down(name)));
  await press(page, "▲", named(order.up(name)));
  await focusOn(page, named(order.handle(name)));
  for (const key of ["ArrowDown", "ArrowUp", "End", "Home"]) {
    await page.waitForTimeout(1500);
    await pressKey(page, key, key);
  }
  await page.waitForTimeout(1500);
  const handle = named(order.handle(name));
  const task = await longestTask(page, () => drag(page, handle));
  tell("longest task while dragging", task, TASK_MS);
  await press(page, "move to…", named(order.moveTo(name)));
});

/** A finger pulls a row over the screen, and waits at its edge for a while. */
async function drag(page: Page, selector: string): Promise<void> {
  const box = await page.evaluate((selector) => {
    const target = document.querySelector(selector);
    target?.scrollIntoView({ block: "center" });
    return target?.getBoundingClientRect().toJSON() as DOMRect | undefined;
  }, selector);
  if (!box) throw new Error(`Not on the page: ${selector}`);
  const session = await page.context().newCDPSession(page);
  const x = box.x + box.width / 2;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  let y = box.y + box.height / 2;
  await touch("touchStart", y);
  for (; y < 600; y += 8) await touch("touchMove", y);
  await page.waitForTimeout(2000);
  await touch("touchEnd");
  await page.waitForTimeout(2000);
}
