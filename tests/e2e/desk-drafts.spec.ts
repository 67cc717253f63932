import type { Locator, Page } from "@playwright/test";
import { formatMoney } from "../../packages/contract/src/format/money.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { asCents } from "../../packages/ordering/src/money.ts";
import { addDays, instantFrom, wallClock } from "../../packages/ordering/src/zone.ts";
import { deskClient, done, newPerson, signedInAs } from "../support/desk-client.ts";
import { ownDish } from "../support/own-dish.ts";
import { aMoment, ownDraft, PARIS } from "../support/own-draft.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { reload, visit } from "./hydrated.ts";
import { DESK, enterDesk, signIn } from "./pages/desk.ts";

/** Nobody is signed in at first, and a deleted draft is not found, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401, 404] });

const WORDS = DESK.drafts;
const { menuPage, openDraft } = DESK;
/** A dish of the sample that no other test changes. */
const EARLIER = 1506;

async function pickupPrice(api: StaffApi, id: number): Promise<number> {
  return done(await api.dish(id)).values.price_pickup;
}

async function openPrices(page: Page): Promise<void> {
  await visit(page, "/desk/menu?mode=prices");
}

function pickupField(page: Page, dish: string): Locator {
  return page.getByRole("textbox", {
    name: `${dish}, ${menuPage.fields.price_pickup}`,
    exact: true,
  });
}

function bar(page: Page): Locator {
  return page.getByRole("region", { name: openDraft.label });
}

function told(name: string, value: string, moment: string): string {
  return WORDS.field.will(name, value, moment);
}

test("a draft is filled in the prices, outlives a reload, says its moment in full, and is published and undone", async ({
  page,
  server,
}) => {
  const dish = "Nigiri d’hiver";
  const { api, id } = await ownDish(server, dish);
  const { date, local, moment } = aMoment();
  const desk = await enterDesk(page);
  await desk.open("drafts");
  await page.getByRole("button", { name: WORDS.open }).click();
  const creation = page.getByRole("dialog", { name: WORDS.open });
  await creation.getByRole("textbox", { name: WORDS.name }).fill("Carte d’hiver");
  await creation.getByRole("button", { name: WORDS.create }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Carte d’hiver" })).toBeVisible();
  await expect(page.getByText(WORDS.what.emptyTitle)).toBeVisible();

  await page.getByRole("button", { name: WORDS.edit }).click();
  await expect(bar(page)).toContainText(openDraft.preparing("Carte d’hiver"));
  await page.getByRole("button", { name: menuPage.modes.prices, exact: true }).click();
  await pickupField(page, dish).fill("16,00");
  await pickupField(page, dish).press("Tab");
  await expect(pickupField(page, dish)).toHaveAccessibleDescription(/14,50/);
  await expect(bar(page)).toContainText(openDraft.changes(1));
  await reload(page);
  await expect(bar(page)).toContainText(openDraft.changes(1));
  await expect(pickupField(page, dish)).toHaveValue("16,00");
  expect(await pickupPrice(api, id)).toBe(1450);

  await bar(page).getByRole("button", { name: openDraft.end }).click();
  await expect(bar(page).getByRole("button")).toHaveCount(0);
  const changes = page.getByRole("region", { name: WORDS.what.title });
  await expect(changes).toContainText(dish);
  await expect(changes).toContainText(/14,50\s€.*16,00\s€/);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: openDraft.see }).click();
  const shop = await opened;
  await expect(shop.getByText("Carte d’hiver").first()).toBeVisible();
  await shop.close();
  const when = page.getByRole("region", { name: WORDS.when.title });
  await when.getByLabel(WORDS.when.date).fill(date);
  await when.getByLabel(WORDS.when.time).fill("06:00");
  await expect(when.getByText(WORDS.when.notYet(moment))).toBeVisible();
  await when.getByRole("button", { name: WORDS.when.set }).click();
  await expect(page.getByText(WORDS.states.scheduled, { exact: true })).toBeVisible();
  const { drafts } = done(await api.drafts());
  const draft = drafts.find(({ name }) => name === "Carte d’hiver");
  expect(draft).toMatchObject({ publish_local: local, status: "scheduled" });

  await openPrices(page);
  await expect(pickupField(page, dish)).toHaveValue("14,50");
  await expect(pickupField(page, dish)).toHaveAccessibleDescription(
    told("Carte d’hiver", "16,00\u00a0€", moment),
  );
  await visit(page, `/desk/menu/drafts/${draft?.id}`);
  await page.getByRole("button", { name: WORDS.publish.open }).click();
  const question = page.getByRole("dialog", { name: WORDS.publish.title("Carte d’hiver") });
  await expect(question).toContainText(/14,50\s€.*16,00\s€/);
  await question.getByRole("button", { name: WORDS.publish.submit(1) }).click();
  await expect(page.getByText(WORDS.states.published, { exact: true })).toBeVisible();
  expect(await pickupPrice(api, id)).toBe(1600);

  await page.getByRole("link", { name: WORDS.report.history }).click();
  const entry = page
    .getByRole("listitem")
    .filter({ hasText: DESK.audit.actions.draft_published })
    .first();
  await expect(entry).toContainText("Carte d’hiver");
  await entry.getByRole("button", { name: DESK.menuHistory.undo }).click();
  await expect(entry.getByText(DESK.menuHistory.undone, { exact: true })).toBeVisible();
  expect(await pickupPrice(api, id)).toBe(1450);
});

