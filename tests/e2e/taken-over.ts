import type { BrowserContext, Page } from "@playwright/test";

/**
 * From now on a page that is opened or loaded anew is there once React has taken over each of its
 * controls: before, a press is lost, and a link is followed by the browser itself. Who asks for less
 * (`waitUntil`) looks at the page of before.
 */
export function openTakenOver(context: BrowserContext): void {
  context.on("page", (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (options?.waitUntil === undefined) await isTakenOver(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      if (options?.waitUntil === undefined) await isTakenOver(page);
      return answer;
    };
  });
}

/** Nothing is waited for where the server has rendered nothing, or a page that stays as it is. */
async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHeard = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith("__react"));
    const isStill = document.getElementById("bootstrap") === null;
    return isStill || [...document.querySelectorAll("#root :is(button, input)")].every(isHeard);
  });
}
