import { PROBLEMS } from "../../packages/contract/src/problems.ts";
import { aMember, endSession, openAccount, PASSWORD, signUp } from "../support/members.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { waitForCode } from "../support/written-mails.ts";
import { reload, visit } from "./hydrated.ts";
import { installClock } from "./page-clock.ts";
import { accountOn } from "./pages/account.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { SMOKE, smokeIn } from "./smoke.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

const RESENT_AFTER_MS = 60_000;

test.use({ locale: FRENCH.browser, refused: [400, 401, 403, 409, 422] });

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const { account: w } = words;

    test(
      "signing up, confirming and signing out work, and login returns to the requested page",
      smokeIn(locale),
      async ({ page, server }) => {
        const account = accountOn(page, words, prefix);
        const member = aMember();
        await visit(page, `${prefix}/menu`);
        await account.expectLoggedIn(false);
        await account.signUp(member);
        await expect(page).toHaveURL(`${server.url}${prefix}/auth/verify`);

        await account.fill({ otp: "Code : 000 000" });
        await account.press(w.verify.submit);
        await expect(account.field("otp")).toHaveAccessibleDescription(
          new RegExp(PROBLEMS.invalid_otp[locale]),
        );
        await expect(account.field("otp")).toBeFocused();
        await expect(page.getByRole("button", { name: /\(\d+ s\)/ })).toHaveAttribute(
          "aria-disabled",
          "true",
        );

        // A reload keeps the form; after a minute the code can be sent again.
        await installClock(page, Date.now() + RESENT_AFTER_MS);
        await reload(page);
        await account.press(w.code.resend);
        await expect(page.getByRole("main")).toContainText(w.code.resent);
        await account.confirm(server.dataDir, member.email);
        await expect(page).toHaveURL(`${server.url}${prefix || "/"}`);
        await account.expectLoggedIn(true);

        await account.logOut();
        await account.expectLoggedIn(false);
        const kept = await page.evaluate(() => [
          ...Object.keys(localStorage),
          ...Object.keys(sessionStorage),
        ]);
        for (const key of ["token", "user", "sign_in", "way_back"]) expect(kept).not.toContain(key);

        await visit(page, `${prefix}/profile/ViewOrders?page=1`);
        await expect(page).toHaveURL(`${server.url}${prefix}/auth/login`);
        await expect(page.getByRole("main")).toContainText(w.notices.not_logged_in);
        await account.logIn(member.email);
        await expect(page).toHaveURL(`${server.url}${prefix}/profile/ViewOrders?page=1`);
        await expect(page.getByRole("main")).toContainText(w.orders.emptyTitle);
      },
    );

    test("the server's message is shown, beside the field that it belongs to", async ({
      page,
      server,
    }) => {
      const account = accountOn(page, words, prefix);
      const member = aMember();
      await openAccount(server, member);
      await visit(page, `${prefix}/auth/login`);
      await account.logIn(member.email, "not the password");
      await expect(page.getByRole("alert")).toHaveText(PROBLEMS.invalid_credentials[locale]);

      // Typed values are kept on the next form, and never in the URL.
      await page.getByRole("main").getByRole("link", { name: w.login.signup }).click();
      await expect(account.field("email")).toHaveValue(member.email);
      await account.fill({ ...aMember(), email: member.email, password: "password" });
      await account.press(w.signup.submit);
      await expect(account.field("password")).toHaveAttribute("aria-invalid", "true");
      await account.fill({ password: PASSWORD });
      await account.press(w.signup.submit);
      await expect(account.field("email")).toHaveAccessibleDescription(
        new RegExp(PROBLEMS.email_taken[locale]),
      );
      expect(page.url()).not.toContain("@");
    });
  });

const { locale, prefix, words } = FRENCH;
const { account: w } = words;

test("a login before the e-mail is confirmed opens the form for the code", async ({
  page,
  server,
}) => {
  const account = accountOn(page, words, prefix);
  const member = aMember();
  await signUp(server, member);
  await visit(page, `${prefix}/auth/login`);
  await account.logIn(member.email);
  await expect(page).toHaveURL(`${server.url}${prefix}/auth/verify`);
  // The sign-up's code is less than a minute old: no other was sent, and the page says so.
  await expect(page.getByRole("main")).toContainText(w.code.sentEarlier(member.email));
  await account.confirm(server.dataDir, member.email);
  await account.expectLoggedIn(true);
});

test.describe("with a lost answer", () => {
  test.use({ provokesOutage: true });

  test("a code whose answer was lost lets the guest in when it is sent again", async ({
    page,
    server,
  }) => {
    const account = accountOn(page, words, prefix);
    const member = aMember();
    await account.signUp(member);
    await page.route(
      /\/public\/auth\/verify-otp/,
      async (route) => {
        await route.fetch();
        await route.abort("internetdisconnected");
      },
      { times: 1 },
    );
    await account.confirm(server.dataDir, member.email);
    await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    await account.press(w.verify.submit);
    await account.expectLoggedIn(true);
  });
});