test("a field that the live menu has changed since is named with both values, and can be taken out", async ({
  page,
  server,
}) => {
  const { api, target } = await ownDish(server, "Maki disputé");
  const draft = await ownDraft(api, "Prix disputés", target, 16);
  const aiko = await signedInAs(server, await newPerson(server, "Aiko", "manager"));
  done(await aiko.changeMenu({ edits: [{ target, values: { price_pickup: 15 } }] }));
  await signIn(page);
  await visit(page, draft.path);
  const changes = page.getByRole("region", { name: WORDS.what.title });
  await expect(changes).toContainText(WORDS.what.conflicts(1));
  await expect(changes).toContainText(/14,50\s€ → 15,00\s€.*la préparation mettra 16,00\s€/);
  expect(await violations(page)).toEqual([]);
  const label = DESK.menuFields.labels.price_pickup ?? "";
  await changes
    .getByRole("button", { name: WORDS.what.remove(label, "Maki disputé"), exact: true })
    .click();
  await expect(changes.getByText(WORDS.what.emptyTitle)).toBeVisible();
  expect(done(await api.draft(draft.id)).changes).toEqual([]);
});

test("what a dish's page changes goes into the open draft and out again; a deleted draft ends it", async ({
  page,
  server,
}) => {
  const { api, id, target } = await ownDish(server, "Soupe à préparer");
  const draft = await ownDraft(api, "Nouveaux noms", target, 16);
  await signIn(page);
  await visit(page, draft.path);
  await page.getByRole("button", { name: WORDS.edit }).click();
  await expect(bar(page)).toContainText(openDraft.changes(1));
  await page.getByRole("link", { name: "Soupe à préparer", exact: true }).click();
  const name = page.getByRole("textbox", { name: DESK.dish.fields.name, exact: true });
  await name.fill("Soupe de Noël");
  await name.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Soupe de Noël" })).toBeVisible();
  await expect(name).toHaveAccessibleDescription(/En direct\s: Soupe à préparer$/);
  await page.getByRole("button", { name: DESK.dish.takeOff }).click();
  await expect(bar(page)).toContainText(openDraft.changes(3));
  expect(done(await api.dish(id)).values).toMatchObject({
    name: "Soupe à préparer",
    is_available: true,
  });
  await page
    .getByRole("button", { name: WORDS.field.take(DESK.dish.fields.name), exact: true })
    .click();
  await expect(name).toHaveValue("Soupe à préparer");
  await expect(bar(page)).toContainText(openDraft.changes(2));
  // The notice of a change takes it out of the draft as well.
  await page.getByRole("button", { name: DESK.dish.putOnSale }).click();
  await expect(bar(page)).toContainText(openDraft.changes(1));
  await expect(page.getByText(DESK.dish.putOn("Soupe à préparer"))).toBeVisible();
  await page.getByRole("button", { name: menuPage.undo, exact: true }).last().click();
  await expect(bar(page)).toContainText(openDraft.changes(2));

  done(await api.deleteDraft(draft.id));
  await expect(page.getByText(openDraft.gone)).toBeVisible();
  await expect(bar(page).getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: DESK.dish.takeOff })).toBeVisible();
});

