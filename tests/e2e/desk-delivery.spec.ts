import { deskClient, done, OWNER, STAFF_ENVIRONMENT } from "../support/desk-client.ts";
import { startTestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, DESK_LANGUAGES, deskOn } from "./pages/desk.ts";

/** Nobody is signed in at first, and a conflict is refused. */
test.use({ locale: "fr-FR", refused: [401, 409] });

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
      await zones.getByRole("button", { name: delivery.add }).click();
      await expect(dialog.getByLabel(form.fields.name, { exact: true })).toHaveValue("");
      await page.keyboard.press("Escape");

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

test("a zone that somebody else changes meanwhile is not overwritten: opened again, it is as it is now", async ({
  page,
}) => {
  const server = await startTestServer(STAFF_ENVIRONMENT);
  try {
    const { delivery } = DESK;
    const { form } = delivery;
    const api = await deskClient(server);
    const [zone] = done(await api.delivery()).zones;
    if (!zone) throw new Error("the sample has no zone");
    await visit(page, `${server.url}/fr/desk`);
    await deskOn(page).fillSignIn(OWNER);
    await deskOn(page).expectInbox();
    await visit(page, `${server.url}/fr/desk/delivery`);
    const open = page.getByRole("button", { name: delivery.changeOf(zone.name) });
    const dialog = page.getByRole("dialog", { name: form.title(zone.name) });
    const fee = dialog.getByLabel(form.fields.delivery_fee);
    const minimum = dialog.getByLabel(form.fields.minimum);
    await open.click();
    await fee.fill("7,70");
    const theirs = { target: zone.target, values: { minimum: 33 } };
    expect(await api.changeDelivery({ edits: [theirs] })).toMatchObject({ ok: true });
    await dialog.getByRole("button", { name: form.submit }).click();
    await expect(dialog.getByText(form.changedSince)).toBeVisible();
    await page.keyboard.press("Escape");
    await open.click();
    await expect(minimum).toHaveValue(/^33/);
    await expect(fee).not.toHaveValue("7,70");
    await fee.fill("7,70");
    await dialog.getByRole("button", { name: form.submit }).click();
    await expect(dialog).toHaveCount(0);
    const changed = done(await api.delivery()).zones.find(({ target }) => target === zone.target);
    expect(changed).toMatchObject({ delivery_fee: 770, minimum: 3300 });
    await visit(page, "about:blank");
  } finally {
    await server.close();
  }
});
