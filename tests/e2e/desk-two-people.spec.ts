import type { Page } from "@playwright/test";
import { deskClient, done, newPerson } from "../support/desk-client.ts";
import { ownDish, savedField } from "../support/own-dish.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, enterDesk, type Person } from "./pages/desk.ts";
import { openDish } from "./pages/dish.ts";

/** Nobody is signed in at first, which the browser reports; a conflict is refused. */
test.use({ locale: "fr-FR", refused: [401, 409] });

const { fields } = DESK.dish;

test("two people at one dish: different fields both hold and appear at the other's; the same field shows both values and asks", async ({
  page,
  browser,
  server,
}) => {
  const api = await deskClient(server);
  const name = "Plat de deux personnes";
  const original = done(await api.dish(1101));
  const { target } = done(
    await api.addToMenu({
      kind: "dish",
      within: original.categories[0] ?? null,
      copy_of: "dish:1101",
      values: { name },
    }),
  );
  const id = Number(target.split(":")[1]);
  const path = `/fr/desk/menu/dishes/${id}`;
  const aiko = await newPerson(server, "Aiko", "manager");
  const context = await browser.newContext({ baseURL: server.url, locale: "fr-FR" });
  const hers = await context.newPage();

  async function openAs(desk: Page, person?: Person): Promise<void> {
    await enterDesk(desk, person);
    await visit(desk, path);
    await expect(desk.getByRole("heading", { level: 1, name })).toBeVisible();
  }
  const field = (of: Page, label: string) => of.getByRole("textbox", { name: label, exact: true });
  await openAs(page);
  await openAs(hers, aiko);

  // Both have typed before either has left the field.
  await field(page, fields.description).fill("À moi.");
  await field(hers, fields.price_pickup).fill("13,70");
  await field(page, fields.description).press("Tab");
  await field(hers, fields.price_pickup).press("Enter");
  await expect(field(page, fields.price_pickup)).toHaveValue("13,70");
  await expect(field(hers, fields.description)).toHaveValue("À moi.");
  expect(done(await api.dish(id)).values).toMatchObject({
    description: "À moi.",
    price_pickup: 1370,
  });

  await field(page, fields.price_pickup).fill("14,10");
  await field(hers, fields.price_pickup).fill("14,90");
  await field(hers, fields.price_pickup).press("Enter");
  await expect.poll(async () => done(await api.dish(id)).values.price_pickup).toBe(1490);
  await field(page, fields.price_pickup).press("Enter");
  const both = page.getByText(/Aiko a mis 14,90.*vous écrivez 14,10/).first();
  await expect(both).toBeVisible();
  expect(done(await api.dish(id)).values.price_pickup).toBe(1490);
  await page
    .getByRole("button", { name: /^Garder 14,90/ })
    .first()
    .click();
  await expect(field(page, fields.price_pickup)).toHaveValue("14,90");
  expect(done(await api.dish(id)).values.price_pickup).toBe(1490);
  await context.close();
});

test.describe("a press on what somebody else has just changed", () => {
  // Requests of a service worker are not held.
  test.use({ serviceWorkers: "block" });

  test("tells both values, and a button makes the change again", async ({ page, server }) => {
    const dish = await ownDish(server, "Plat aux deux taux");
    const { tax } = DESK.dish;
    await openDish(page, dish);
    const rate = page.getByRole("combobox", { name: tax.label });
    await expect(rate).toBeVisible();
    const gate = Promise.withResolvers<void>();
    await page.route(
      (url) => url.pathname.endsWith(`/dishes/${dish.id}`),
      async (route) => {
        await gate.promise;
        await route.continue();
      },
    );
    const edits = [{ target: dish.target, values: { tax_rate: 5.5 } }];
    done(await dish.api.changeMenu({ edits }));
    await rate.selectOption("20");
    const told = page.getByText(/vient de changer «\sTVA\s»\s: 5,5\s%\. Vous vouliez\s: 20\s%/);
    await expect(told).toBeVisible();
    gate.resolve();
    await expect(rate).toHaveValue("5.5");
    await page.getByRole("button", { name: DESK.dish.again }).click();
    await expect.poll(savedField(dish, "tax_rate")).toBe(20);
    await expect(rate).toHaveValue("20");
  });
});
