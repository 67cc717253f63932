import type { Page } from "@playwright/test";
import type { MenuDish } from "../../packages/contract/src/staff/menu.ts";
import { deskClient, done } from "../support/desk-client.ts";
import { expect, test } from "./desk-test.ts";
import { enterDesk } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

/** As somebody says it who was told a sentence and sees the screen for the first time. */
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();

test("“the nigiri went up by 50 centimes, tuna is out tonight” is done by the names on the screen alone", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const nigiri = async () => {
    const { menus } = done(await api.menus());
    const all = menus.flatMap((menu) => menu.categories);
    return all.find(({ name }) => name === "Nigiri")?.dishes ?? [];
  };
  const before = await nigiri();
  expect(before).not.toEqual([]);
  await enterDesk(page);

  await press(page, "Menu");
  await page.getByRole("link", { name: "La carte", exact: true }).click();
  await press(page, "Prix");
  await press(page, "Changer plusieurs prix : Nigiri");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Montant en euros" }).fill("0,50");
  await dialog.getByRole("button", { name: /^Changer \d+ prix$/ }).click();
  await expect(page.getByText(/Nigiri\s:\s\d+\sprix changés/)).toBeVisible();
  const prices = ({ price_delivery, price_pickup }: MenuDish) => [price_delivery, price_pickup];
  expect((await nigiri()).map(prices)).toEqual(
    before.map((dish) => prices(dish).map((price) => price + 50)),
  );

  await page.getByRole("link", { name: "Épuisé" }).first().click();
  await page.getByRole("searchbox", { name: "Un plat, un choix…" }).fill("thon");
  const { entries } = done(await api.availability());
  const isTuna = (text: string) => /thon/i.test(text);
  const tuna = entries.filter(({ name }) => isTuna(name));
  const all = entries.filter(({ name, description }) => isTuna(name) || isTuna(description));
  const back = page.getByText(/^De retour /);
  await press(page, `Épuiser « thon » (${tuna.length}), jusqu’à demain`);
  await expect(back).toHaveCount(tuna.length);
  const containing = all.length - tuna.length;
  await press(page, `Épuiser « thon » et ce qui en contient (${containing}), jusqu’à demain`);
  await expect(back).toHaveCount(all.length);
  const after = new Map(
    done(await api.availability()).entries.map((entry) => [entry.target, entry.sold_out]),
  );
  expect(all.every(({ target }) => after.get(target)?.until === "tomorrow")).toBe(true);
});
