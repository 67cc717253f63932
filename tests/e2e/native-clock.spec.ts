import { shiftDate, THURSDAY_IN_SERVICE } from "../support/test-clock.ts";
import { expect, FRENCH, test } from "./app-test.ts";
import { openApp } from "./pages/app.ts";

// The server is in service at any hour of the run.
test.use({ instant: THURSDAY_IN_SERVICE });

test("on a device three hours behind, the app shows what is open by the server's clock", async ({
  page,
}) => {
  await page.addInitScript(shiftDate, -3 * 3_600_000);
  await openApp(page);
  const menu = page.getByRole("region", { name: "Carte du soir", exact: true });
  await expect(menu).toContainText(FRENCH.words.hours.openNow);
});
