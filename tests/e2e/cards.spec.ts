import { storedOrders } from "../support/stored-orders.ts";
import { waitForMails, writtenMails } from "../support/written-mails.ts";
import { violations } from "./axe.ts";
import { visit } from "./hydrated.ts";
import { allowFailedRequests, CARDS, cardOn } from "./pages/card.ts";
import { SMOKE } from "./smoke.ts";
import { expect, FRENCH, LOCALES, test } from "./test.ts";

const guest = (name: string) => `${name}-${crypto.randomUUID()}@example.org`;

/** The demo provider takes cards: a test server on loopback without a card provider. */
for (const place of LOCALES)
  test.describe(`in ${place.locale}`, () => {
    test.use({ locale: place.browser });

    test("invalid fields, a declined card and a refusal by the bank are shown and do not pay; the bank's approval does", async ({
      page,
      server,
    }) => {
      const email = guest("refused");
      const card = cardOn(page, place);
      const { demo } = card.words;
      // High enough that sticky elements half cover no control, which would count as a small
      // target.
      await page.setViewportSize({ width: 390, height: 2400 });
      await card.toPayment(email);
      await card.chooseCard();
      expect(await violations(page), "form").toEqual([]);
      await card.order();
      await expect(card.panel).toContainText(demo.problems.number);
      await expect(card.panel.getByRole("textbox", { name: demo.number })).toBeFocused();
      expect(await storedOrders(server, email)).toEqual([]);
      expect(await violations(page), "with what is missing").toEqual([]);

      await card.useTestCard(CARDS.insufficient);
      await card.order();
      await expect(card.failedAlert).toBeVisible();
      await expect(card.panel.getByRole("status")).not.toBeEmpty();
      expect(await violations(page), "refused").toEqual([]);
      const [pending] = await storedOrders(server, email);
      expect(pending).toMatchObject({ status: "pending" });
      // While a card is marked as failed nothing is ordered, until the card is changed.
      await card.order();
      await expect(card.failedAlert).toBeVisible();
      await card.useTestCard(CARDS.authentication);
      await expect(card.failedAlert).toBeHidden();

      await card.order();
      await expect(card.bank).toBeVisible();
      expect(await violations(page), "bank").toEqual([]);
      await card.bank.getByRole("button", { name: demo.authentication.fail }).click();
      await expect(card.failedAlert).toBeVisible();
      expect(await storedOrders(server, email)).toMatchObject([{ status: "pending" }]);
      expect(await writtenMails(server.dataDir, String(pending?.number))).toEqual([]);

      await card.failedAlert.getByRole("button").click();
      await card.bank.getByRole("button", { name: demo.authentication.pass }).click();
      await card.expectPaid("demo");
      const orders = await storedOrders(server, email);
      expect(orders.map(({ number, status }) => [number, status])).toEqual([
        [pending?.number, "paid"],
      ]);
      expect(await waitForMails(server.dataDir, String(pending?.number), 2)).toHaveLength(2);
    });
  });

test.use({ locale: FRENCH.browser });

test(
  "a card pays once although the button is pressed twice, and the mails are sent with the payment",
  SMOKE,
  async ({ page, server }) => {
    const email = guest("demo");
    const card = cardOn(page, FRENCH);
    await card.toPayment(email);
    await expect(card.cash).toBeChecked();
    await card.chooseCard();
    await expect(card.panel).toContainText(card.words.demo.banner);
    await card.useTestCard(CARDS.succeeds);
    const posts: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") posts.push(new URL(request.url()).pathname);
    });
    await card.orderButton.dblclick();
    await card.expectPaid("demo");
    expect(posts.filter((path) => path.endsWith("/demo-card/confirm"))).toHaveLength(1);

    const [order, ...others] = await storedOrders(server, email);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ status: "paid", payment_method: "card" });
    const mails = await waitForMails(server.dataDir, String(order?.number), 2);
    expect(mails).toHaveLength(2);
  },
);

for (const place of LOCALES)
  test.describe(`in ${place.locale}`, () => {
    test.use({ locale: place.browser });
    test("after a decline the guest pays cash, and the form keeps its values", async ({
      page,
      server,
    }) => {
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
      const orders = await storedOrders(server, email);
      expect(orders).toMatchObject([
        { payment_method: "card", status: "cancelled" },
        { payment_method: "cash", status: "pending" },
      ]);
      const number = String(orders[1]?.number);
      expect(await waitForMails(server.dataDir, number, 2)).toHaveLength(2);
      expect(await writtenMails(server.dataDir, String(orders[0]?.number))).toEqual([]);
    });
  });

test("an answer lost after the charge is requested again", async ({ page, server }) => {
  const check = allowFailedRequests(page);
  const email = guest("lost");
  const card = cardOn(page, FRENCH);
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
  expect(await storedOrders(server, email)).toMatchObject([{ status: "paid" }]);
  check();
});

test("a tab closed during a payment is settled by the next tab", async ({
  page,
  context,
  server,
}) => {
  const email = `closed-${Date.now()}@example.org`;
  const card = cardOn(page, FRENCH);
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
  await visit(next, "/checkout");
  await cardOn(next, FRENCH).expectPaid("demo");
  expect(await storedOrders(server, email)).toMatchObject([{ status: "paid" }]);
});

test("a tab closed before the payment reopens at the payment", async ({
  page,
  context,
  server,
}) => {
  const email = `before-${Date.now()}@example.org`;
  const card = cardOn(page, FRENCH);
  await card.toPayment(email);
  await card.chooseCard();
  await card.useTestCard(CARDS.authentication);
  await card.order();
  await expect(card.bank).toBeVisible();
  await page.close();

  const next = await context.newPage();
  const check = allowFailedRequests(next);
  const again = cardOn(next, FRENCH);
  await visit(next, "/checkout");
  await expect(again.failedAlert).toBeVisible();
  await expect(next.getByRole("main")).toContainText(email);
  await again.useTestCard(CARDS.succeeds);
  await again.order();
  await again.expectPaid("demo");
  expect(await storedOrders(server, email)).toMatchObject([{ status: "paid" }]);
  check();
});
