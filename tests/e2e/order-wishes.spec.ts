import { ALLERGEN_WORDS } from "@noren/contract/allergen-words.ts";
import type { Locale } from "@noren/contract/locales.ts";
import { detailRows, wishInWords, wishRows } from "@noren/contract/order-wishes-words.ts";
import type { Page } from "@playwright/test";
import { WISHES_WORDS } from "../../apps/web/src/i18n/wishes-words.ts";
import { HOME, placeFor } from "../support/desk-client.ts";
import { aMember, openAccount } from "../support/members.ts";
import { openEvening } from "../support/order-client.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { accountOn } from "./pages/account.ts";
import { checkoutOn } from "./pages/checkout.ts";
import { dietaryFilterOn } from "./pages/dietary-filter.ts";
import { shopOn } from "./pages/shop.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

const DISHES = { fr: "Soupe miso", en: "Miso soup" } as const;
const ADDRESS = { address: "3 rue Mercière", postal_code: "69002", city: "Lyon" };
const DETAILS = { floor: "4e, porte gauche", door_code: "12B4", instructions: "Sonner deux fois" };
const NOTE = "C’est un anniversaire";
const DIETARY = { avoid: ["lupin" as const], want: [], traces: false };

type Place = (typeof LOCALES)[number];
type SentOrder = {
  note?: string;
  cutlery?: number;
  dietary?: object;
  customer: { location: object };
};

/** The orders sent from now on. */
function sentOrders(page: Page): SentOrder[] {
  const sent: SentOrder[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/v2\/public\/checkout\/?$/.test(request.url()))
      sent.push(request.postDataJSON());
  });
  return sent;
}

/** The parts of the checkout that ask for wishes and delivery details. */
function wishesOn(page: Page, locale: Locale) {
  const words = WISHES_WORDS[locale];
  const field = (name: string) => page.getByRole("textbox", { name });
  return {
    openDetails: page.getByRole("button", { name: words.details.open }),
    floor: field(words.details.floor),
    doorCode: field(words.details.doorCode),
    instructions: field(words.details.instructions),
    moreCutlery: page.getByRole("button", { name: new RegExp(`^${words.cutlery}.*(plus|more)$`) }),
    lessCutlery: page.getByRole("button", { name: new RegExp(`^${words.cutlery}.*(moins|less)$`) }),
    openNote: page.getByRole("button", { name: words.openNote }),
    note: field(words.note),
    tellKitchen: page.getByRole("checkbox", {
      name: words.tellKitchen(ALLERGEN_WORDS[locale].lupin, ""),
    }),
    anyNotice: page.getByRole("checkbox"),
  };
}

/** Adds a dish, after setting a dietary filter if wanted, up to the first tab of the checkout. */
async function begin(page: Page, { locale, prefix, words }: Place, hasFilter = false) {
  const shop = shopOn(page, words, prefix);
  await shop.openMenu();
  if (hasFilter) {
    const filter = dietaryFilterOn(page, words, locale);
    await filter.open();
    await filter.avoid("lupin");
    await filter.close();
  }
  await shop.add(DISHES[locale]);
  await shop.checkOut();
  return checkoutOn(page, words);
}

