import { done } from "../support/desk-client.ts";
import { menuCategories } from "../support/menu-categories.ts";
import { ownDish } from "../support/own-dish.ts";
import { aMoment, ownDraft } from "../support/own-draft.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, signIn } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const { drafts, menuPage } = DESK;

test("a change of many prices stays typed until it is made, with the dishes that are left out", async ({
  page,
  server,
}) => {
  const { api, id, name } = await ownDish(server, "Plat laissé de côté");
  const [within = ""] = done(await api.dish(id)).categories;
  const category = (await menuCategories(api)).find(({ target }) => target === within);
  const { raise } = menuPage;
  const where = raise.openFor(category?.name ?? "");
  const dialog = page.getByRole("dialog", { name: where });
  const amount = dialog.getByRole("textbox", { name: raise.by.amount });
  const direction = dialog.getByRole("button", { name: raise.directions.down, exact: true });
  const leftOut = dialog.getByRole("checkbox", { name, exact: true });
  const open = async () => {
    await visit(page, "/desk/menu?mode=prices");
    await page.getByRole("button", { name: where, exact: true }).click();
  };
  await signIn(page);
  await open();
  await direction.click();
  await amount.fill("0,50");
  await leftOut.uncheck();
  await open();
  await expect(amount).toHaveValue("0,50");
  await expect(direction).toHaveAttribute("aria-pressed", "true");
  await expect(leftOut).not.toBeChecked();
});

test("a draft's new name and moment, and a day of the past, stay typed until they are saved", async ({
  page,
  server,
}) => {
  const { api, target } = await ownDish(server, "Plat à venir");
  const draft = await ownDraft(api, "Carte d’été", target, 16);
  const { date } = aMoment();
  const day = page.getByLabel(drafts.when.date, { exact: true });
  const renaming = page.getByRole("dialog", { name: drafts.rename });
  const name = renaming.getByRole("textbox", { name: drafts.name });
  const rename = page.getByRole("button", { name: drafts.renameOf("Carte d’été") });
  await signIn(page);
  await visit(page, draft.path);
  await day.fill(date);
  await rename.click();
  await name.fill("Carte de juillet");
  await visit(page, draft.path);
  await expect(day).toHaveValue(date);
  await rename.click();
  await expect(name).toHaveValue("Carte de juillet");
  await renaming.getByRole("button", { name: drafts.save }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Carte de juillet" })).toBeVisible();
  await page.getByRole("button", { name: drafts.renameOf("Carte de juillet") }).click();
  await expect(name).toHaveValue("Carte de juillet");

  for (const isFilled of [false, true]) {
    await visit(page, "/desk/menu/history");
    await page.getByText(drafts.history.open).click();
    if (isFilled) await expect(day).toHaveValue("2020-02-29");
    else await day.fill("2020-02-29");
  }
  await visit(page, "/desk/menu/drafts");
  await page.getByRole("button", { name: drafts.open }).click();
  await page.getByRole("textbox", { name: drafts.name }).fill("Carte d’août");
  await visit(page, "/desk/menu/drafts");
  await page.getByRole("button", { name: drafts.open }).click();
  await expect(page.getByRole("textbox", { name: drafts.name })).toHaveValue("Carte d’août");
});

test("how many of a dish there are, and until when it is sold out, stay typed until they are saved", async ({
  page,
  server,
}) => {
  const { api, name, target } = await ownDish(server, "Plat compté à moitié");
  const { availability } = DESK;
  const count = page.getByRole("textbox", { name: availability.count.label });
  const until = page.getByLabel(availability.until.moment);
  const open = async () => {
    await visit(page, `/desk/availability?search=${encodeURIComponent(name)}`);
    await page.getByRole("button", { name: availability.more(name), exact: true }).click();
  };
  await signIn(page);
  await open();
  await count.fill("12");
  const { local } = aMoment();
  await until.fill(local);
  await open();
  await expect(count).toHaveValue("12");
  await expect(until).toHaveValue(local);
  await page.getByRole("button", { name: availability.count.set }).click();
  await expect(page.getByText(availability.left(12))).toBeVisible();
  done(await api.changeAvailability({ targets: [target], daily_count: 40 }));
  await open();
  await expect(count).toHaveValue("40");
});
