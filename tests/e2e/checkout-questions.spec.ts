import { ADDRESS_WORDS } from "../../apps/web/src/i18n/address-words.ts";
import { aMember, PASSWORD } from "../support/members.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { accountOn } from "./pages/account.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

const DISH = { fr: "Soupe miso", en: "Miso soup" } as const;
const TOWN = { postal_code: "69002", city: "Lyon" };

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const { questions } = ADDRESS_WORDS[locale];

    test("an e-mail with an accent before the @ is a question, confirmed by one press", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      const email = page.getByRole("textbox", { name: words.checkout.personal.email, exact: true });
      await shop.openMenu();
      await shop.add(DISH[locale]);
      await shop.checkOut();
      await checkout.chooseType("pickup");
      await checkout.fillPersonal({ ...GUEST, email: "zoé@example.org" });
      await checkout.expectTab("personal");
      await expect(page.getByRole("status").filter({ hasText: questions.email })).toBeVisible();
      await expect(email).toBeFocused();
      expect(await violations(page)).toEqual([]);
      await page.getByRole("button", { name: questions.confirm }).click();
      await checkout.expectTab("pickup");
    });

    test("signing up with an accent before the @ asks whether the e-mail is right", async ({
      page,
    }) => {
      const account = accountOn(page, words, prefix);
      const member = { ...aMember(), email: `zoé-${crypto.randomUUID()}@example.org` };
      await visit(page, `${prefix}/auth/signup`);
      await account.fill({ ...member, password: PASSWORD });
      await account.press(words.account.signup.submit);
      const question = page.getByRole("status").filter({ hasText: questions.email });
      await expect(question).toBeVisible();
      await expect(account.field("email")).toBeFocused();
      await account.press(questions.confirm);
      await expect(page).toHaveURL(/\/auth\/verify$/);
    });

    test("a street and a telephone are questioned when the field is left, without the form being sent", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      const { personal, address, problems } = words.checkout;
      const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
      const confirm = page.getByRole("button", { name: questions.confirm });
      await shop.openMenu();
      await shop.add(DISH[locale]);
      await shop.checkOut();
      await checkout.chooseType("delivery");

      await textbox(personal.phone).fill("abc");
      await textbox(personal.first_name).click();
      await expect(page.getByText(questions.phone)).toBeVisible();
      await textbox(personal.phone).fill("");
      await textbox(personal.first_name).click();
      await expect(page.getByText(questions.phone)).toBeHidden();
      await checkout.fillPersonal(GUEST);
      await checkout.expectTab("delivery");

      await textbox(address.address).fill("rue Mercière");
      await textbox(address.postal_code).click();
      await expect(page.getByText(questions.address("rue Mercière"))).toBeVisible();
      await expect(textbox(address.postal_code)).toBeFocused();
      await confirm.press("Enter");
      await expect(confirm).toBeHidden();
      // The postal code that was left, but not the town that nobody came to yet.
      await expect(page.getByText(problems.required)).toHaveCount(1);
      await page.keyboard.press("Tab");
      await expect(textbox(address.postal_code)).toBeFocused();
    });

    test("a telephone without enough digits and a street without number are questions, each confirmed by one press and asked once", async ({
      page,
    }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      const { personal, address, steps, stepNames } = words.checkout;
      const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
      const confirm = page.getByRole("button", { name: questions.confirm });
      await shop.openMenu();
      await shop.add(DISH[locale]);
      await shop.checkOut();
      await checkout.chooseType("delivery");

      await checkout.fillPersonal({ ...GUEST, phone: "06" });
      await checkout.expectTab("personal");
      await expect(page.getByRole("status").filter({ hasText: questions.phone })).toBeVisible();
      await expect(textbox(personal.phone)).toBeFocused();
      await expect(textbox(personal.phone)).toHaveAccessibleDescription(questions.phone);
      await expect(textbox(personal.phone)).toHaveValue("06");
      expect(await violations(page), "the question about the telephone").toEqual([]);
      await confirm.click();
      await checkout.expectTab("delivery");
      await page.getByRole("navigation", { name: steps }).getByText(stepNames.personal).click();
      await checkout.expectTab("personal");
      await checkout.goOn();
      await checkout.expectTab("delivery");

      const street = "rue Mercière";
      await checkout.fillAddress({ address: street, ...TOWN });
      await checkout.goOn();
      await checkout.expectTab("delivery");
      const question = questions.address(street);
      await expect(page.getByRole("status").filter({ hasText: question })).toBeVisible();
      await expect(textbox(address.address)).toBeFocused();
      await expect(textbox(address.address)).toHaveAccessibleDescription(
        `${address.addressHint} ${question}`,
      );
      expect(await violations(page), "the question about the street").toEqual([]);
      await textbox(address.address).fill("rue Mercière, bât. C");
      await expect(confirm).toBeHidden();
      await textbox(address.address).fill(street);
      await confirm.click();
      await checkout.expectTab("payment");
    });
  });

const { locale, prefix, words, browser } = FRENCH;
test.use({ locale: browser });

test("a telephone that was shortened after its step is asked about before the order is sent", async ({
  page,
}) => {
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  const sent = checkout.sentOrders();
  const { steps, stepNames, personal } = words.checkout;
  const bar = page.getByRole("navigation", { name: steps });
  await shop.openMenu();
  await shop.add(DISH[locale]);
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal();
  await checkout.toPayment();
  await bar.getByRole("button", { name: stepNames.personal }).click();
  await page.getByRole("textbox", { name: personal.phone }).fill("abc");
  await bar.getByRole("button", { name: stepNames.payment }).click();
  await checkout.order();
  await checkout.expectTab("personal");
  await expect(page.getByText(ADDRESS_WORDS[locale].questions.phone)).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole("textbox", { name: personal.phone }).fill(GUEST.phone);
  await checkout.goOn();
  await checkout.toPayment();
});
