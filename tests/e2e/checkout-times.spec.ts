import { formatDate } from "@noren/contract/format/dates.ts";
import { formatSlot } from "@noren/contract/format/slots.ts";
import type { Page } from "@playwright/test";
import { visit } from "./hydrated.ts";
import { checkoutOn, GUEST, SLOT } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { startServerOpeningLater, startServerWithoutHours } from "./sample-file.ts";
import { expect, LOCALES, test } from "./test.ts";

const DISHES = { fr: "Soupe miso", en: "Miso soup" } as const;

const aGuest = () => ({ ...GUEST, email: `times-${crypto.randomUUID()}@example.org` });

for (const { locale, prefix, words, browser } of LOCALES)
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });
    const { time } = words.checkout;

    async function addAndCheckOut(page: Page): Promise<void> {
      const shop = shopOn(page, words, prefix);
      await shop.add(DISHES[locale]);
      await shop.checkOut();
    }

    test("a chosen day and slot are sent with the order; the next order starts without them", async ({
      page,
    }) => {
      const checkout = checkoutOn(page, words);
      const orders = checkout.sentOrders();
      await visit(page, `${prefix}/menu`);
      await addAndCheckOut(page);
      await checkout.chooseType("pickup");
      await checkout.fillPersonal(aGuest());
      await page.getByRole("button", { name: time.scheduled }).click();
      const days = page.getByRole("group", { name: time.days, exact: true });
      await days.getByRole("button").last().click();
      const slot = page.getByRole("button", { name: SLOT }).last();
      const label = (await slot.textContent()) ?? "";
      await slot.click();
      await checkout.toPayment();
      const main = page.getByRole("main");
      await expect(main).toContainText(formatSlot(label, locale));
      await expect(main).not.toContainText(new RegExp(words.hours.today, "i"));
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      expect(orders).toMatchObject([
        { is_pickup: true, status: "pending", customer: { date: { delivery_time_range: label } } },
      ]);
      const date = formatDate(orders[0]?.customer.date.delivery_date ?? "", locale);
      await expect(main).toContainText(date, { ignoreCase: true });

      // By in-app navigation: a full page load would reset more.
      await main.getByRole("link", { name: words.success.again }).click();
      await addAndCheckOut(page);
      await checkout.chooseType("pickup");
      const { email } = words.checkout.personal;
      await expect(page.getByRole("textbox", { name: email, exact: true })).toHaveValue("");
      await checkout.fillPersonal();
      const scheduled = page.getByRole("button", { name: time.scheduled });
      await expect(scheduled).toHaveAttribute("aria-pressed", "false");
      await scheduled.click();
      await expect(days.getByRole("button").first()).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("button", { name: SLOT, pressed: true })).toHaveCount(0);
    });

    test("a restaurant without a slot in the coming days accepts no order, and says so", async ({
      page,
    }) => {
      const closed = await startServerWithoutHours();
      try {
        await visit(page, `${closed.url}${prefix}/menu`);
        await addAndCheckOut(page);
        const main = page.getByRole("main");
        await expect(main).toContainText(time.off);
        await expect(main).toContainText(words.checkout.noSlot);
        for (const type of ["pickup", "delivery"] as const)
          await expect(
            main.getByRole("button", { name: new RegExp(words.orderType[type]) }),
          ).toBeDisabled();
      } finally {
        await page.close();
        await closed.close();
      }
    });
  });

test("closed today and tomorrow, the first slot is shown with its day before payment and sent as shown", async ({
  page,
}) => {
  const later = await startServerOpeningLater({});
  try {
    for (const { locale, prefix, words } of LOCALES) {
      const { asap, first } = words.checkout.time;
      const shop = shopOn(page, words, prefix);
      const checkout = checkoutOn(page, words);
      const orders = checkout.sentOrders();
      const main = page.getByRole("main");
      await visit(page, `${later.url}${prefix}/menu`);
      await shop.add(DISHES[locale]);
      await shop.checkOut();
      await checkout.chooseType("delivery");
      await checkout.fillPersonal(aGuest());
      await checkout.fillAddress({ address: "3 rue Mercière", postal_code: "69002", city: "Lyon" });
      await expect(main.getByRole("button", { name: first, exact: true })).toBeVisible();
      await expect(main.getByRole("button", { name: asap })).toHaveCount(0);
      await checkout.toPayment();
      const said = await main.textContent();
      await checkout.order();
      await expect(page).toHaveURL(/\/success$/);
      const { delivery_date = "", delivery_time_range = "" } = orders[0]?.customer.date ?? {};
      expect(delivery_time_range).toMatch(SLOT);
      expect(said?.toLowerCase()).toContain(formatDate(delivery_date, locale).toLowerCase());
      expect(said).toContain(formatSlot(delivery_time_range, locale));
    }
  } finally {
    await page.close();
    await later.close();
  }
});
