import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // Omits selectors of elements, and the fetching of styles for a rule that is not run.
  selectors: false,
  preload: false,
};
/** Rules whose result depends on the colour scheme; all others run in the light scheme only. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const MODAL = "dialog:modal";

/**
 * Accessibility rules that a screen violates, in light or dark scheme, each with its elements.
 * Checks only the open dialog where there is one, since the page behind is inert; or only the part
 * `within`, since covered targets cannot be measured. Motion is off from then on, because a colour
 * in a transition is not a violation.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const found: string[] = [];
  const isModal = (await page.locator(MODAL).count()) > 0;
  const where = within ?? (isModal ? MODAL : "html");
  // Injected once for both schemes and run directly: Axe's own driver for Playwright takes twice as
  // long.
  await page.evaluate(AXE);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.evaluate(comeToRest);
    const options = colorScheme === "light" ? OPTIONS : { ...OPTIONS, runOnly: COLOUR_RULES };
    for (const { id, nodes } of await page.evaluate(scan, { where, options }))
      found.push(`${id} in ${colorScheme}: ${nodes.join(" ")}`);
  }
  return found;
}

/**
 * Runs in the page, after Axe was injected. Of rows (list items, `tr`) in one place with the same markup,
 * texts and references aside, the first is scanned: the others keep or break the same rules, and are
 * most of a long page.
 */
async function scan({ where, options }: { where: string; options: RunOptions }) {
  const { axe } = window as unknown as {
    axe: { run: (where: ElementContext, options: RunOptions) => Promise<AxeResults> };
  };
  const own =
    /^(alt|datetime|for|href|id|name|src|srcset|title|value|aria-(controls|describedby|label|labelledby))$/;
  const markupOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent?.trim() ? "text" : "";
    const attributes = [...node.attributes].map(
      ({ name, value }) => `${name}=${value && own.test(name) ? "own" : value}`,
    );
    const children = [...node.childNodes].map(markupOf);
    return `<${node.tagName} ${attributes.join(" ")}>${children.join("")}</>`;
  };
  const placeOf = (element: Element | null): string =>
    element ? `${placeOf(element.parentElement)} ${element.tagName}.${element.className}` : "";

  const seen = new Set<string>();
  const repeated: Element[] = [];
  for (const row of document.querySelectorAll("li, tr, [role=listitem]")) {
    if (repeated.at(-1)?.contains(row)) continue;
    const markup = `${placeOf(row.parentElement)} ${markupOf(row)}`;
    if (seen.has(markup)) repeated.push(row);
    seen.add(markup);
  }
  // What is stuck to the end of a dialog covers targets, but none once that is scrolled to its end.
  const scrolled = [...document.querySelectorAll("dialog:modal *")]
    .filter((box) => box.scrollHeight > box.clientHeight)
    .map((box) => ({ box, top: box.scrollTop }));
  for (const { box } of scrolled) box.scrollTop = box.scrollHeight;
  const { violations } = await axe.run({ include: where, exclude: repeated }, options);
  for (const { box, top } of scrolled) box.scrollTop = top;
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}

/**
 * Runs in the page. Even without motion a transition takes 1 ms, and a colour read before the next
 * frame is between the two schemes, so every finite animation is finished. (Not awaited: in
 * Chromium `finished` occasionally stays pending after the end.)
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
