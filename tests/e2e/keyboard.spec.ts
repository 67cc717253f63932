import { PAGES } from "../../apps/web/src/routes.ts";
import { aMember, openAccount, PASSWORD } from "../support/members.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { visit } from "./hydrated.ts";
import { accountOn } from "./pages/account.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { keysOn } from "./pages/keys.ts";
import { shopOn } from "./pages/shop.ts";
import { SCREENS } from "./screens.ts";
import { expect, FRENCH, test } from "./test.ts";

const { prefix, words, browser } = FRENCH;
test.use({ ...SCREENS.desktop, locale: browser });

const DISH = "Soupe miso";

test("an order is placed with the keyboard alone, from the menu to its number", async ({
  page,
  server,
}) => {
  const email = `keys-${crypto.randomUUID()}@example.org`;
  const keys = keysOn(page);
  const checkout = checkoutOn(page, words);
  const { cart, addButton } = shopOn(page, words, prefix);
  const main = page.getByRole("main");
  await visit(page, `${prefix}/menu`);
  const search = page.getByRole("searchbox", { name: words.menu.search });
  await keys.type(search, DISH);
  const found = page.getByRole("region", { name: words.menu.search });
  await keys.press(addButton(DISH, found));
  await expect(cart).toBeVisible();
  await keys.press(cart.getByRole("link", { name: words.cart.checkout }));
  await keys.press(main.getByRole("button", { name: new RegExp(words.orderType.pickup) }));
  await checkout.expectTab("personal");
  const { personal, payment, next } = words.checkout;
  for (const field of ["first_name", "last_name", "email", "phone"] as const)
    await keys.type(
      main.getByRole("textbox", { name: personal[field], exact: true }),
      field === "email" ? email : GUEST[field],
    );
  const goOn = page.getByRole("button", { name: next, exact: true });
  await keys.press(goOn);
  await checkout.expectTab("pickup");
  await keys.press(goOn);
  await checkout.expectTab("payment");
  await keys.press(page.getByRole("button", { name: payment.order("").trim() }));
  await expect(page).toHaveURL(/\/success$/);
  const [order] = await storedOrders(server, email);
  expect(order).toMatchObject({ order_type: "pickup", last_name: GUEST.last_name });
  await expect(main).toContainText(String(order?.number));
});

test("an account is opened with the keyboard alone", async ({ page, server }) => {
  const keys = keysOn(page);
  const account = accountOn(page, words, prefix);
  const member = aMember();
  await openAccount(server, member);
  const toAccount = page.getByRole("banner").getByRole("link", { name: words.layout.account });
  await visit(page, `${prefix}/`);
  await keys.press(toAccount);
  await expect(page).toHaveURL(new RegExp(`${prefix}/auth$`));
  await keys.press(page.getByRole("main").getByRole("link", { name: words.account.landing.login }));
  await keys.type(account.field("email"), member.email);
  await keys.type(account.field("password"), PASSWORD);
  await page.keyboard.press("Enter");
  await account.expectLoggedIn(true);
  await keys.press(toAccount);
  await expect(page).toHaveURL(new RegExp(`${prefix}/profile$`));
  const orders = words.titles["profile/ViewOrders"];
  await keys.press(page.getByRole("main").getByRole("link", { name: orders, exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(orders);
});

test("Tab reaches every control of the restaurant's pages and of the account pages", async ({
  page,
  server,
}) => {
  const keys = keysOn(page);
  const missed = async (path: string) => {
    await visit(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(words.account.loading)).toHaveCount(0);
    expect(await keys.missed(), path).toEqual([]);
  };
  const pathsOf = (part: string) =>
    PAGES.filter(({ id }) => id.startsWith(part)).map(({ path }) => path);
  const ownPages = ["/", "/about", "/contact", "/cookie-policy", "/success"];
  for (const path of [...ownPages, ...pathsOf("auth")]) await missed(path);
  await accountOn(page, words, prefix).comeSignedIn(await openAccount(server, aMember()));
  for (const path of pathsOf("profile")) await missed(path);
});
