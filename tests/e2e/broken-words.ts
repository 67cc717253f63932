import type { Page } from "@playwright/test";

/**
 * Words that a line's end cuts in two without a hyphen. What has more letters (an e-mail address, a
 * long name) may break. Checks only the open dialog where there is one.
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Longest word that must fit on a line, in letters. */
    const longest = 12;
    const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
      const { parentElement: owner, data } = text;
      if (!owner?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      if (getComputedStyle(owner).hyphens === "auto") continue;
      for (const { 0: run, index: start } of data.matchAll(/\S+/g)) {
        if (run.length > longest) continue;
        for (const { 0: word, index } of run.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          const range = document.createRange();
          range.setStart(text, start + index);
          range.setEnd(text, start + index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
    }
    return found;
  });
}
