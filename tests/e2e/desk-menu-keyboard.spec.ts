import { existingPath, OFFICE_ADDRESSES } from "../support/desk-addresses.ts";
import { deskClient, done } from "../support/desk-client.ts";
import { menuCategories } from "../support/menu-categories.ts";
import { ownDish, savedField } from "../support/own-dish.ts";
import { expect, testOnOwnServer } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, enterDesk, signIn } from "./pages/desk.ts";
import { keysOn } from "./pages/keys.ts";
import { SCREENS } from "./screens.ts";

/** Without the orders of other tests, which ring. */
const test = testOnOwnServer();

/** Nobody is signed in at first, which the browser reports. */
test.use({ ...SCREENS.desktop, locale: "fr-FR", refused: [401] });

const { menuPage, availability, menuHistory, drafts, openDraft, dish: dishWords } = DESK;
/** More than the menu with a price field for every dish has. */
const MOST_STOPS = 600;

for (const path of OFFICE_ADDRESSES)
  test(`Tab reaches every control of /desk/${path}, and each shows the focus`, async ({
    page,
    server,
  }) => {
    const api = await deskClient(server);
    const values = { name_en: `Miso soup ${crypto.randomUUID()}` };
    done(await api.changeMenu({ edits: [{ target: "dish:1101", values }] }));
    await signIn(page);
    await visit(page, `/fr/desk/${await existingPath(path, api)}`);
    // Of hundreds of rows those of one name.
    if (path === "availability") await page.getByRole("searchbox").fill("thon");
    await expect(page.locator("main :is(a, button):visible").first()).toBeVisible();
    // No placeholder of what is still loading.
    await expect(page.locator("main [aria-hidden][data-size]")).toHaveCount(0);
    // What guests see of a dish is loaded after its fields.
    if (path.startsWith("menu/dishes"))
      await expect(page.getByText(dishWords.preview.sheet)).toBeVisible();
    // From the first control, wherever the page has put the focus.
    await page.getByRole("banner").getByRole("link").first().focus();
    await page.keyboard.press("Shift+Tab");
    expect(await keysOn(page, MOST_STOPS).missed()).toEqual([]);
  });

test("the button that arms the sound stays while it has the focus, though any key arms it", async ({
  page,
}) => {
  await signIn(page);
  await visit(page, "/fr/desk/offers");
  const arm = page.getByRole("button", { name: DESK.alarm.arm });
  await arm.focus();
  await page.keyboard.press("Shift");
  await expect(page.getByText(DESK.alarm.armed)).toBeAttached();
  await expect(arm).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(arm).toBeHidden();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("by keyboard alone a dish is sold out, its price and description changed, and the last change taken back", async ({
  page,
  server,
}) => {
  const api = await deskClient(server);
  const original = done(await api.dish(1101));
  const name = "Plat du clavier";
  const within = original.categories[0] ?? null;
  const values = { name, price_pickup: 9, price_delivery: 9, is_available: true };
  const added = await api.addToMenu({ kind: "dish", within, copy_of: "dish:1101", values });
  const id = Number(done(added).target.split(":")[1]);
  const now = async () => done(await api.dish(id)).values;

  await enterDesk(page);
  const keys = keysOn(page, MOST_STOPS);
  await keys.press(page.getByRole("link", { name: DESK.nav.availability }));
  await expect(page.getByRole("searchbox", { name: availability.search })).toBeFocused();
  await page.keyboard.type(name);
  await keys.press(page.getByRole("button", { name: availability.sellOut(name) }));
  await expect(page.getByRole("button", { name: availability.putOnSale(name) })).toBeVisible();
  await keys.press(page.getByRole("button", { name: availability.putOnSale(name) }));
  await expect(page.getByRole("button", { name: availability.sellOut(name) })).toBeVisible();

  await visit(page, "/fr/desk/menu");
  await keys.press(page.getByRole("button", { name: menuPage.modes.prices, exact: true }));
  const label = `${name}, ${menuPage.fields.price_pickup}`;
  await keys.type(page.getByRole("textbox", { name: label, exact: true }).first(), "9,40");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await now()).price_pickup).toBe(940);

  await keys.press(page.getByRole("button", { name: menuPage.modes.read, exact: true }));
  await keys.press(page.getByRole("link", { name, exact: true }).first());
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const description = page.getByRole("textbox", {
    name: dishWords.fields.description,
    exact: true,
  });
  await keys.type(description, " Au clavier.");
  await page.keyboard.press("Tab");
  await expect.poll(async () => (await now()).description).toContain("Au clavier.");

  // A notice that is pressed away gives the focus back to the control before it.
  await keys.press(page.getByRole("button", { name: DESK.close, exact: true }).last());
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);

  await visit(page, "/fr/desk/menu/history");
  const last = page.getByRole("listitem").filter({ hasText: name }).first();
  await keys.press(last.getByRole("button", { name: menuHistory.undo }));
  await expect.poll(async () => (await now()).description).not.toContain("Au clavier.");
  expect((await now()).price_pickup).toBe(940);
});

test("by keyboard alone a draft is named, many of its prices are raised, and it is published and taken back", async ({
  page,
  server,
}) => {
  const dish = await ownDish(server, "Plat du clavier d’hiver");
  const [within = ""] = done(await dish.api.dish(dish.id)).categories;
  const category = (await menuCategories(dish.api)).find(({ target }) => target === within);
  const title = "Carte du clavier";
  const price = savedField(dish, "price_pickup");
  const { raise } = menuPage;
  const dialog = page.getByRole("dialog");
  await signIn(page);
  await visit(page, "/fr/desk/menu/drafts");
  const keys = keysOn(page, MOST_STOPS);
  await keys.press(page.getByRole("button", { name: drafts.open }));
  await expect(dialog.getByRole("textbox", { name: drafts.name })).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await keys.press(page.getByRole("button", { name: drafts.edit }));
  await expect(page.getByText(openDraft.preparing(title))).toBeVisible();
  await keys.press(page.getByRole("button", { name: menuPage.modes.prices, exact: true }));
  const openFor = raise.openFor(category?.name ?? "");
  await keys.press(page.getByRole("button", { name: openFor, exact: true }));
  await keys.type(dialog.getByRole("textbox", { name: raise.by.amount }), "0,50");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  expect(await price()).toBe(1450);

  await keys.press(page.getByRole("button", { name: openDraft.endOf(title) }));
  await keys.press(page.getByRole("button", { name: drafts.publish.open }));
  await keys.press(dialog.getByRole("button", { name: /^Publier/ }));
  await expect(page.getByText(drafts.states.published, { exact: true })).toBeVisible();
  expect(await price()).toBe(1500);
  await keys.press(page.getByRole("link", { name: drafts.report.history }));
  const entry = page.getByRole("listitem").filter({ hasText: title }).first();
  await keys.press(entry.getByRole("button", { name: menuHistory.undo }));
  await expect.poll(price).toBe(1450);
});
