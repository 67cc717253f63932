import type { Locator, Page } from "@playwright/test";

/** Whether an element is in the viewport as a whole, with nothing over its middle and its sides. */
export function isSeen(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
    // The link of a dish covers its whole card.
    const whole = element.closest("li") ?? element;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [
      [x, y],
      [left + 1, y],
      [right - 1, y],
      [x, top + 1],
      [x, bottom - 1],
    ].every(([x = 0, y = 0]) => whole.contains(document.elementFromPoint(x, y)));
  });
}

/** The dishes of which name, price and the button that adds them are seen. */
export async function seenDishes(page: Page): Promise<string[]> {
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  const seen: string[] = [];
  for (const card of await cards.all()) {
    const name = card.getByRole("heading").getByRole("link");
    const parts = [name, card.getByText(/\d[.,]\d\d/).last(), card.getByRole("button")];
    const areSeen = await Promise.all(parts.map(isSeen));
    if (areSeen.every(Boolean)) seen.push(await name.innerText());
  }
  return seen;
}
