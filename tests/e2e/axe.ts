import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
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
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(comeToRest);
    // One document without frames: what joins the answers of several takes longer than the scan.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    if (isModal || within) axe.include(within ?? MODAL);
    const { violations } = await axe
      .options({ runOnly: TAGS, resultTypes: ["violations"] })
      .analyze();
    for (const { id, nodes } of violations)
      found.push(`${id} in ${colorScheme}: ${nodes.map((node) => node.html).join(" ")}`);
  }
  return found;
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