test("a forgotten password is reset with a code; both passwords have to match", async ({
  page,
  server,
}) => {
  const account = accountOn(page, words, prefix);
  const member = aMember();
  await openAccount(server, member);
  await visit(page, `${prefix}/auth/login`);
  await account.fill({ email: member.email });
  await page.getByRole("link", { name: w.login.forgot }).click();
  await expect(account.field("email")).toHaveValue(member.email);
  await account.press(w.code.ask);

  await account.fill({ otp: "000000", new_password: "une nouvelle phrase", repeat: "autre" });
  await account.press(w.forgot.submit);
  await expect(account.field("repeat")).toHaveAccessibleDescription(w.problems.mismatch);
  await account.fill({ repeat: "une nouvelle phrase" });
  await account.press(w.forgot.submit);
  await expect(account.field("otp")).toHaveAccessibleDescription(
    new RegExp(PROBLEMS.invalid_otp[locale]),
  );
  await account.fill({ otp: await waitForCode(server.dataDir, member.email, 2) });
  await account.press(w.forgot.submit);

  await expect(page).toHaveURL(`${server.url}${prefix}/auth/login`);
  await expect(page.getByRole("main")).toContainText(w.notices.password_changed);
  await account.logIn(member.email);
  await expect(page.getByRole("alert")).toHaveText(PROBLEMS.invalid_credentials[locale]);
  await account.logIn(member.email, "une nouvelle phrase");
  await expect(page).toHaveURL(`${server.url}${prefix || "/"}`);
  await account.expectLoggedIn(true);
});

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const { account: w, layout } = words;
    test("an expired session is announced, and login returns to the same page", async ({
      page,
      context,
      server,
    }) => {
      const account = accountOn(page, words, prefix);
      const member = aMember();
      const session = await openAccount(server, member);
      await account.comeSignedIn(session);
      await endSession(server, session);
      await visit(page, `${prefix}/profile/ViewProfile`);
      await expect(page.getByRole("main")).toContainText(w.notices.expired);
      await account.logIn(member.email);
      await expect(page).toHaveURL(`${server.url}${prefix}/profile/ViewProfile`);

      // A sign-out in one tab is noticed in another.
      const other = await context.newPage();
      await accountOn(other, words, prefix).logOut();
      await expect(page).toHaveURL(`${server.url}${prefix}/auth/login`);
      await expect(
        page.getByRole("banner").getByRole("link", { name: layout.account }),
      ).toHaveAttribute("href", `${prefix}/auth`);
    });
  });

test(
  "the checkout is prefilled for a signed-in customer, and the order belongs to their account",
  SMOKE,
  async ({ page, server }) => {
    const account = accountOn(page, words, prefix);
    const shop = shopOn(page, words, prefix);
    const checkout = checkoutOn(page, words);
    const member = aMember();
    await openAccount(server, member);
    await shop.openMenu();
    await shop.add("Nigiri anguille");
    await shop.checkOut();
    await checkout.chooseType("pickup");
    await page.getByRole("main").getByRole("link", { name: words.checkout.account.logIn }).click();
    await account.logIn(member.email);
    await checkout.expectTab("personal");
    const field = (name: "email" | "phone") =>
      page.getByRole("textbox", { name: words.checkout.personal[name], exact: true });
    await expect(field("email")).toHaveValue(member.email);
    await expect(field("phone")).toHaveValue(member.phone);
    await checkout.goOn();
    await checkout.toPayment();

    // The session is ended on another device: the order is not sent, and the form keeps its values.
    const [token, user] = await page.evaluate(() => [localStorage.token, localStorage.user]);
    await endSession(server, { token, user: JSON.parse(user) });
    await checkout.order();
    await expect(page.getByRole("alert")).toHaveText(words.checkout.notices.session_ended);
    await visit(page, `${prefix}/auth/login`);
    await account.expectLoggedIn(false);
    await account.logIn(member.email);
    await account.expectLoggedIn(true);
    await visit(page, `${prefix}/checkout?tab=payment`);
    await checkout.order();
    await expect(page).toHaveURL(`${server.url}${prefix}/success`);
    const [order] = await storedOrders(server, member.email);
    expect(order).toMatchObject({ account_id: expect.any(Number), phone: member.phone });
    await page.getByRole("link", { name: words.success.account.orders }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
  },
);

test("a guest is offered an account after ordering; the order stays a guest's", async ({
  page,
  server,
}) => {
  const account = accountOn(page, words, prefix);
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const guest = aMember();
  await shop.openMenu();
  await shop.add("Nigiri anguille");
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal(guest);
  await checkout.toPayment();
  await checkout.order();
  await page.getByRole("link", { name: words.success.account.create }).click();
  await expect(account.field("email")).toHaveValue(guest.email);
  await account.fill({ last_name: guest.last_name, phone: guest.phone, password: PASSWORD });
  await account.press(w.signup.submit);
  await account.confirm(server.dataDir, guest.email);
  await expect(page).toHaveURL(`${server.url}${prefix}/profile/ViewOrders`);
  // The order was a guest's, and anyone can order with any e-mail.
  await expect(page.getByText(w.orders.emptyText)).toBeVisible();
});

test("account pages are served in their three forms and are not indexed", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  const pages = ["auth", "auth/login", "auth/forgot", "auth/signup", "auth/verify", "profile"];
  const sections = ["ViewOrders", "ViewAccount", "ViewProfile", "ViewSecurity", "ChangePassword"];
  for (const prefix of ["", "/fr", "/en"]) {
    for (const page of [...pages, ...sections.map((section) => `profile/${section}`)]) {
      const answer = await request.get(`${prefix}/${page}`);
      expect(answer.status(), page).toBe(200);
      expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
    }
    for (const closed of ["auth", "profile"])
      expect(robots).toContain(`Disallow: ${prefix}/${closed}\n`);
    expect(await (await request.get(`${prefix}/sitemap.xml`)).text()).not.toMatch(/auth|profile/);
  }
});
