import type { Page } from "@playwright/test";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { deskClient, done } from "../support/desk-client.ts";
import { ownDish } from "../support/own-dish.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { reload, visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, signIn } from "./pages/desk.ts";

test.use({ locale: "fr-FR", viewport: { width: 390, height: 844 } });

const WORDS = DESK.dish.choices;
const OPTION = { min: 0, max: 1, only_with: null, prices: {} };

async function addGroup(api: StaffApi, name: string, choices: readonly string[]) {
  const { target } = done(await api.addToMenu({ kind: "group", values: { name } }));
  const ids: number[] = [];
  for (const choice of choices) {
    const values = { name: choice, price: 0.5 };
    const added = done(await api.addToMenu({ kind: "choice", within: target, values }));
    ids.push(Number(added.target.split(":")[2]));
  }
  return { group_id: Number(target.split(":")[1]), ids };
}

/** A dish on sale with a size and a topping, which no other test knows. */
async function dishWithChoices(server: TestServer, name: string) {
  const api = await deskClient(server);
  const size = await addGroup(api, `Taille ${name}`, ["Petite", "Grande"]);
  const topping = await addGroup(api, `Garniture ${name}`, ["Œuf mollet"]);
  const dish = await ownDish(server, name);
  const options = [
    { ...OPTION, group_id: size.group_id, min: 1 },
    { ...OPTION, group_id: topping.group_id },
  ];
  done(await api.changeMenu({ edits: [{ target: dish.target, values: { options } }] }));
  const toppings = () => expect.poll(async () => (await dish.saved()).options[1]);
  return { id: dish.id, size, topping, toppings, options };
}

async function openToppings(page: Page, id: number, name: string) {
  await signIn(page);
  await visit(page, `/desk/menu/dishes/${id}`);
  const row = page
    .getByRole("region", { name: DESK.dish.sections.choices })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: `Garniture ${name}` }) });
  await row.getByText(WORDS.exceptions).click();
  return row;
}

const undo = (page: Page) =>
  page.getByRole("button", { name: DESK.menuPage.undo, exact: true }).last();

test("a choice has a price of its own in a dish and comes with another choice alone, as guests see it", async ({
  page,
  server,
}) => {
  const name = "Bol à condition";
  const { id, size, topping, toppings } = await dishWithChoices(server, name);
  const row = await openToppings(page, id, name);
  const price = row.getByRole("textbox", { name: WORDS.ownPrice("Œuf mollet") });
  await expect(price).toHaveAttribute("placeholder", "0,50");
  await price.fill("1,70");
  await price.press("Enter");
  const [egg = 0] = topping.ids;
  await toppings().toMatchObject({ prices: { [egg]: 170 }, only_with: null });

  const large = row.getByRole("checkbox", { name: "Grande" });
  await large.check();
  const only_with = { group_id: size.group_id, choices: [size.ids[1]] };
  await toppings().toMatchObject({ prices: { [egg]: 170 }, only_with });
  await expect(row.getByText(WORDS.onlyWith("Grande"))).toBeVisible();
  await expect(row.getByRole("checkbox", { name: WORDS.always })).not.toBeChecked();
  // Without the bar that offers to undo it, which covers controls.
  await reload(page);
  await expect(price).toHaveValue("1,70");
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);

  await visit(page, `/fr/menu?product=${id}`);
  const dialog = page.getByRole("dialog", { name });
  const offered = dialog.getByRole("group", { name: `Garniture ${name}` });
  await dialog.getByRole("radio", { name: "Petite" }).check();
  await expect(offered).toBeHidden();
  await dialog.getByRole("radio", { name: "Grande" }).check();
  await expect(offered).toContainText("1,70");
});

test("what is particular to a dish is undone, and cleared again", async ({ page, server }) => {
  const name = "Bol à défaire";
  const { id, topping, toppings, options } = await dishWithChoices(server, name);
  const row = await openToppings(page, id, name);
  const large = row.getByRole("checkbox", { name: "Grande" });
  await large.check();
  await toppings().toMatchObject({ only_with: { group_id: options[0]?.group_id } });
  await undo(page).click();
  await toppings().toEqual(options[1]);
  await expect(large).not.toBeChecked();

  const price = row.getByRole("textbox", { name: WORDS.ownPrice("Œuf mollet") });
  await price.fill("0");
  await price.press("Enter");
  await toppings().toMatchObject({ prices: { [topping.ids[0] ?? 0]: 0 } });
  await price.fill("");
  await price.press("Enter");
  await toppings().toEqual(options[1]);
  await large.check();
  await toppings().toMatchObject({ only_with: { group_id: options[0]?.group_id } });
  await row.getByRole("checkbox", { name: WORDS.always }).check();
  await toppings().toEqual(options[1]);
});
