import type { Locator, Page } from "@playwright/test";
import { deskClient, done, newPerson, signedInAs } from "../support/desk-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, enterDesk, signIn } from "./pages/desk.ts";

const WORDS = DESK.translations;
const PATH = "/desk/menu/languages";

/**
 * Nobody is signed in at first, which the browser reports; a page that a role lacks is not found.
 */
test.use({ locale: "fr-FR", refused: [401, 409] });

/** Two dishes without a translation, of names that no other test uses. */
async function twoDishes(server: TestServer, name: string): Promise<string[]> {
  const owner = await deskClient(server);
  const { menus } = done(await owner.menus());
  const within = menus[0]?.categories[0]?.target ?? "";
  const names = [`${name} un`, `${name} deux`];
  const targets: string[] = [];
  for (const one of names) {
    const values = { name: one, price_delivery: 5, price_pickup: 5, is_available: false };
    targets.push(done(await owner.addToMenu({ kind: "dish", within, values })).target);
  }
  return targets;
}

function translationOf(page: Page, name: string): Locator {
  return page.getByRole("textbox", { name: `${name}, ${WORDS.fields.name}`, exact: true });
}

async function find(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox", { name: WORDS.search }).fill(name);
}

test("missing translations come first; Enter goes on, each is saved, and the last one is undone", async ({
  page,
  server,
}) => {
  const targets = await twoDishes(server, "Plat à traduire");
  const desk = await enterDesk(page);
  await desk.open("languages");
  await expect(page.getByRole("button", { name: WORDS.filters.missing })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await find(page, "plat a traduire");
  await expect(page.getByText(WORDS.missing, { exact: true })).toHaveCount(2);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await translationOf(page, "Plat à traduire un").click();
  await page.keyboard.type("Dish one");
  await page.keyboard.press("Enter");
  await expect(translationOf(page, "Plat à traduire deux")).toBeFocused();
  await expect(page.getByText(WORDS.missing, { exact: true })).toHaveCount(1);
  await page.keyboard.type("Dish two");
  await page.keyboard.press("Tab");
  await expect(page.getByText(WORDS.missing, { exact: true })).toHaveCount(0);
  const owner = await deskClient(server);
  const saved = async () => {
    const { records } = done(await owner.menuWords());
    return targets.map((target) => records.find((one) => one.target === target)?.values.name_en);
  };
  await expect.poll(saved).toEqual(["Dish one", "Dish two"]);
  await page.getByRole("button", { name: DESK.menuPage.undo, exact: true }).last().click();
  await expect.poll(saved).toEqual(["Dish one", null]);
  await expect(translationOf(page, "Plat à traduire deux")).toHaveValue("");
});

test("a translation that was typed and not saved survives a closed tab", async ({
  page,
  server,
}) => {
  await twoDishes(server, "Plat oublié");
  await signIn(page);
  await visit(page, PATH);
  await find(page, "plat oublie un");
  await translationOf(page, "Plat oublié un").fill("Forgotten dish");
  await visit(page, PATH);
  await find(page, "plat oublie un");
  await expect(translationOf(page, "Plat oublié un")).toHaveValue("Forgotten dish");
  await expect(page.getByText(DESK.menuPage.states.typed, { exact: true })).toBeVisible();
});

test("a cook has no page of translations", async ({ page, server }) => {
  const cook = await newPerson(server, "Naoko", "kitchen");
  await signIn(page, cook);
  await visit(page, PATH);
  await expect(page.getByText(DESK.notHere.text)).toBeVisible();
  const api = await signedInAs(server, cook);
  expect(await api.menuWords()).toMatchObject({ ok: false });
});
