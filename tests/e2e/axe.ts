import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // What would tell of an element by its path, and fetch the styles for a rule that is not asked.
  selectors: false,
  preload: false,
};
const MODAL = "dialog:modal";

/**
 * The rules of accessibility that a screen breaks, in light or in dark, each with the elements that
 * break it. Looks at the open dialog where there is one: nobody reaches what is behind; or only at
 * what lies over a page that is half covered, so that its targets are no measure. Motion is off
 * from then on: a colour on its way to another is no fault.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  const isModal = (await page.locator(MODAL).count()) > 0;
  const where = within ?? (isModal ? MODAL : "html");
  // Once for both, and asked by hand: what Axe's own driver for Playwright adds takes as long again.
  await page.evaluate(AXE);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(comeToRest);
    for (const { id, nodes } of await page.evaluate(scan, { where, options: OPTIONS }))
      found.push(`${id} in ${colorScheme}: ${nodes.join(" ")}`);
  }
  return found;
}

/** Runs in the page, which knows Axe by then. */
async function scan({ where, options }: { where: ElementContext; options: RunOptions }) {
  const { axe } = window as unknown as {
    axe: { run: (where: ElementContext, options: RunOptions) => Promise<AxeResults> };
  };
  const { violations } = await axe.run(where, options);
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/**
 * Runs in the page. Without motion a change still takes its millisecond, and what is read before the
 * next frame is a colour half way between the two schemes: whatever has an end is put there. (Not
 * waited for: Chromium leaves `finished` open now and then on what has long ended.)
 */
async function comeToRest(): Promise<void> {
  const isEnding = ({ playState, effect }: Animation) =>
    playState === "running" && Number.isFinite(Number(effect?.getComputedTiming().endTime));
  let moving: Animation[];
  do {
    await new Promise(requestAnimationFrame);
    moving = document.getAnimations().filter(isEnding);
    for (const animation of moving) animation.finish();
  } while (moving.length > 0);
}
