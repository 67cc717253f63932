import { randomUUID } from "node:crypto";
import { anOrder, send } from "../support/order-client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { test as base, expect } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, enterDesk } from "./pages/desk.ts";

/** Two instances of the restaurant on one PostgreSQL. */
const test = base.extend<object, { other: TestServer }>({
  database: "server",
  other: [
    async ({ environment, server }, use) => {
      const DATABASE_URL = server.databaseUrl ?? "";
      const other = await startTestServer({ ...environment, DATABASE_URL });
      await use(other);
      await other.close();
    },
    { scope: "worker" },
  ],
});
/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const WORDS = DESK.availability;

test("a dish sold out at one instance is so on the open desk and on the page of another, and is refused there by name", async ({
  page,
  browser,
  other,
}) => {
  const order = (await anOrder(other)) as { items: { item_id: number }[] };
  const menus = await (await fetch(`${other.url}/v2/public/menus`)).json();
  type Item = { item_id: number; item_name: string };
  const items: Item[] = menus.payload.flatMap((menu: { categories: { items: Item[] }[] }) =>
    menu.categories.flatMap((category) => category.items),
  );
  const name = items.find(({ item_id }) => item_id === order.items[0]?.item_id)?.item_name ?? "";

  const context = await browser.newContext({ baseURL: other.url, locale: "fr-FR" });
  const second = await context.newPage();
  await enterDesk(second);
  await visit(second, "/fr/desk/availability");
  await expect(second.getByRole("button", { name: WORDS.sellOut(name) })).toBeVisible();

  await enterDesk(page);
  await page.getByRole("link", { name: DESK.nav.availability }).click();
  await page.getByRole("searchbox", { name: WORDS.search }).fill(name);
  await page.getByRole("button", { name: WORDS.sellOut(name) }).click();
  await expect(second.getByRole("button", { name: WORDS.putOnSale(name) })).toBeVisible();

  const guest = await context.newPage();
  await visit(guest, "/menu");
  const card = guest
    .getByRole("listitem")
    .filter({ has: guest.getByRole("heading", { name, exact: true }) })
    .first();
  await expect(card).toContainText("Épuisé. De retour");
  await expect(card.getByRole("button")).toHaveCount(0);
  const refused = await send(other, { ...order, local_id: randomUUID() });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ code: "item_unavailable", payload: { name } });

  await page.getByRole("button", { name: WORDS.putOnSale(name) }).click();
  await expect(second.getByRole("button", { name: WORDS.sellOut(name) })).toBeVisible();
  await visit(guest, "/menu");
  await expect(card).not.toContainText("Épuisé");
  await context.close();
});
