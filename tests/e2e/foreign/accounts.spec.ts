import { ADDRESS_WORDS } from "../../../apps/web/src/i18n/address-words.ts";
import { aMember, PASSWORD } from "../../support/members.ts";
import { visit } from "../hydrated.ts";
import { accountOn } from "../pages/account.ts";
import { checkoutOn } from "../pages/checkout.ts";
import { shopOn } from "../pages/shop.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

test.use({ locale: FRENCH.browser, refused: [400, 401, 403] });

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    test("a failed call shows a message beside the form, and typed values are kept", async ({
      page,
      foreign,
    }) => {
      // The browser reports the responses on its console.
      page.removeAllListeners("console");
      const account = accountOn(page, words, prefix);
      const { failed, unreachable } = words.account.failures;
      for (const [how, said] of [
        ["html", failed],
        ["empty", failed],
        ["lost", unreachable],
      ] as const) {
        foreign.always("POST /v2/public/auth/login", how);
        await visit(page, `${prefix}/auth/login`);
        await account.logIn("zoe@example.org", "a long password");
        await expect(page.getByRole("main").getByRole("alert")).toHaveText(said);
        await expect(account.field("email")).toHaveValue("zoe@example.org");
      }
    });
  });

const { locale, prefix, words } = FRENCH;

test("an account on the other server can be opened, confirmed, ordered with, signed out of and deleted", async ({
  page,
  foreign,
}) => {
  const account = accountOn(page, words, prefix);
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const member = aMember();
  const main = page.getByRole("main");

  await account.signUp(member);
  await account.fill({ otp: "000000" });
  await account.press(words.account.verify.submit);
  await expect(account.field("otp")).toBeFocused();
  await account.fill({ otp: foreign.codeFor(member.email) ?? "" });
  await account.press(words.account.verify.submit);
  await account.expectLoggedIn(true);

  await shop.openMenu();
  await shop.add("Plat 30");
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.goOn();
  await checkout.toPayment();
  await checkout.order();
  await expect(page).toHaveURL(/\/success$/);

  await visit(page, `${prefix}/profile/ViewOrders`);
  await expect(main).toContainText("Plat 30");
  await expect(main).toContainText("11,50 €");
  await expect(main.getByRole("link", { name: words.account.orders.track })).toHaveCount(0);
  await main.getByRole("button", { name: words.account.orders.again }).click();
  await expect(shop.cart.getByRole("listitem").filter({ hasText: "Plat 30" })).toBeVisible();

  await account.logOut();
  await visit(page, `${prefix}/auth/login`);
  await account.logIn(member.email, "not the password");
  await expect(main.getByRole("alert").first()).toContainText("Kitchenware");
  await account.logIn(member.email);
  await account.expectLoggedIn(true);

  await visit(page, `${prefix}/profile/ViewAccount`);
  await account.press(words.account.overview.delete);
  const { deletion, fields } = words.account;
  const dialog = page.getByRole("dialog", { name: deletion.title });
  for (const name of [fields.password, fields.repeat])
    await dialog.getByRole("textbox", { name, exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: deletion.submit }).click();
  await account.expectLoggedIn(false);
});

test("a password is reset with a code", async ({ page, foreign }) => {
  const account = accountOn(page, words, prefix);
  const member = aMember();
  await account.signUp(member);
  await account.fill({ otp: foreign.codeFor(member.email) ?? "" });
  await account.press(words.account.verify.submit);
  await account.expectLoggedIn(true);
  await account.logOut();

  await visit(page, `${prefix}/auth/forgot`);
  await account.fill({ email: member.email });
  await account.press(words.account.code.ask);
  await expect(account.field("otp")).toBeVisible();
  const password = "vinaigre de prune";
  await account.fill({
    otp: foreign.codeFor(member.email) ?? "",
    new_password: password,
    repeat: password,
  });
  await account.press(words.account.forgot.submit);
  await account.logIn(member.email, password);
  await account.expectLoggedIn(true);
});

test("on a server without saved addresses the account's address is a field, and nothing asks for more", async ({
  page,
  foreign,
}) => {
  const account = accountOn(page, words, prefix);
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const member = aMember();
  const own = ADDRESS_WORDS[locale];
  await account.signUp(member);
  await account.fill({ otp: foreign.codeFor(member.email) ?? "" });
  await account.press(words.account.verify.submit);
  await account.expectLoggedIn(true);

  await visit(page, `${prefix}/profile/ViewProfile`);
  const address = page.getByRole("textbox", { name: words.account.fields.address });
  await address.fill("12 Rue de la République, 69001 Lyon");
  await account.press(words.account.details.submit);
  await expect(page.getByText(words.account.details.saved)).toBeVisible();
  await expect(page.getByRole("region", { name: own.title })).toHaveCount(0);

  await shop.openMenu();
  await shop.add("Plat 30");
  await shop.checkOut();
  await checkout.chooseType("delivery");
  await checkout.goOn();
  await checkout.expectTab("delivery");
  const street = page.getByRole("textbox", { name: words.checkout.address.address, exact: true });
  await expect(street).toHaveValue("12 Rue de la République");
  await expect(page.getByRole("radio", { name: own.another })).toHaveCount(0);
  await expect(page.getByRole("checkbox", { name: own.save })).toHaveCount(0);
  expect(foreign.calls.filter((call) => call.includes("addresses"))).toEqual([]);
});
