import { expect, type Locator } from "@playwright/test";

/**
 * Waits until React has taken an element over: a link that is pressed before is followed by the
 * browser itself, to a page of its own, and what is typed before is nobody's.
 */
export async function hydrated(element: Locator): Promise<void> {
  const isMarked = (node: Element) => Object.keys(node).some((key) => key.startsWith("__react"));
  await expect.poll(() => element.evaluate(isMarked)).toBe(true);
}
