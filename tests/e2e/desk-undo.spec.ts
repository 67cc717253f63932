import { TRACK_WORDS } from "../../apps/web/src/i18n/track-words.ts";
import { OWNER, place, STAFF_ENVIRONMENT } from "../support/desk-client.ts";
import { startTestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK_LANGUAGES, deskOn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

/** Longer than in service, since a busy machine presses late. */
const HOLD = { TEST_HOLD_MS: "60000" };

for (const { prefix, locale, words } of DESK_LANGUAGES)
  test(`an acceptance is undone: the order is new and rings again, and its guest's page never changes (${prefix})`, async ({
    page,
    browser,
  }) => {
    const server = await startTestServer({ ...STAFF_ENVIRONMENT, ...HOLD });
    const guest = await browser.newContext({ serviceWorkers: "block" });
    try {
      const desk = deskOn(page, words);
      await visit(page, `${server.url}/fr/desk`);
      await desk.fillSignIn(OWNER);
      await desk.expectInbox();
      await visit(page, `${server.url}${prefix}/desk`);
      const { order_id, tracking_key, number } = await place(server);

      const tab = await guest.newPage();
      const shown: string[] = [];
      await tab.exposeFunction("shown", (heading: string) => shown.push(heading));
      await visit(tab, `${server.url}${prefix}/track/${order_id}?key=${tracking_key}`);
      const heading = tab.getByRole("heading", { level: 1 });
      const { headings } = TRACK_WORDS[locale];
      await expect(heading).toHaveText(headings.new);
      await tab.evaluate(() => {
        const report = () =>
          (window as unknown as { shown(text: string): void }).shown(
            document.querySelector("h1")?.textContent ?? "",
          );
        const options = { subtree: true, childList: true, characterData: true };
        new MutationObserver(report).observe(document.body, options);
      });

      const order = desk.order(number);
      const accept = order.getByRole("button", { name: words.answer.yes });
      const rings = page
        .getByText(words.alarm.rings(1, true))
        .or(page.getByText(words.alarm.rings(1, false)));
      await expect(rings).toBeAttached();
      await accept.click();
      await expect(
        desk.order(number).getByRole("button", { name: words.steps.preparing }),
      ).toBeVisible();
      await expect(rings).not.toBeAttached();
      expect(await violations(page)).toEqual([]);

      await page.getByRole("button", { name: words.undo, exact: true }).click();
      await expect(page.getByText(words.undone(number))).toBeVisible();
      await expect(accept).toBeVisible();
      await expect(rings).toBeAttached();
      await expect(heading).toHaveText(headings.new);
      expect(shown.filter((text) => text !== headings.new)).toEqual([]);
    } finally {
      await guest.close();
      await page.goto("about:blank");
      await server.close();
    }
  });
