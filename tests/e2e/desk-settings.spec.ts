import { timeAt } from "@noren/contract/format/moments.ts";
import { deskClient, place, STAFF_ENVIRONMENT } from "../support/desk-client.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { DESK, enterDesk, signIn } from "./pages/desk.ts";
import { shopOn } from "./pages/shop.ts";
import { startServerOpeningLater } from "./sample-file.ts";
import { FRENCH } from "./test.ts";

/** Nobody is signed in at first, which the browser reports; invalid values are refused. */
test.use({ locale: "fr-FR", refused: [401, 409, 422] });

test("invalid kitchen limits are refused at their fields; valid limits and pause choices are saved", async ({
  page,
  server,
}) => {
  const desk = await enterDesk(page);
  await desk.open("settings");
  const { types, ordersPerSlot, capacity, extraChoices, pause, save, saved } = DESK.settings;
  const limits = page.getByRole("region", { name: capacity });
  const orders = limits.getByRole("group", { name: types.pickup }).getByLabel(ordersPerSlot);
  await orders.fill("0");
  await limits.getByRole("button", { name: save }).click();
  await expect(orders).toHaveAccessibleDescription(/De 1 à 999/);
  await expect(orders).toBeFocused();
  await orders.fill("99");
  await limits.getByRole("button", { name: save }).click();
  await expect(limits.getByText(saved)).toBeVisible();
  const owner = await deskClient(server);
  expect(await owner.kitchenSettings()).toMatchObject({
    payload: { pickup_orders_per_slot: 99, delivery_orders_per_slot: null },
  });

  const offered = page.getByRole("region", { name: pause });
  await offered.getByLabel(extraChoices).fill("15, 200");
  await offered.getByRole("button", { name: save }).click();
  await expect(offered.getByLabel(extraChoices)).toHaveAccessibleDescription(/De 1 à 180 minutes/);
  await offered.getByLabel(extraChoices).fill("25, 15");
  await offered.getByRole("button", { name: save }).click();
  await expect(offered.getByText(saved)).toBeVisible();
  await page.getByRole("button", { name: DESK.pause.open, exact: true }).click();
  await expect(page.getByRole("button", { name: DESK.pause.slower(15) })).toBeVisible();
  await expect(page.getByRole("button", { name: DESK.pause.slower(10) })).toBeHidden();
});

test("a setting shows what another desk saves, keeps what is typed here, and saves nothing else", async ({
  page,
  server,
}) => {
  const elsewhere = await deskClient(server);
  await signIn(page);
  await visit(page, "/fr/desk/settings");
  const { types, ordersPerSlot, piecesPerSlot, capacity, save, saved } = DESK.settings;
  const limits = page.getByRole("region", { name: capacity });
  const delivery = limits.getByRole("group", { name: types.delivery });
  await delivery.getByLabel(ordersPerSlot).fill("41");
  await elsewhere.changeKitchenSettings({ delivery_pieces_per_slot: 370 });
  await expect(delivery.getByLabel(piecesPerSlot)).toHaveValue("370");
  await expect(delivery.getByLabel(ordersPerSlot)).toHaveValue("41");
  await elsewhere.changeKitchenSettings({ delivery_pieces_per_slot: 380 });
  await limits.getByRole("button", { name: save }).click();
  await expect(limits.getByText(saved)).toBeVisible();
  expect(await elsewhere.kitchenSettings()).toMatchObject({
    payload: { delivery_orders_per_slot: 41, delivery_pieces_per_slot: 380 },
  });
  await elsewhere.changeKitchenSettings({
    delivery_orders_per_slot: null,
    delivery_pieces_per_slot: null,
  });
});

test("a guest whose slot fills up reads so, keeps cart and form and gets the next; it is no longer offered", async ({
  page,
}) => {
  const server = await startServerOpeningLater(STAFF_ENVIRONMENT);
  const owner = await deskClient(server);
  const { words } = FRENCH;
  const shop = shopOn(page, words, server.url);
  const checkout = checkoutOn(page, words);
  const toPayment = async () => {
    await shop.openMenu();
    await shop.add("Soupe miso");
    await shop.checkOut();
    await checkout.chooseType("pickup");
    await checkout.fillPersonal();
    await checkout.toPayment();
  };
  const slotsTaken = async () => {
    const open = await owner.openOrders();
    if (!open.ok) throw new Error(open.problem.message);
    return open.payload.orders.map(({ slot }) => slot.starts_at);
  };
  await toPayment();
  // No slot had a limit when this guest's pages were opened.
  await owner.changeKitchenSettings({ pickup_orders_per_slot: 1 });
  await place(server);
  const [first = ""] = await slotsTaken();
  await checkout.order();
  await checkout.expectTab("pickup");
  await expect(page.getByText(words.checkout.notices.slot_full)).toBeVisible();
  await checkout.toPayment();
  await expect(page.getByText("Soupe miso").first()).toBeVisible();
  await checkout.order();
  await expect(page).toHaveURL(`${server.url}/success`);

  await visit(page, `${server.url}/`);
  const choices = page.getByRole("navigation", { name: words.home.choose });
  const pickup = choices.getByRole("link", { name: new RegExp(words.orderType.pickup) });
  await expect(pickup).toContainText(/\d\sh/);
  const time = timeAt(Date.parse(first), "Europe/Paris", "fr");
  await expect(pickup).not.toContainText(new RegExp(`${time}$`));
  await toPayment();
  await checkout.order();
  await expect(page).toHaveURL(`${server.url}/success`);
  expect(new Set(await slotsTaken()).size).toBe(3);
  await page.close();
  await server.close();
});
