import { PROBLEMS } from "../../packages/contract/src/problems.ts";
import { aMember, openAccount, PASSWORD } from "../support/members.ts";
import { placeOrders } from "../support/order-client.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { waitForCode, waitForUndoLink } from "../support/written-mails.ts";
import { visit } from "./hydrated.ts";
import { accountOn } from "./pages/account.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

test.use({ locale: FRENCH.browser, refused: [400, 401, 403, 409, 422, 500] });

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const { account: w } = words;

    test("details are changed; a new e-mail is used once its code is confirmed", async ({
      page,
      server,
    }) => {
      const account = accountOn(page, words, prefix);
      const member = aMember();
      const other = aMember();
      await account.comeSignedIn(await openAccount(server, member));
      await visit(page, `${prefix}/profile/ViewProfile`);
      await account.fill({ first_name: "Ada", email: other.email });
      await account.fill({ password: "un autre que le mien" });
      await account.press(w.details.submit);
      await expect(account.field("password")).toHaveAccessibleDescription(
        new RegExp(PROBLEMS.invalid_password[locale]),
      );
      await account.fill({ password: PASSWORD });
      await account.press(w.details.submit);
      await expect(page.getByRole("heading", { name: w.details.pendingTitle })).toBeVisible();

      await visit(page, `${prefix}/profile/ViewAccount`);
      await expect(page.getByRole("main")).toContainText("Ada Nguyễn");
      await expect(page.getByRole("main")).toContainText(member.email);

      await visit(page, `${prefix}/profile/ViewProfile`);
      await account.confirm(server.dataDir, other.email);
      await expect(page.getByRole("heading", { name: w.details.pendingTitle })).toBeHidden();
      await visit(page, `${prefix}/profile`);
      await expect(page.getByRole("main")).toContainText(other.email);
      await expect(
        page.getByRole("heading", { name: w.profile.greeting("Ada"), exact: true }),
      ).toBeVisible();

      // Opening the link reverts nothing; its button does.
      await visit(page, await waitForUndoLink(server.dataDir, member.email));
      const takeBack = page.getByRole("button", { name: w.restore.submit });
      await expect(takeBack).toBeVisible();
      await visit(page, `${prefix}/profile`);
      await expect(page.getByRole("main")).toContainText(other.email);
      await visit(page, await waitForUndoLink(server.dataDir, member.email));
      await takeBack.click();
      await expect(page.getByRole("main")).toContainText(w.restore.done(member.email));
      await page.getByRole("link", { name: w.restore.choose }).click();
      await expect(account.field("email")).toHaveValue(member.email);
    });
  });

const { locale, prefix, words } = FRENCH;
const { account: w } = words;

test("only the details that were changed are sent", async ({ page, server }) => {
  const account = accountOn(page, words, prefix);
  const member = aMember();
  await account.comeSignedIn(await openAccount(server, member));
  await visit(page, `${prefix}/profile/ViewProfile`);
  const { phone } = aMember();
  await account.fill({ phone });
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await account.press(w.details.submit);
  expect((await sent).postDataJSON()).toEqual({ phone });
  await expect(page.getByText(w.details.saved)).toBeVisible();

  // What was saved is not sent again either.
  await account.fill({ first_name: "Ada" });
  const next = page.waitForRequest((request) => request.method() === "PATCH");
  await account.press(w.details.submit);
  expect((await next).postDataJSON()).toEqual({ first_name: "Ada" });
});

test("the password is changed from the profile, and every session ends", async ({
  page,
  server,
}) => {
  const account = accountOn(page, words, prefix);
  const member = aMember();
  await account.comeSignedIn(await openAccount(server, member));
  await visit(page, `${prefix}/profile/ViewSecurity`);
  const main = page.getByRole("main");
  await main
    .getByRole("link", { name: words.titles["profile/ChangePassword"], exact: true })
    .click();
  await account.press(w.code.ask);
  const otp = await waitForCode(server.dataDir, member.email, 2);
  await account.fill({
    otp,
    new_password: "une nouvelle phrase",
    repeat: "une nouvelle phrase",
  });
  await account.press(w.forgot.submit);
  await expect(page).toHaveURL(`${server.url}${prefix}/auth/login`);
  await account.expectLoggedIn(false);
  await account.fill({ password: "une nouvelle phrase" });
  await account.press(w.login.submit);
  await account.expectLoggedIn(true);
});