test("a draft is renamed, loses its moment, and is deleted after a question", async ({
  page,
  server,
}) => {
  const { api, target } = await ownDish(server, "Plat d’un soir");
  const draft = await ownDraft(api, "Essai", target, 16);
  const { local, moment } = aMoment();
  done(await api.updateDraft(draft.id, { publish_local: local }));
  await signIn(page);
  await visit(page, draft.path);
  await page.getByRole("button", { name: WORDS.renameOf("Essai") }).click();
  const renaming = page.getByRole("dialog", { name: WORDS.rename });
  await renaming.getByRole("textbox", { name: WORDS.name }).fill("Saint-Valentin");
  await renaming.getByRole("button", { name: WORDS.save }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saint-Valentin" })).toBeVisible();
  await expect(page.getByText(WORDS.when.planned(moment))).toBeVisible();
  await page.getByRole("button", { name: WORDS.when.withdraw }).click();
  await expect(page.getByText(WORDS.states.open, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: WORDS.remove.open, exact: true }).click();
  const question = page.getByRole("dialog", { name: WORDS.remove.title("Saint-Valentin") });
  await expect(question).toContainText(WORDS.remove.text(1));
  await question.getByRole("button", { name: WORDS.remove.submit }).click();
  await expect(page.getByRole("heading", { level: 1, name: DESK.nav.drafts })).toBeVisible();
  await expect(page.getByRole("link", { name: "Saint-Valentin" })).toHaveCount(0);
});

test("the menu as it was at a moment becomes a draft that brings its values back", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const before = await pickupPrice(api, EARLIER);
  const edit = { target: `dish:${EARLIER}`, values: { price_pickup: (before + 250) / 100 } };
  done(await api.changeMenu({ edits: [edit] }));
  const { name } = done(await api.dish(EARLIER)).values;
  await signIn(page);
  await visit(page, "/desk/menu/history");
  await page.getByText(WORDS.history.open).click();
  const { date } = wallClock(Date.now(), PARIS);
  await page.getByLabel(WORDS.when.date, { exact: true }).fill(addDays(date, 2));
  await expect(page.getByText(WORDS.history.future, { exact: true })).toBeVisible();
  await page.getByLabel(WORDS.when.date, { exact: true }).fill(addDays(date, -1));
  await page.getByRole("button", { name: WORDS.history.create }).click();
  const changes = page.getByRole("region", { name: WORDS.what.title });
  const record = changes.getByRole("listitem").filter({ hasText: name }).first();
  const [now, then] = [before + 250, before].map((cents) => formatMoney(asCents(cents), "fr"));
  await expect(record).toContainText(WORDS.what.will(now ?? "", then ?? ""));
  const id = Number(new URL(page.url()).pathname.split("/").at(-1));
  expect(await pickupPrice(api, EARLIER)).toBe(before + 250);
  done(await api.deleteDraft(id));
  await expect(page.getByText(WORDS.gone.title)).toBeVisible();
});

test.describe("from a phone in New York", () => {
  test.use({ timezoneId: "America/New_York" });

  test("a moment is that of the restaurant's clock", async ({ page, server }) => {
    const { api, target } = await ownDish(server, "Plat de loin");
    const draft = await ownDraft(api, "De loin", target, 16);
    const { date, local, moment } = aMoment();
    await signIn(page);
    await visit(page, draft.path);
    const when = page.getByRole("region", { name: WORDS.when.title });
    await when.getByLabel(WORDS.when.date).fill(date);
    await expect(when.getByText(WORDS.when.notYet(moment))).toBeVisible();
    await when.getByRole("button", { name: WORDS.when.set }).click();
    await expect(page.getByText(WORDS.states.scheduled, { exact: true })).toBeVisible();
    const stored = done(await api.draft(draft.id)).draft;
    expect(stored.publish_local).toBe(local);
    expect(stored.publish_at).toBe(instantFrom(date, 6 * 60, PARIS));
  });
});

test("on pages that show no draft a field is saved live while one is open, as its bar says", async ({
  page,
  server,
}) => {
  const { api, target } = await ownDish(server, "Plat de Noël");
  const draft = await ownDraft(api, "Noël", target, 16);
  await signIn(page);
  await visit(page, draft.path);
  await page.getByRole("button", { name: WORDS.edit }).click();
  await expect(bar(page)).not.toContainText(openDraft.live);
  await visit(page, "/desk/restaurant");
  await expect(bar(page)).toContainText(openDraft.live);
  const siret = page.getByLabel(DESK.restaurant.fields.siret, { exact: true });
  await siret.fill("732 829 320 00074");
  await siret.press("Enter");
  const live = async () => done(await api.restaurantFacts()).business.siret;
  await expect.poll(live).toBe("732 829 320 00074");
  expect(done(await api.draft(draft.id)).changes.map(({ field }) => field)).toEqual([
    "price_pickup",
  ]);
});
