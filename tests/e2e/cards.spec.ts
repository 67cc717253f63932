import { storedOrders, waitForMails, writtenMails } from "../support/traces.ts";
import { violations } from "./axe.ts";
import { allowRefusals, CARDS, cardOn } from "./pages/card.ts";
import { expect, LOCALES, test } from "./test.ts";

/** The demonstration takes cards: a house on loopback without a card provider. */
for (const place of LOCALES)
  test.describe(`in ${place.locale}`, () => {
    test.use({ locale: place.browser });
    const guest = (name: string) => `${name}-${place.locale}-${Date.now()}@example.org`;

    test("a card pays, and the mails go once, with the payment", async ({ page, house }) => {
      const email = guest("demo");
      const card = cardOn(page, place);
      await card.toPayment(email);
      await expect(card.cash).toBeChecked();
      await card.chooseCard();
      await expect(card.panel).toContainText(card.words.demo.banner);
      await card.useTestCard(CARDS.succeeds);
      await card.order();
      await card.expectPaid("demo");

      const [order, ...others] = await storedOrders(house, email);
      expect(others).toEqual([]);
      expect(order).toMatchObject({ status: "paid", payment_method: "card" });
      const mails = await waitForMails(house.dataDir, String(order?.number), 2);
      expect(mails).toHaveLength(2);
    });

    test("a refused card says why; another one pays the same order", async ({ page, house }) => {
      const email = guest("refused");
      const card = cardOn(page, place);
      await card.toPayment(email);
      await card.chooseCard();
      await card.useTestCard(CARDS.insufficient);
      await card.order();
      await expect(card.failedAlert).toBeVisible();
      await expect(card.panel.getByRole("status")).not.toBeEmpty();
      const [pending] = await storedOrders(house, email);
      expect(pending).toMatchObject({ status: "pending" });
      expect(await writtenMails(house.dataDir, String(pending?.number))).toEqual([]);

      // With the flag up nothing is ordered, until the card is another one.
      await card.order();
      await expect(card.failedAlert).toBeVisible();
      await card.useTestCard(CARDS.succeeds);
      await expect(card.failedAlert).toBeHidden();
      await card.order();
      await card.expectPaid("demo");
      const orders = await storedOrders(house, email);
      expect(orders.map(({ number, status }) => [number, status])).toEqual([
        [pending?.number, "paid"],
      ]);
      expect(await waitForMails(house.dataDir, String(pending?.number), 2)).toHaveLength(2);
    });

    test("the bank's question is asked, and its no is a refusal", async ({ page, house }) => {
      const email = guest("bank");
      const card = cardOn(page, place);
      await card.toPayment(email);
      await card.chooseCard();
      await card.useTestCard(CARDS.authentication);
      const { pass, fail } = card.words.demo.authentication;
      await card.order();
      await card.bank.getByRole("button", { name: fail }).click();
      await expect(card.failedAlert).toBeVisible();
      expect(await storedOrders(house, email)).toMatchObject([{ status: "pending" }]);

      await card.failedAlert.getByRole("button").click();
      await card.bank.getByRole("button", { name: pass }).click();
      await card.expectPaid("demo");
      expect(await storedOrders(house, email)).toMatchObject([{ status: "paid" }]);
    });

    test("after a refusal the guest pays cash, and nothing is lost", async ({ page, house }) => {
      const email = guest("cash");
      const card = cardOn(page, place);
      await card.toPayment(email);
      await card.chooseCard();
      await card.useTestCard(CARDS.declined);
      await card.order();
      await expect(card.failedAlert).toBeVisible();
      await card.cash.check();
      await expect(card.failedAlert).toBeHidden();
      await card.order();
      await expect(page).toHaveURL(/\/success$/);
      await expect(page.getByRole("main")).toContainText(place.words.success.pickupPay);
      const orders = await storedOrders(house, email);
      expect(orders).toMatchObject([
        { payment_method: "card", status: "cancelled" },
        { payment_method: "cash", status: "pending" },
      ]);
      const number = String(orders[1]?.number);
      expect(await waitForMails(house.dataDir, number, 2)).toHaveLength(2);
      expect(await writtenMails(house.dataDir, String(orders[0]?.number))).toEqual([]);
    });

    test("what is missing of a card is said at its fields", async ({ page, house }) => {
      const email = guest("missing");
      const card = cardOn(page, place);
      await card.toPayment(email);
      await card.chooseCard();
      await card.order();
      const { demo } = card.words;
      await expect(card.panel).toContainText(demo.problems.number);
      await expect(card.panel.getByRole("textbox", { name: demo.number })).toBeFocused();
      expect(await storedOrders(house, email)).toEqual([]);
    });
  });