test("the customer's sessions are listed, and all others are ended", async ({ page, server }) => {
  const account = accountOn(page, words, prefix);
  const member = aMember();
  await account.comeSignedIn(await openAccount(server, member));
  await visit(page, `${prefix}/profile/ViewSecurity`);
  const devices = page.getByRole("region", { name: w.sessions.title }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await page.getByRole("button", { name: w.sessions.endOthers }).click();
  await expect(devices).toHaveCount(1);
  await expect(devices).toContainText(w.sessions.here);
  await expect(page.getByRole("button", { name: w.sessions.endOthers })).toBeHidden();
});

test("the list of sessions has its place while it is read, and none where it cannot be", async ({
  page,
  server,
}) => {
  const failing = Promise.withResolvers<void>();
  await page.route(/\/v2\/public\/auth\/sessions/, async (route) => {
    await failing.promise;
    await route.fulfill({ status: 500 });
  });
  const account = accountOn(page, words, prefix);
  await account.comeSignedIn(await openAccount(server, aMember()));
  await visit(page, `${prefix}/profile/ViewSecurity`);
  const section = page.getByRole("region", { name: w.sessions.title });
  await expect(section).toContainText(w.loading);
  failing.resolve();
  await expect(section).toBeHidden();
});

test("orders are listed twenty per page, and one of them is reordered", async ({
  page,
  server,
}) => {
  const account = accountOn(page, words, prefix);
  const shop = shopOn(page, words, prefix);
  const member = aMember();
  const session = await openAccount(server, member);
  await placeOrders(server, session, 21);
  await account.comeSignedIn(session);
  await visit(page, `${prefix}/profile/ViewOrders`);
  const orders = page.getByRole("article");
  await expect(orders).toHaveCount(20);
  const [oldest] = await storedOrders(server, member.email);
  const name = w.orders.number(String(oldest?.number));
  await expect(page.getByRole("heading", { name })).toHaveCount(0);

  await page.getByRole("link", { name: w.orders.older }).click();
  await expect(orders).toHaveCount(1);
  await expect(page.getByRole("article", { name })).toContainText(w.orders.progress.new);
  await orders.getByRole("button", { name: w.orders.again }).click();
  await expect(shop.cart).toBeVisible();
  await shop.closeCart();
  await expect(page).toHaveURL(/page=2$/);
  await shop.openCart(3);
});

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const { account: w } = words;
    test("orders that fail to load say so, and can be retried", async ({ page, server }) => {
      const account = accountOn(page, words, prefix);
      const member = aMember();
      const session = await openAccount(server, member);
      await placeOrders(server, session, 1);
      await account.comeSignedIn(session);
      const calls = /\/v2\/public\/auth\/orders/;
      await page.route(calls, (route) => route.fulfill({ status: 500, body: "" }));
      await visit(page, `${prefix}/profile/ViewOrders`);
      const main = page.getByRole("main");
      await expect(main.getByRole("alert")).toContainText(w.failures.failed);
      await expect(main.getByRole("article")).toHaveCount(0);

      await page.unroute(calls);
      await account.press(words.error.retry);
      await expect(main.getByRole("article")).toHaveCount(1);
      await expect(main.getByRole("alert")).toHaveCount(0);
    });
  });

test("signing out works although the server does not answer, and shows no failure", async ({
  page,
  server,
}) => {
  const account = accountOn(page, words, prefix);
  await account.comeSignedIn(await openAccount(server, aMember()));
  await page.route(/\/v2\/public\/auth\/logout/, (route) =>
    route.fulfill({ status: 500, body: "" }),
  );
  await account.logOut();
  await account.expectLoggedIn(false);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await visit(page, `${prefix}/profile/ViewOrders`);
  await expect(page.getByRole("main")).toContainText(w.notices.not_logged_in);
});

test("deleting asks for a login, a password and its confirmation, then deletes the account", async ({
  page,
  server,
}) => {
  const account = accountOn(page, words, prefix);
  const member = aMember();
  const session = await openAccount(server, member);
  await placeOrders(server, session, 1);
  await account.comeSignedIn(session);
  await visit(page, `${prefix}/profile/ViewAccount`);
  await account.press(w.overview.delete);
  const dialog = page.getByRole("dialog", { name: w.deletion.title });
  const alert = dialog.getByRole("alert");
  const submit = () => dialog.getByRole("button", { name: w.deletion.submit }).click();
  const password = dialog.getByRole("textbox", { name: w.fields.password, exact: true });
  const repeat = dialog.getByRole("textbox", { name: w.fields.repeat, exact: true });
  await expect(dialog).toContainText(w.deletion.keptText);

  await submit();
  await expect(alert).toHaveText(w.deletion.problems.password_required);
  await password.fill(PASSWORD);
  await submit();
  await expect(alert).toHaveText(w.deletion.problems.mismatch);
  const token = await page.evaluate(() => {
    const token = localStorage.getItem("token") ?? "";
    localStorage.removeItem("token");
    return token;
  });
  await repeat.fill(PASSWORD);
  await submit();
  await expect(alert).toHaveText(w.deletion.problems.not_logged_in);
  await page.evaluate((token) => localStorage.setItem("token", token), token);
  await password.fill("not the password");
  await repeat.fill("not the password");
  await submit();
  await expect(alert).toHaveText(PROBLEMS.invalid_password[locale]);
  await password.fill(PASSWORD);
  await repeat.fill(PASSWORD);
  await submit();

  await expect(page).toHaveURL(`${server.url}${prefix || "/"}`);
  await account.expectLoggedIn(false);
  expect(await storedOrders(server, member.email)).toEqual([]);
  await visit(page, `${prefix}/auth/login`);
  await account.logIn(member.email);
  await expect(page.getByRole("alert")).toHaveText(PROBLEMS.invalid_credentials[locale]);
});
