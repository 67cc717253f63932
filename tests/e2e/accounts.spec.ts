import { accountOn, aMember } from "./pages/account.ts";
import { expect, LOCALES, test } from "./test.ts";

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser, refused: [400, 401, 403] });

    test("signing up, confirming, leaving, and back in by way of what was asked for", async ({
      page,
      house,
    }) => {
      const account = accountOn(page, words, prefix);
      const member = aMember();
      await page.goto(`${prefix}/menu`);
      await account.expectLoggedIn(false);
      await account.signUp(member);
      await expect(page).toHaveURL(`${house.url}${prefix}/auth/verify`);

      await account.fill({ otp: "000 000" });
      await account.press(words.account.verify.submit);
      await expect(account.field("otp")).toHaveAccessibleDescription(/code/i);
      await expect(account.field("otp")).toBeFocused();

      await account.confirm(house.dataDir, member.email);
      await expect(page).toHaveURL(`${house.url}${prefix || "/"}`);
      await account.expectLoggedIn(true);

      await account.logOut();
      await account.expectLoggedIn(false);
      expect(await page.evaluate(() => [localStorage.token, localStorage.user])).toEqual([
        undefined,
        undefined,
      ]);

      await page.goto(`${prefix}/profile/ViewOrders?page=1`);
      await expect(page).toHaveURL(`${house.url}${prefix}/auth/login`);
      await expect(page.getByRole("main")).toContainText(words.account.notices.not_logged_in);
      await account.logIn(member.email);
      await expect(page).toHaveURL(`${house.url}${prefix}/profile/ViewOrders?page=1`);
      await expect(page.getByRole("main")).toContainText(words.account.orders.emptyTitle);
    });
  });
