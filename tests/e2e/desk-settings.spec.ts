import { formatTime } from "../../apps/web/src/i18n/format.ts";
import { deskClient, OWNER, place, STAFF_ENVIRONMENT } from "../support/desk-house.ts";
import { openHouse } from "../support/house.ts";
import { expect, test } from "./desk-test.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { DESK, deskOn } from "./pages/desk.ts";
import { shopOn } from "./pages/shop.ts";
import { LOCALES } from "./test.ts";

/** Nobody is signed in at first, which the browser reports; what is wrong is refused. */
test.use({ locale: "fr-FR", refused: [401, 422] });

test("what the kitchen takes on is refused at its field, kept, and what a pause offers with it", async ({
  page,
  house,
}) => {
  const desk = deskOn(page);
  await desk.signIn(OWNER);
  await desk.expectInbox();
  await desk.open("settings");
  const { types, ordersPerSlot, capacity, extraChoices, pause, save, saved } = DESK.settings;
  const limits = page.getByRole("region", { name: capacity });
  const orders = limits.getByRole("group", { name: types.pickup }).getByLabel(ordersPerSlot);
  await orders.fill("0");
  await limits.getByRole("button", { name: save }).click();
  await expect(orders).toHaveAccessibleDescription(/De 1 à 999/);
  await orders.fill("99");
  await limits.getByRole("button", { name: save }).click();
  await expect(limits.getByText(saved)).toBeVisible();
  const owner = await deskClient(house);
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

test("a slot that is full is offered nowhere: the next guest is given the next one", async ({
  page,
}) => {
  const house = await openHouse(STAFF_ENVIRONMENT);
  const owner = await deskClient(house);
  await owner.changeKitchenSettings({ pickup_orders_per_slot: 1 });
  const first = await place(house);
  const taken = await owner.openOrders();
  if (!taken.ok) throw new Error(taken.refusal.message);
  const time = new Date(taken.payload.orders[0]?.slot.starts_at ?? 0).toLocaleTimeString("fr", {
    timeZone: "Europe/Paris",
    timeStyle: "short",
  });
  const [{ words }] = LOCALES;
  await page.goto(`${house.url}/`);
  const choices = page.getByRole("navigation", { name: words.home.choose });
  const pickup = choices.getByRole("link", { name: new RegExp(words.orderType.pickup) });
  await expect(pickup).toContainText(/\d\sh/);
  await expect(pickup).not.toContainText(new RegExp(`${formatTime(time, "fr")}$`));
  const shop = shopOn(page, words, house.url);
  const checkout = checkoutOn(page, words);
  await shop.openMenu();
  await shop.add("Soupe miso");
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal();
  await checkout.toPayment();
  await checkout.order();
  await expect(page).toHaveURL(`${house.url}/success`);
  const open = await owner.openOrders();
  if (!open.ok) throw new Error(open.refusal.message);
  const starts = open.payload.orders.map(({ slot }) => Date.parse(slot.starts_at));
  expect(open.payload.orders.map(({ order_id }) => order_id)).toContain(first.order_id);
  expect(new Set(starts).size).toBe(2);
  await page.close();
  await house.close();
});
