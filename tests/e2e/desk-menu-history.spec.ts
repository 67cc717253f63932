import { deskClient, done } from "../support/desk-client.ts";
import { ownDish } from "../support/own-dish.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, signIn } from "./pages/desk.ts";

test.use({ locale: "fr-FR" });

const WORDS = DESK.menuHistory;
const PATH = "/desk/menu/history";

/** Twelve prices of six new dishes, changed in one action. */
async function changedPrices(server: TestServer) {
  const owner = await deskClient(server);
  const original = done(await owner.dish(1504));
  const targets: string[] = [];
  for (let at = 1; at <= 6; at++) {
    const values = { name: `Plat ${at} d’il y a longtemps`, price_delivery: at, price_pickup: at };
    const within = original.categories[0] ?? null;
    const added = await owner.addToMenu({ kind: "dish", within, copy_of: "dish:1504", values });
    targets.push(done(added).target);
  }
  const edits = targets.map((target) => ({
    target,
    values: { price_delivery: 11, price_pickup: 10 },
  }));
  expect(done(await owner.changeMenu({ edits })).changes).toBe(12);
  return { owner, name: "Plat 2 d’il y a longtemps", target: targets[1] ?? "" };
}

test("one of the fields that an action has changed is undone alone", async ({ page, server }) => {
  const { api, id, name, target } = await ownDish(server, "Plat à deux champs");
  const values = { price_pickup: 16, price_delivery: 17 };
  done(await api.changeMenu({ edits: [{ target, values }] }));
  await signIn(page);
  await visit(page, `${PATH}?target=${target}`);
  const action = page.getByRole("listitem").filter({ hasText: "16,00" });
  const pickup = action.getByRole("button", { name: DESK.menuPage.fields.price_pickup });
  await pickup.click();
  await expect(action.getByText(WORDS.restored(1))).toBeVisible();
  await expect(pickup).toHaveCount(0);
  await expect(action.getByText(WORDS.undoneInPart)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(done(await api.dish(id)).values).toMatchObject({
    name,
    price_pickup: 1450,
    price_delivery: 1700,
  });
});

test("of an action of twelve values eleven are restored from the history; the one changed since is asked for by its own button", async ({
  page,
  server,
}) => {
  const { owner, name, target } = await changedPrices(server);
  done(await owner.changeMenu({ edits: [{ target, values: { price_pickup: 12 } }] }));

  await signIn(page);
  await visit(page, PATH);
  await expect(page.getByRole("heading", { level: 1, name: DESK.nav.menuHistory })).toBeVisible();
  // The oldest, since its undo is an action of six dishes too.
  const ofSix = page
    .getByRole("listitem")
    .filter({ hasText: WORDS.dishes(6) })
    .filter({ hasText: name })
    .last();
  await expect(ofSix).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  // As high as every action of a page, so that no bar below covers a button of another test's.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 6000 });
  expect(await violations(page)).toEqual([]);

  await ofSix.getByRole("button", { name: WORDS.undo }).click();
  await expect(ofSix.getByText(WORDS.restored(11))).toBeVisible();
  const since = ofSix.getByRole("list", { name: WORDS.changedSince });
  await expect(since).toContainText(name);
  expect(await violations(page)).toEqual([]);

  // Left in the middle of the question, which is asked again.
  await visit(page, PATH);
  await expect(ofSix.getByText(WORDS.undoneInPart)).toBeVisible();
  await ofSix.getByRole("button", { name: WORDS.undoRest }).click();
  await expect(since).toContainText(name);
  await since.getByRole("button").click();
  await expect(since).toHaveCount(0);
  // Of the action as a whole, in place of its fields'.
  await expect(ofSix.getByText(WORDS.undone, { exact: true })).toHaveCount(1);
  await expect(ofSix.getByRole("button", { name: WORDS.undo })).toHaveCount(0);

  const { entries } = done(await owner.menuHistory({ page: 1, limit: 3, target }));
  expect(entries.map(({ changes }) => changes.length)).toEqual([1, 11, 1]);
  expect(done(await owner.dish(Number(target.split(":")[1]))).values).toMatchObject({
    price_delivery: 200,
    price_pickup: 200,
  });
});

test("of a dish's changes those of its prices are shown alone", async ({ page, server }) => {
  const { api, target } = await ownDish(server, "Plat à deux histoires");
  const change = async (values: { price_pickup: number } | { description: string }) =>
    done(await api.changeMenu({ edits: [{ target, values }] }));
  await change({ price_pickup: 16 });
  await change({ description: "De la criée." });
  await signIn(page);
  await visit(page, `${PATH}?target=${target}`);
  const price = page.getByRole("listitem").filter({ hasText: "16,00" });
  const text = page.getByRole("listitem").filter({ hasText: "De la criée." });
  await expect(text).toBeVisible();
  const which = page.getByRole("group", { name: WORDS.which });
  await which.getByRole("button", { name: WORDS.whiches.prices }).click();
  await expect(text).toHaveCount(0);
  await expect(price).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await which.getByRole("button", { name: WORDS.whiches.all }).click();
  await expect(text).toBeVisible();
});
