import { expect, test } from "./desk-test.ts";
import { DESK, enterDesk, expectBar } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

for (const state of ["low", "full"] as const)
  test(`the desk shows that the server's disk is ${state}`, async ({ page }) => {
    await page.route("**/v2/staff/ordering", async (route) => {
      const response = await route.fetch();
      const { payload, ...rest } = await response.json();
      await route.fulfill({ response, json: { ...rest, payload: { ...payload, storage: state } } });
    });
    await enterDesk(page);
    if (state === "full") await expect(page.getByText(DESK.storage.full.title)).toBeVisible();
    else await expectBar(page, DESK.storage.low.title);
  });
