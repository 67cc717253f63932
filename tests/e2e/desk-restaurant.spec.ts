import { addDays, wallClock } from "../../packages/ordering/src/zone.ts";
import { deskClient, done, OWNER, STAFF_ENVIRONMENT } from "../support/desk-client.ts";
import { startTestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK_LANGUAGES, deskOn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401, 422] });

for (const { prefix, words } of DESK_LANGUAGES)
  test(`contacts, texts, notices and payments are changed, and guests read them at once (${prefix})`, async ({
    page,
  }) => {
    const server = await startTestServer(STAFF_ENVIRONMENT);
    try {
      const { restaurant } = words;
      const { fields, texts, notices, payments } = restaurant;
      const api = await deskClient(server);
      const facts = async () => done(await api.restaurantFacts());
      const home = async () => (await page.request.get(server.url)).text();
      const before = await facts();
      const desk = deskOn(page);
      await visit(page, `${server.url}/fr/desk`);
      await desk.fillSignIn(OWNER);
      await desk.expectInbox();
      await visit(page, `${server.url}${prefix}/desk/restaurant`);

      await expect(page.getByRole("heading", { name: payments.title })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);

      const phone = page.getByLabel(fields.phone, { exact: true });
      await phone.fill("+33 4 78 99 88 77");
      await phone.press("Enter");
      await expect.poll(home).toContain("+33478998877");
      const siret = page.getByLabel(fields.siret, { exact: true });
      await siret.fill("123");
      await siret.press("Enter");
      await expect(siret).toHaveAttribute("aria-invalid", "true");
      expect((await facts()).business.siret).toBe(before.business.siret);
      // What was typed is kept with the closed page, and told to be unsaved.
      await visit(page, `${server.url}${prefix}/desk/restaurant`);
      await expect(siret).toHaveValue("123");
      await siret.fill("732 829 320 00074");
      await siret.press("Enter");
      await expect.poll(async () => (await facts()).business.siret).toBe("732 829 320 00074");

      await page.getByLabel(texts.home.fr).fill("Du poisson, du riz, du soin.");
      await page.getByLabel(texts.home.fr).blur();
      await expect.poll(home).toContain("Du poisson, du riz, du soin.");
      expect((await facts()).texts.home.en).toBe(before.texts.home.en);

      await page.getByRole("button", { name: notices.add }).click();
      const notice = page.getByRole("group", { name: notices.notice(1), exact: true });
      await notice.getByLabel(notices.fr).fill("Fermé le 14 au soir.");
      await page.getByRole("button", { name: notices.submit }).click();
      await expect(notice.getByText(notices.needsDate)).toBeVisible();
      const tomorrow = addDays(wallClock(Date.now(), "Europe/Paris").date, 1);
      await notice.getByLabel(notices.until).fill(tomorrow);
      await page.getByRole("button", { name: notices.submit }).click();
      await expect.poll(home).toContain("Fermé le 14 au soir.");
      for (const method of ["stripe", "paypal"] as const) {
        await page.getByLabel(payments.methods[method]).uncheck();
        await expect.poll(async () => (await facts()).payments[method]).toBe(false);
      }
      await page.getByLabel(payments.methods.cod).click();
      await expect(page.getByLabel(payments.methods.cod)).toBeChecked();
      expect((await facts()).payments.cod).toBe(true);
      await page.getByLabel(payments.methods.stripe).check();
      await expect.poll(async () => (await facts()).payments.stripe).toBe(true);
      await visit(page, "about:blank");
    } finally {
      await server.close();
    }
  });
