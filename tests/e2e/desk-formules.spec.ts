import { RECEIPT_WORDS } from "../../apps/web/src/receipt/receipt-words.ts";
import { deskClient, type Placed, placeFor } from "../support/desk-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, deskOn, enterDesk } from "./pages/desk.ts";

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const FORMULE = 2401;
const DISHES = ["Soupe miso", "Saumon roll", "Bière blonde japonaise"];
const GUEST = { first_name: "Zoé", last_name: "L.", email: "z@example.org", phone: "0639981234" };

/** Two formules, each of the soup, the roll at +2 € and the beer at +1.50 €. */
async function placeFormules(server: TestServer): Promise<Placed> {
  const { payload } = await (await fetch(`${server.url}/v2/public/products/${FORMULE}`)).json();
  const options: { option_id: number; option_options: { id: number; name: string }[] }[] =
    payload.options;
  const chosen = options.map(({ option_id, option_options }) => ({
    option_id,
    option_options: option_options
      .filter(({ name }) => DISHES.includes(name))
      .map(({ id }) => ({ id, quantity: 1 })),
  }));
  const items = [{ item_id: FORMULE, quantity: 2, options: chosen }];
  return placeFor(server, GUEST, { items });
}

test("the desk shows the dishes of formules times their quantity, and counts them as dishes", async ({
  page,
  server,
}) => {
  await enterDesk(page);
  const { number } = await placeFormules(server);
  const card = deskOn(page).order(number);
  for (const dish of DISHES)
    await expect(
      card
        .getByRole("listitem")
        .filter({ hasText: `2× ${dish}` })
        .last(),
    ).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await page.getByRole("button", { name: DESK.allDay.open }).click();
  // Orders of other tests are due as well.
  const due = page.getByRole("region", { name: /\d+ plats à préparer$/ });
  for (const dish of DISHES) await expect(due).toContainText(dish);
  await expect(due).not.toContainText("Formule");
});

test("the receipt names the dishes of a formule with their shares and their VAT", async ({
  page,
  server,
}) => {
  const { order_id, tracking_key } = await placeFormules(server);
  const owner = await deskClient(server);
  await owner.accept(order_id, { version: 0 });
  await owner.completed(order_id, { version: 1 });
  await visit(page, `/track/${order_id}?key=${tracking_key}`);
  for (const dish of DISHES) await expect(page.getByText(dish).first()).toBeVisible();
  await page
    .getByText(/^Reçu n°/)
    .first()
    .click();
  const sheet = page.getByRole("article", { name: /^Reçu n°/ });
  const beer = sheet
    .getByRole("listitem")
    .filter({ hasText: `2 × ${DISHES[2]}` })
    .last();
  await expect(beer).toContainText(RECEIPT_WORDS.fr.lineVat("20\u00a0%"));
  expect(await violations(page)).toEqual([]);
});
