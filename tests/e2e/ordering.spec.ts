import { storedOrders } from "../support/stored-orders.ts";
import { waitForMails } from "../support/written-mails.ts";
import { visit } from "./hydrated.ts";
import { checkoutOn, GUEST } from "./pages/checkout.ts";
import { shopOn } from "./pages/shop.ts";
import { smokeIn } from "./smoke.ts";
import { expect, FRENCH, IN_MOTION, LOCALES, test } from "./test.ts";

test.use(IN_MOTION);

const ADDRESS = { address: "3 rue de la République", postal_code: "69002", city: "Lyon" };
const DISHES = {
  fr: ["Nigiri anguille", "Soupe miso"],
  en: ["Eel nigiri", "Miso soup"],
} as const;

for (const { locale, prefix, words, browser } of LOCALES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: browser });

    for (const type of ["pickup", "delivery"] as const)
      test(
        `a guest orders for ${type}, and the order is in the database and in the mail`,
        smokeIn(locale),
        async ({ page, server }) => {
          const shop = shopOn(page, words, prefix);
          const checkout = checkoutOn(page, words);
          const guest = { ...GUEST, email: `${type}-${locale}-${Date.now()}@example.org` };

          await checkout.listen();
          await shop.openMenu();
          for (const dish of DISHES[locale]) {
            await shop.add(dish);
            await shop.closeCart();
          }
          await page
            .getByRole("button", { name: words.cart.open(2) })
            .first()
            .click();
          await shop.checkOut();

          await checkout.chooseType(type);
          await checkout.fillPersonal(guest);
          await checkout.expectTab(type);
          if (type === "delivery") await checkout.fillAddress(ADDRESS);
          await checkout.toPayment();
          await checkout.order();

          await expect(page).toHaveURL(`${server.url}${prefix}/success`);
          const main = page.getByRole("main");
          await expect(main).toContainText(words.success.heading(guest.first_name));

          const [order, ...others] = await storedOrders(server, guest.email);
          expect(others).toEqual([]);
          expect(order).toMatchObject({
            status: "pending",
            order_type: type,
            payment_method: "cash",
            locale,
            last_name: guest.last_name,
            city: type === "delivery" ? ADDRESS.city : null,
          });
          await expect(main).toContainText(String(order?.number));
          const confirmation = words.checkout.sent(order?.number ?? "");
          expect(await checkout.announced()).toContain(confirmation);
          for (const dish of DISHES[locale]) await expect(main).toContainText(dish);

          const mails = await waitForMails(server.dataDir, String(order?.number), 2);
          expect(mails.map(({ to }) => to).sort()).toEqual(
            ["bonjour@kawabe.example", guest.email].sort(),
          );

          await visit(page, `${prefix}/menu`);
          await expect(page.getByRole("button", { name: words.cart.openEmpty })).toBeVisible();
        },
      );
  });
}

test("an order that was answered survives a crash of the server", async ({ page, server }) => {
  const { words, prefix } = FRENCH;
  const email = `crash-${Date.now()}@example.org`;
  const shop = shopOn(page, words, prefix);
  const checkout = checkoutOn(page, words);
  await shop.openMenu();
  await shop.add(DISHES.fr[0]);
  await shop.checkOut();
  await checkout.chooseType("pickup");
  await checkout.fillPersonal({ ...GUEST, email });
  await checkout.toPayment();
  await checkout.order();
  await expect(page).toHaveURL(/\/success$/);

  await server.crashAndRestart();

  await expect(await page.request.get("/readyz")).toBeOK();
  const [order] = await storedOrders(server, email);
  expect(order?.status).toBe("pending");
  await waitForMails(server.dataDir, String(order?.number), 2);
});
