import { deskClient, done, OWNER, STAFF_ENVIRONMENT } from "../support/desk-client.ts";
import { startTestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK_LANGUAGES, deskOn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

for (const { prefix, words } of DESK_LANGUAGES)
  test(`a zone is added, tried by an address, changed and taken back (${prefix})`, async ({
    page,
  }) => {
    const server = await startTestServer(STAFF_ENVIRONMENT);
    try {
      const { delivery, menuPage } = words;
      const { form, trial, rules } = delivery;
      const api = await deskClient(server);
      const desk = deskOn(page);
      await visit(page, `${server.url}/fr/desk`);
      await desk.fillSignIn(OWNER);
      await desk.expectInbox();
      await visit(page, `${server.url}${prefix}/desk/delivery`);
      const zones = page.getByRole("region", { name: delivery.zones });

      await page.getByLabel(trial.address, { exact: true }).fill("69500 Bron");
      await page.getByRole("button", { name: trial.submit }).click();
      await expect(page.getByText(trial.outOfRange("69500 Bron"))).toBeVisible();

      await zones.getByRole("button", { name: delivery.add }).click();
      const dialog = page.getByRole("dialog", { name: form.newTitle });
      await dialog.getByRole("button", { name: form.submit }).click();
      await expect(dialog.getByText(form.wrong.name)).toBeVisible();
      await expect(dialog.getByLabel(form.fields.name, { exact: true })).toBeFocused();
      await dialog.getByLabel(form.fields.name, { exact: true }).fill("Gratte-Ciel");
      await dialog.getByLabel(form.fields.places).fill("69500 Bron");
      expect(await violations(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
      // What was typed is kept with the closed page.
      await visit(page, `${server.url}${prefix}/desk/delivery`);
      await zones.getByRole("button", { name: delivery.add }).click();
      await expect(dialog.getByLabel(form.fields.name, { exact: true })).toHaveValue("Gratte-Ciel");
      await dialog.getByLabel(form.fields.delivery_fee).fill("4,20");
      await dialog.getByLabel(form.fields.minimum).fill("40");
      await dialog.getByRole("button", { name: form.submit }).click();
      await expect(zones.getByText("Gratte-Ciel")).toBeVisible();

      await page.getByLabel(trial.address, { exact: true }).fill("69500 Bron");
      await page.getByRole("button", { name: trial.submit }).click();
      const answer = page.getByText("69500 Bron").filter({ hasText: trial.zone("Gratte-Ciel") });
      await expect(answer).toContainText(/4[,.]20/);
      await expect(answer).toContainText(/10[,.]00/);
      await page.getByLabel(trial.amount, { exact: true }).fill("40");
      await page.getByRole("button", { name: trial.submit }).click();
      await expect(answer).not.toContainText(/10[,.]00/);

      await zones.getByRole("button", { name: delivery.changeOf("Gratte-Ciel") }).click();
      await page.getByRole("button", { name: form.archive }).click();
      await expect(zones.getByText("Gratte-Ciel")).toHaveCount(0);
      await page.getByRole("button", { name: menuPage.undo }).click();
      await expect(zones.getByText("Gratte-Ciel")).toBeVisible();

      const least = page.getByLabel(rules.names.hard_minimum, { exact: true });
      await least.fill("18");
      await least.press("Enter");
      await expect.poll(async () => done(await api.delivery()).settings.hard_minimum).toBe(18);
      await visit(page, "about:blank");
    } finally {
      await server.close();
    }
  });