for (const place of LOCALES)
  test.describe(`in ${place.locale}`, () => {
    const { locale, prefix, words, browser } = place;
    test.use({ locale: browser });

    test("a delivery carries floor, code, instructions, note, cutlery and dietary notice", async ({
      page,
    }) => {
      const sent = sentOrders(page);
      const wishes = wishesOn(page, locale);
      const checkout = await begin(page, place, true);
      await checkout.chooseType("delivery");
      await checkout.fillPersonal();
      await checkout.fillAddress(ADDRESS);
      await expect(wishes.floor).toBeHidden();
      expect(await violations(page)).toEqual([]);
      await wishes.openDetails.click();
      await expect(wishes.floor).toBeFocused();
      await wishes.floor.fill(` ${DETAILS.floor} `);
      await expect(wishes.doorCode).toHaveAttribute("autocomplete", "off");
      await wishes.doorCode.fill(DETAILS.door_code);
      await wishes.instructions.fill(DETAILS.instructions);
      expect(await violations(page)).toEqual([]);

      await page.reload();
      await expect(wishes.doorCode).toHaveValue(DETAILS.door_code);
      await checkout.toPayment();
      const main = page.getByRole("main");
      for (const row of detailRows(DETAILS, locale))
        await expect(main).toContainText(wishInWords(row, locale));

      await expect(wishes.lessCutlery).toBeDisabled();
      await wishes.moreCutlery.click();
      await wishes.moreCutlery.click();
      await wishes.openNote.click();
      await expect(wishes.note).toBeFocused();
      await wishes.note.fill(NOTE);
      await expect(wishes.tellKitchen).not.toBeChecked();
      await wishes.tellKitchen.check();
      expect(await violations(page)).toEqual([]);

      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      expect(sent).toMatchObject([
        { note: NOTE, cutlery: 2, dietary: DIETARY, customer: { location: { details: DETAILS } } },
      ]);
      const asked = wishRows({ note: NOTE, cutlery: 2, dietary: DIETARY }, locale);
      for (const { label, value } of asked) {
        await expect(main).toContainText(label);
        await expect(main).toContainText(value);
      }

      await page.getByRole("link", { name: words.success.track }).click();
      await expect(page).toHaveURL(/\/track\//);
      const { door_code, ...others } = DETAILS;
      for (const { label, value } of [...asked, ...detailRows(others, locale)]) {
        await expect(main).toContainText(label);
        await expect(main).toContainText(value);
      }
      await expect(main).not.toContainText(door_code);
      expect(await violations(page)).toEqual([]);
    });

    test("an order of the account shows them, without the door code", async ({ page, server }) => {
      const account = accountOn(page, words, prefix);
      const member = aMember();
      const session = await openAccount(server, member);
      const { first_name, last_name, email, phone } = member;
      const guest = { first_name, last_name, email, phone, date: openEvening() };
      const location = { ...HOME, details: DETAILS };
      const asked = { note: NOTE, cutlery: 2, dietary: DIETARY };
      await placeFor(server, { ...guest, location }, { is_pickup: false, ...asked }, session);
      await account.comeSignedIn(session);
      await visit(page, `${prefix}/profile/ViewOrders`);
      const order = page.getByRole("article");
      await order.getByText(words.account.orders.details).click();
      const { door_code, ...others } = DETAILS;
      for (const { label, value } of [...wishRows(asked, locale), ...detailRows(others, locale)]) {
        await expect(order.getByText(label, { exact: true })).toBeVisible();
        await expect(order.getByText(value, { exact: true })).toBeVisible();
      }
      await expect(order).not.toContainText(door_code);
      expect(await violations(page)).toEqual([]);
    });

    test("a pickup asks for no floor or code, and sends nothing that was not asked for", async ({
      page,
    }) => {
      const sent = sentOrders(page);
      const wishes = wishesOn(page, locale);
      const checkout = await begin(page, place);
      await checkout.chooseType("pickup");
      await checkout.fillPersonal();
      await checkout.expectTab("pickup");
      await expect(wishes.openDetails).toBeHidden();
      await checkout.toPayment();
      await expect(wishes.openNote).toBeVisible();
      await expect(wishes.anyNotice).toHaveCount(0);
      await checkout.order();
      await expect(page).toHaveURL(new RegExp(`${prefix}/success$`));
      expect(sent).toHaveLength(1);
      for (const field of ["note", "cutlery", "dietary"]) expect(sent[0]).not.toHaveProperty(field);
      expect(sent[0]?.customer.location).not.toHaveProperty("details");
    });
  });

const { locale, prefix, words, browser } = FRENCH;
test.describe("whatever the language", () => {
  test.use({ locale: browser });

  test("the dietary filter is sent only once its box is ticked, for that order", async ({
    page,
  }) => {
    const sent = sentOrders(page);
    const wishes = wishesOn(page, locale);
    const shop = shopOn(page, words, prefix);
    const checkout = await begin(page, FRENCH, true);
    await checkout.chooseType("pickup");
    await checkout.fillPersonal();
    await checkout.toPayment();
    await wishes.tellKitchen.check();
    await page.reload();
    await expect(wishes.tellKitchen).toBeChecked();
    await wishes.tellKitchen.uncheck();
    await checkout.order();
    await expect(page).toHaveURL(/\/success$/);
    expect(sent[0]).not.toHaveProperty("dietary");

    await shop.openMenu();
    await shop.add(DISHES.fr);
    await shop.checkOut();
    await checkout.chooseType("pickup");
    await checkout.fillPersonal();
    await checkout.toPayment();
    await expect(wishes.tellKitchen).not.toBeChecked();
  });

  test("a filter changed after ticking is another list to agree to", async ({ page }) => {
    const wishes = wishesOn(page, locale);
    const checkout = await begin(page, FRENCH, true);
    await checkout.chooseType("pickup");
    await checkout.fillPersonal();
    await checkout.toPayment();
    await wishes.tellKitchen.check();
    const filter = dietaryFilterOn(page, words, locale);
    await shopOn(page, words, prefix).openMenu();
    await filter.open();
    await filter.avoid("mustard");
    await filter.close();
    await page.goto(`${prefix}/checkout?tab=payment`);
    const { lupin, mustard } = ALLERGEN_WORDS[locale];
    const box = page.getByRole("checkbox", {
      name: WISHES_WORDS[locale].tellKitchen(`${mustard}, ${lupin}`, ""),
    });
    await expect(box).not.toBeChecked();
  });

  test("another street does not keep the door code of the one before", async ({ page }) => {
    const wishes = wishesOn(page, locale);
    const checkout = await begin(page, FRENCH);
    await checkout.chooseType("delivery");
    await checkout.fillPersonal();
    await checkout.fillAddress(ADDRESS);
    await wishes.openDetails.click();
    await wishes.doorCode.fill(DETAILS.door_code);
    await page.getByRole("button", { name: words.checkout.address.search }).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("combobox")
      .or(dialog.getByRole("textbox"))
      .first()
      .fill("place Bellecour, 69002");
    await dialog.getByRole("option").first().click();
    await expect(wishes.doorCode).not.toHaveValue(DETAILS.door_code);
  });
});
