import type { BrowserContext, Page } from "@playwright/test";

/**
 * From now on a page that is opened or loaded anew is there once React hears what is pressed.
 * Between its load and that a press is lost, and a link is followed by the browser itself.
 */
export function openTakenOver(context: BrowserContext): void {
  context.on("page", (page) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = (...given) => goto(...given).then(onceTaken(page));
    page.reload = (...given) => reload(...given).then(onceTaken(page));
  });
}

/** Nothing is waited for where the server has rendered nothing, or a page that stays as it is. */
function onceTaken(page: Page) {
  return async <Answer>(answer: Answer): Promise<Answer> => {
    await page.waitForFunction(() => {
      const root = document.getElementById("root");
      const isDead = !root?.firstChild || !document.getElementById("bootstrap");
      return isDead || Object.keys(root).some((key) => key.startsWith("__reactContainer"));
    });
    return answer;
  };
}
