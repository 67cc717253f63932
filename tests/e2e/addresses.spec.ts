import { ADDRESS_WORDS } from "../../apps/web/src/i18n/address-words.ts";
import { WISHES_WORDS } from "../../apps/web/src/i18n/wishes-words.ts";
import { aMember, openAccount } from "../support/members.ts";
import { storedOrders } from "../support/stored-orders.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { accountOn } from "./pages/account.ts";
import { addressesOn, HOME, saveAddress, WORK } from "./pages/addresses.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, LOCALES, test } from "./test.ts";

const DISH = { fr: "Soupe miso", en: "Miso soup" } as const;

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const own = ADDRESS_WORDS[locale];

    test("saved addresses are added, edited, made default, deleted and restored in the profile", async ({
      page,
      server,
    }) => {
      const account = accountOn(page, words, prefix);
      await account.comeSignedIn(await openAccount(server, aMember()));
      await visit(page, `${prefix}/profile/ViewProfile`);
      const { section, rows, press, add, fill } = addressesOn(page, locale);
      await expect(section).toContainText(own.none);
      // The only address that the account had before is no field of its own any more.
      await expect(account.field("address")).toHaveCount(0);

      await press(own.add);
      await press(own.submit);
      const street = section.getByRole("textbox", { name: own.fields.address, exact: true });
      await expect(street).toBeFocused();
      await expect(street).toHaveAccessibleDescription(new RegExp(own.required));
      expect(await violations(page), "the form with what is missing").toEqual([]);
      await fill({ ...HOME, address: "rue de la République" });
      await press(own.submit);
      await expect(section).toContainText(own.questions.address("rue de la République"));
      await fill(HOME);
      await press(own.submit);
      await expect(rows).toHaveCount(1);
      await expect(rows.first()).toContainText(own.isDefault);
      await expect(section.getByRole("button", { name: own.add })).toBeFocused();
      await add(WORK);
      await expect(rows.nth(1)).toContainText("3 rue Mercière");
      expect(await violations(page), "two addresses").toEqual([]);

      await press(own.makeDefaultNamed("Bureau"));
      await expect(rows.first()).toContainText("Bureau");
      await press(own.editNamed("Maison"));
      await fill({ ...HOME, label: "Chez Léa" });
      await press(own.submit);
      await expect(rows.nth(1)).toContainText("Chez Léa");
      await expect(rows.nth(1)).toContainText("3e gauche · A12 · Sonner deux fois");

      await press(own.removeNamed("Bureau"));
      await expect(rows).toHaveCount(1);
      await expect(rows.first()).toContainText(own.isDefault);
      await expect(section.getByRole("status")).toContainText(own.removed("Bureau"));
      await expect(section.getByRole("button", { name: own.undo })).toBeFocused();
      expect(await violations(page), "deleted").toEqual([]);
      await press(own.undo);
      await expect(rows).toHaveCount(2);
      await expect(rows.first()).toContainText("Bureau");

      await visit(page, `${prefix}/profile/ViewAccount`);
      await expect(page.getByRole("main")).toContainText("3 rue Mercière, 69002 Lyon");
    });

    test("the checkout offers the saved addresses, fills the form with the chosen one and saves another", async ({
      page,
      server,
    }) => {
      const account = accountOn(page, words, prefix);
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      const member = aMember();
      const session = await openAccount(server, member);
      await saveAddress(server, session, HOME);
      await saveAddress(server, session, WORK);
      await account.comeSignedIn(session);
      await shop.openMenu();
      await shop.add(DISH[locale]);
      await shop.checkOut();
      await checkout.chooseType("delivery");
      await checkout.goOn();
      await checkout.expectTab("delivery");

      const { address: w } = words.checkout;
      const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
      const street = textbox(w.address);
      const choice = (name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });
      const home = choice(own.named("Maison", HOME.address));
      const work = choice(own.named("Bureau", WORK.address));
      const another = choice(own.another);
      const doorCode = textbox(WISHES_WORDS[locale].details.doorCode);
      const save = page.getByRole("checkbox", { name: own.save });
      await expect(page.getByRole("group", { name: own.choose })).toBeVisible();
      await home.check();
      await expect(street).toHaveValue(HOME.address);
      await expect(textbox(w.postal_code)).toHaveValue("69001");
      await expect(textbox(w.city)).toHaveValue("Lyon");
      await expect(doorCode).toHaveValue("A12");
      await expect(save).toHaveCount(0);
      expect(await violations(page), "a saved address").toEqual([]);
      await work.check();
      await expect(street).toHaveValue(WORK.address);
      await expect(doorCode).toHaveCount(0);

      await another.check();
      await expect(street).toBeFocused();
      await expect(street).toHaveValue("");
      await checkout.fillAddress({
        address: "1 place du Capitole",
        postal_code: "31000",
        city: "Toulouse",
      });
      await checkout.goOn();
      await expect(page.getByText(words.checkout.notices.too_far)).toBeVisible();
      await home.check();
      await expect(page.getByText(words.checkout.notices.too_far)).toBeHidden();
      await another.check();
      await expect(street).toHaveValue("1 place du Capitole");

      await checkout.fillAddress({ address: "8 rue Mercière", postal_code: "69002", city: "Lyon" });
      await expect(another).toBeChecked();
      await expect(save).not.toBeChecked();
      await save.check();
      await page.getByLabel(own.label).fill("Gîte");
      expect(await violations(page), "another address").toEqual([]);
      await checkout.toPayment();
      await page
        .getByRole("navigation", { name: words.checkout.steps })
        .getByRole("button", { name: words.checkout.stepNames.delivery })
        .click();
      await expect(choice(own.named("Gîte", "8 rue Mercière"))).toBeChecked();
      await home.check();
      await checkout.toPayment();
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      expect(await storedOrders(server, member.email)).toMatchObject([
        { address: HOME.address, postal_code: "69001", floor: "3e gauche", door_code: "A12" },
      ]);
      await visit(page, `${prefix}/profile/ViewProfile`);
      await expect(page.getByRole("region", { name: own.title })).toContainText("Gîte");
    });

    test("guests are offered no saved addresses, and load nothing of them", async ({ page }) => {
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await shop.openMenu();
      await shop.add(DISH[locale]);
      await shop.checkOut();
      await checkout.chooseType("delivery");
      await checkout.fillPersonal();
      await checkout.expectTab("delivery");
      await checkout.fillAddress({ address: "8 rue Mercière", postal_code: "69002", city: "Lyon" });
      await checkout.toPayment();
      expect(asked.filter((url) => /addresses/.test(url))).toEqual([]);
    });
  });
