import { deskClient, done, newPerson } from "../support/desk-client.ts";
import { violations } from "./axe.ts";
import { expect, testOnOwnServer } from "./desk-test.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, enterDesk } from "./pages/desk.ts";

const WORDS = DESK.today;
const test = testOnOwnServer();

/** Nobody is signed in at first, which the browser reports; the menu once can't be read. */
test.use({ locale: "fr-FR", refused: [401, 503] });

test("what is sold out, counted and missing is on one page; a dish is put back by one press", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  const { menus } = done(await owner.menus());
  const within = menus[0]?.categories[0]?.target ?? "";
  const name = "Plat du jour court";
  const values = { name, price_delivery: 5, price_pickup: 5, is_available: true };
  const { target } = done(await owner.addToMenu({ kind: "dish", within, values }));
  done(
    await owner.changeAvailability({ targets: [target], sold_out: { until: "further_notice" } }),
  );
  const desk = await enterDesk(page);
  await desk.open("today");
  const out = page.getByRole("region", { name: /épuisé/ });
  await expect(out).toContainText(name);
  await expect(out).toContainText(DESK.availability.noReturn);
  await expect(page.getByRole("region", { name: WORDS.counts })).toContainText(/Reste \d+ sur 12/);
  await expect(page.getByRole("region", { name: WORDS.closure })).toContainText(/décembre|janvier/);
  await expect(page.getByRole("link", { name: WORDS.complete(name) })).toBeVisible();
  const change = (of: string) => page.getByRole("link", { name: WORDS.changeOf(of) });
  for (const of of [DESK.nav.hours, WORDS.closure])
    await expect(change(of)).toHaveAttribute("href", /\/hours$/);
  const counted = page.getByRole("region", { name: WORDS.counts }).getByRole("link").first();
  await expect(counted).toHaveAttribute("href", /\?search=/);
  expect(await layoutFaults(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  const putBack = DESK.availability.putOnSale(name);
  await page.getByRole("button", { name: putBack }).click();
  await expect(page.getByRole("button", { name: putBack })).toHaveCount(0);
  await page.getByRole("button", { name: DESK.menuPage.undo, exact: true }).last().click();
  await expect(page.getByRole("button", { name: putBack })).toBeVisible();
  done(await owner.changeMenu({ edits: [{ target, values: { archived: true } }] }));
  await expect(page.getByRole("button", { name: putBack })).toHaveCount(0);
});

test("a cook sees the day without the menu's missing facts", async ({ page, server }) => {
  const cook = await newPerson(server, "Chie", "kitchen");
  const desk = await enterDesk(page, cook);
  await desk.open("today");
  await expect(page.getByRole("region", { name: WORDS.counts })).toBeVisible();
  await expect(page.getByRole("link", { name: WORDS.complete("") })).toHaveCount(0);
  await expect(page.getByRole("link", { name: WORDS.changeOf(WORDS.closure) })).toHaveCount(0);
});

test("a menu that could not be read is asked for again by a press", async ({ page, server: _ }) => {
  await page.route("**/v2/staff/menu", (route) => route.fulfill({ status: 503 }));
  const desk = await enterDesk(page);
  await desk.open("today");
  const again = page.getByRole("button", { name: DESK.tryAgain });
  await expect(again).toBeVisible();
  await page.unroute("**/v2/staff/menu");
  await again.click();
  await expect(page.getByRole("region", { name: WORDS.counts })).toBeVisible();
  await expect(again).toHaveCount(0);
});