const [french] = LOCALES;

test("the forms of a card break no rule of accessibility", async ({ page }) => {
  const card = cardOn(page, french);
  await card.toPayment(`axe-${Date.now()}@example.org`);
  await card.chooseCard();
  expect(await violations(page), "form").toEqual([]);
  await card.order();
  await expect(card.panel).toContainText(card.words.demo.problems.number);
  // A choice half under the sticky header is no small target.
  await card.cash.evaluate((radio) => radio.scrollIntoView({ block: "center" }));
  expect(await violations(page), "with what is missing").toEqual([]);
  await card.useTestCard(CARDS.declined);
  await card.order();
  await expect(card.failedAlert).toBeVisible();
  expect(await violations(page), "refused").toEqual([]);
  await card.useTestCard(CARDS.authentication);
  await card.order();
  await expect(card.bank).toBeVisible();
  expect(await violations(page), "bank").toEqual([]);
});

test("pressed twice, an order is placed and paid once", async ({ page, house }) => {
  const email = `twice-${Date.now()}@example.org`;
  const card = cardOn(page, french);
  await card.toPayment(email);
  await card.chooseCard();
  await card.useTestCard(CARDS.succeeds);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
  });
  await card.orderButton.dblclick();
  await card.expectPaid("demo");
  expect(posts.filter((path) => path.endsWith("/demo-card/confirm"))).toHaveLength(1);
  expect(await storedOrders(house, email)).toHaveLength(1);
});

test("an answer that was lost after the money moved is asked for again", async ({
  page,
  house,
}) => {
  const check = allowRefusals(page);
  const email = `lost-${Date.now()}@example.org`;
  const card = cardOn(page, french);
  await card.toPayment(email);
  await card.chooseCard();
  await card.useTestCard(CARDS.succeeds);
  let dropped = 0;
  await page.route("**/v2/public/checkout/", async (route) => {
    if (route.request().method() !== "PUT" || dropped > 1) return route.continue();
    dropped++;
    await route.fetch();
    await route.abort();
  });
  await card.order();
  await expect(page.getByRole("heading", { name: card.words.check.heading })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await card.expectPaid("demo");
  expect(dropped).toBe(2);
  expect(await storedOrders(house, email)).toMatchObject([{ status: "paid" }]);
  check();
});

test("a tab that was closed while its payment was open is settled by the next", async ({
  page,
  context,
  house,
}) => {
  const email = `closed-${Date.now()}@example.org`;
  const card = cardOn(page, french);
  await card.toPayment(email);
  await card.chooseCard();
  await card.useTestCard(CARDS.succeeds);
  const isAsked = page.waitForRequest((request) => request.method() === "PUT");
  await page.route("**/v2/public/checkout/", (route) =>
    route.request().method() === "PUT" ? undefined : route.continue(),
  );
  await card.order();
  await isAsked;
  await page.close();

  const next = await context.newPage();
  await next.goto("/checkout");
  await cardOn(next, french).expectPaid("demo");
  expect(await storedOrders(house, email)).toMatchObject([{ status: "paid" }]);
});

test("a tab that was closed before anything was paid comes back to the payment", async ({
  page,
  context,
  house,
}) => {
  const email = `before-${Date.now()}@example.org`;
  const card = cardOn(page, french);
  await card.toPayment(email);
  await card.chooseCard();
  await card.useTestCard(CARDS.authentication);
  await card.order();
  await expect(card.bank).toBeVisible();
  await page.close();

  const next = await context.newPage();
  const check = allowRefusals(next);
  const again = cardOn(next, french);
  await next.goto("/checkout");
  await expect(again.failedAlert).toBeVisible();
  await expect(next.getByRole("main")).toContainText(email);
  await again.useTestCard(CARDS.succeeds);
  await again.order();
  await again.expectPaid("demo");
  expect(await storedOrders(house, email)).toMatchObject([{ status: "paid" }]);
  check();
});
