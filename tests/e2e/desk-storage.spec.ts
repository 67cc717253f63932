import { expect, test } from "./desk-test.ts";
import { answered, DESK, enterDesk, expectBar } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

/** On the page: what the heartbeats of its stream tell. */
declare let told: string;

for (const state of ["low", "full"] as const)
  test(`the desk shows that the server's disk is ${state}`, async ({ page }) => {
    await answered(page, "**/v2/staff/ordering", () => ({ storage: state }));
    await enterDesk(page);
    if (state === "full") await expect(page.getByText(DESK.storage.full.title)).toBeVisible();
    else await expectBar(page, DESK.storage.low.title);
  });

test("a desk that stands open is told with the next heartbeat, and once it is over", async ({
  page,
}) => {
  let storage = "ok";
  await answered(page, "**/v2/staff/ordering", () => ({ storage }));
  await page.addInitScript(() => {
    const { EventSource } = window;
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("beat", (beat) => {
          if (!beat.isTrusted) return;
          beat.stopImmediatePropagation();
          this.dispatchEvent(new MessageEvent("beat", { data: told }));
        });
      }
    };
    Object.assign(window, { told: "ok" });
  });
  await enterDesk(page);
  const tell = (state: string) => {
    storage = state;
    return page.evaluate((wanted) => {
      told = wanted;
    }, state);
  };
  await tell("low");
  await expectBar(page, DESK.storage.low.title);
  await tell("ok");
  await expect(page.getByText(DESK.storage.low.title)).toHaveCount(0);
});
