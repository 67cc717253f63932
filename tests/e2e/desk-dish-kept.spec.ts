import { ownDish } from "../support/own-dish.ts";
import type { TestServer } from "../support/test-server.ts";
import { expect, test } from "./desk-test.ts";
import { reload, visit } from "./hydrated.ts";
import { DESK, signIn } from "./pages/desk.ts";

test.use({ locale: "fr-FR", provokesOutage: true });

/** A dish on sale without a declaration. */
const undeclaredDish = (server: TestServer, name: string) =>
  ownDish(server, name, { allergens: null });

test("without a connection a pressed value is shown as it was, and the person is told", async ({
  page,
  server,
}) => {
  const { saved, path } = await undeclaredDish(server, "Plat hors ligne");
  await signIn(page);
  await visit(page, path);
  const takeOff = page.getByRole("button", { name: DESK.dish.takeOff });
  await expect(takeOff).toBeVisible();
  await page.context().setOffline(true);
  await takeOff.click();
  await expect(page.getByText(DESK.unreachable).first()).toBeVisible();
  await expect(takeOff).toBeVisible();
  await page.context().setOffline(false);
  expect((await saved()).is_available).toBe(true);
  await takeOff.click();
  await expect.poll(async () => (await saved()).is_available).toBe(false);
});

test("what could not be saved without a connection is saved once there is one", async ({
  page,
  server,
}) => {
  const { saved, path } = await undeclaredDish(server, "Plat sans réseau");
  await signIn(page);
  await visit(page, path);
  const { fields } = DESK.dish;
  const name = page.getByRole("textbox", { name: fields.name, exact: true });
  const description = page.getByRole("textbox", { name: fields.description, exact: true });
  const again = (text: string) => page.getByRole("button", { name: DESK.menuPage.tryAgain(text) });
  await expect(description).toBeVisible();
  await page.context().setOffline(true);
  await name.fill("Plat retrouvé");
  await description.fill("Au retour du réseau");
  await description.press("Tab");
  await expect(again("Plat retrouvé")).toBeVisible();
  await expect(again("Au retour du réseau")).toBeVisible();
  await page.context().setOffline(false);
  await expect(again("Plat retrouvé")).toBeHidden();
  await expect(again("Au retour du réseau")).toBeHidden();
  const wanted = { name: "Plat retrouvé", description: "Au retour du réseau" };
  await expect.poll(saved).toMatchObject(wanted);
});

test("what was saved without its answer is changed after a reload without a question", async ({
  page,
  server,
}) => {
  const { saved, path } = await undeclaredDish(server, "Plat sans réponse");
  await signIn(page);
  await visit(page, path);
  const name = page.getByRole("textbox", { name: DESK.dish.fields.name, exact: true });
  const isChange = (url: URL) => url.pathname === "/v2/staff/menu";
  await page.route(isChange, async (route) => {
    if (route.request().method() !== "PATCH") return route.fallback();
    await route.fetch();
    await route.abort("internetdisconnected");
  });
  await name.fill("Plat enregistré");
  await name.press("Tab");
  await expect.poll(async () => (await saved()).name).toBe("Plat enregistré");
  await expect(
    page.getByRole("button", { name: DESK.menuPage.tryAgain("Plat enregistré") }),
  ).toBeVisible();
  await page.unroute(isChange);
  await visit(page, path);
  await expect(name).toHaveValue("Plat enregistré");
  await name.fill("Plat enregistré deux fois");
  await name.press("Tab");
  await expect.poll(async () => (await saved()).name).toBe("Plat enregistré deux fois");
});

test("a volume and a new group's name that weren't saved are there again after a reload", async ({
  page,
  server,
}) => {
  const { saved, path } = await undeclaredDish(server, "Boisson gardée");
  await signIn(page);
  await visit(page, path);
  const volume = page.getByRole("textbox", { name: DESK.dish.facts.volume });
  await volume.fill("37,5");
  await reload(page);
  await expect(volume).toHaveValue("37,5");
  await volume.press("Enter");
  await expect.poll(async () => (await saved()).facts.volume_cl).toBe(37.5);

  await visit(page, "/desk/menu/choices");
  const group = page.getByRole("textbox", { name: DESK.choicesPage.newGroup });
  await group.fill("Sauces de demain");
  await reload(page);
  await expect(group).toHaveValue("Sauces de demain");
});

test("a field that isn't saved is told to screen readers, and answers leave the focus in it", async ({
  page,
  server,
}) => {
  const { path } = await undeclaredDish(server, "Plat annoncé");
  await signIn(page);
  await visit(page, path);
  const { fields, nameNeeded, allergens } = DESK.dish;
  const name = page.getByRole("textbox", { name: fields.name, exact: true });
  const told = page.getByRole("status").getByText(`${fields.name}. ${nameNeeded}`);
  await name.fill("");
  await name.press("Enter");
  await expect(told).toBeAttached();
  await name.fill("Plat annoncé");
  await expect(told).not.toBeAttached();

  // The desk stays connected: once it is connected again, it is saved without a press.
  const saving = "**/v2/staff/menu";
  await page.route(saving, (route) => route.abort("internetdisconnected"));
  await name.fill("Plat annoncé deux fois");
  await name.press("Enter");
  const again = page.getByRole("button", {
    name: DESK.menuPage.tryAgain("Plat annoncé deux fois"),
  });
  await expect(again).toBeVisible();
  await page.unroute(saving);
  await again.click();
  await expect(name).toBeFocused();
  await expect(
    page.getByRole("heading", { level: 1, name: "Plat annoncé deux fois" }),
  ).toBeVisible();

  const none = page.getByRole("button", { name: allergens.declareNone, exact: true });
  await none.click();
  await expect(none).toBeFocused();
  await page.getByRole("button", { name: allergens.confirm }).click();
  await expect(page.getByRole("region", { name: DESK.dish.sections.allergens })).toBeFocused();
});
