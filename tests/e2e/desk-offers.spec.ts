import { deskClient, done, OWNER, STAFF_ENVIRONMENT } from "../support/desk-client.ts";
import { startTestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK_LANGUAGES, deskOn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

for (const { prefix, locale, words } of DESK_LANGUAGES)
  test(`an offer is made by its sentence, simulated, switched off and deleted; a code is added (${prefix})`, async ({
    page,
  }) => {
    const server = await startTestServer(STAFF_ENVIRONMENT);
    try {
      const { offers, menuPage } = words;
      const { form, simulator } = offers;
      const api = await deskClient(server);
      const known = done(await api.offers());
      const dish = known.items[0];
      const desk = deskOn(page);
      await visit(page, `${server.url}/fr/desk`);
      await desk.fillSignIn(OWNER);
      await desk.expectInbox();
      await visit(page, `${server.url}${prefix}/desk/offers`);
      const list = page.getByRole("region", { name: offers.offers, exact: true });

      await list.getByRole("button", { name: offers.addOffer }).click();
      const dialog = page.getByRole("dialog", { name: form.newTitle.offer });
      await dialog.getByLabel(form.values.percentage).fill("25");
      await dialog.getByRole("button", { name: form.submit }).click();
      await expect(dialog.getByText(form.wrong.name)).toBeVisible();
      await expect(dialog.getByLabel(form.fields.name, { exact: true })).toBeFocused();
      await dialog.getByLabel(form.fields.name, { exact: true }).fill("Quart");
      await dialog.getByRole("button", { name: form.orderTypes.pickup }).click();
      const sentence = locale === "fr" ? /^25\s% de remise, à emporter$/ : /^25% off, for pickup$/;
      await expect(dialog.getByRole("status")).toHaveText(sentence);
      expect(await violations(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
      // What was typed is kept with the closed page.
      await visit(page, `${server.url}${prefix}/desk/offers`);
      await list.getByRole("button", { name: offers.addOffer }).click();
      await expect(dialog.getByLabel(form.fields.name, { exact: true })).toHaveValue("Quart");
      await dialog.getByRole("button", { name: form.submit }).click();
      await expect(list.getByText("Quart", { exact: true })).toBeVisible();
      const published = await page.request.get(`${server.url}/v2/public/offers`);
      expect(await published.text()).toContain('"name":"Quart"');

      const trial = page.getByRole("region", { name: simulator.title });
      await trial.getByLabel(simulator.dish(1)).selectOption({ value: String(dish?.id) });
      await trial.getByRole("button", { name: simulator.submit }).click();
      await expect(trial.getByRole("listitem").filter({ hasText: "✓ Quart" })).toBeVisible();

      await list.getByLabel(offers.activeOf("Quart")).uncheck();
      await expect(page.getByText(offers.isOff("Quart"))).toBeVisible();
      await trial.getByRole("button", { name: simulator.submit }).click();
      const off = simulator.not("Quart", simulator.why.switched_off);
      await expect(trial.getByText(off)).toBeVisible();
      await page.getByRole("button", { name: menuPage.undo }).last().click();
      await expect(list.getByLabel(offers.activeOf("Quart"))).toBeChecked();

      await list.getByRole("button", { name: offers.changeOf("Quart") }).click();
      await page.getByRole("button", { name: form.archive }).click();
      await expect(list.getByText("Quart", { exact: true })).toHaveCount(0);

      const coupons = page.getByRole("region", { name: offers.coupons });
      await coupons.getByRole("button", { name: offers.addCoupon }).click();
      const code = page.getByRole("dialog", { name: form.newTitle.coupon });
      await code.getByLabel(form.fields.code, { exact: true }).fill("RENTREE");
      await code.getByLabel(form.values.percentage).fill("15");
      await code.getByLabel(form.once).check();
      await code.getByRole("button", { name: form.submit }).click();
      await expect(coupons.getByText("RENTREE", { exact: true })).toBeVisible();
      const redeemed = await page.request.post(`${server.url}/v2/public/offers/coupon`, {
        data: { code: "rentree" },
      });
      expect(redeemed.status()).toBe(200);
      await visit(page, "about:blank");
    } finally {
      await server.close();
    }
  });
