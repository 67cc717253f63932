import { ALLERGEN_WORDS } from "@noren/contract/allergen-words.ts";
import type { Locator } from "@playwright/test";
import { deskClient, done, HOME, placeFor } from "../support/desk-client.ts";
import { openEvening } from "../support/order-client.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, DESK_LANGUAGES, deskOn, signIn } from "./pages/desk.ts";

test.use({ locale: "fr-FR" });

const GUEST = {
  ...{ first_name: "Zoé", last_name: "Lagarde", phone: "0639981234" },
  ...{ email: "zoe.lagarde@example.org", location: HOME },
};

for (const { prefix, words } of DESK_LANGUAGES)
  test(`the details say that mails may not reach an e-mail with an accent before the @ (${prefix})`, async ({
    page,
    server,
  }) => {
    const guest = { ...GUEST, email: "zoé@example.org", date: openEvening() };
    const { number } = await placeFor(server, guest, { is_pickup: false });
    await signIn(page);
    await visit(page, `${prefix}/desk`);
    await page.getByRole("button", { name: words.card.more(number) }).click();
    const dialog = page.getByRole("dialog", { name: words.dialogs.details(number) });
    await expect(dialog).toContainText(words.details.noMail);
  });

test.describe("without a connection", () => {
  test.use({ provokesOutage: true });

  for (const { prefix, words } of DESK_LANGUAGES)
    test(`details whose code does not load say so in their place; the board stays, and a press loads them (${prefix})`, async ({
      page,
      server,
    }) => {
      const { number } = await placeFor(server, { ...GUEST, date: openEvening() });
      await signIn(page);
      await page.route(/\/(order-details-.*\.js|version\.json)$/, (route) =>
        route.abort("internetdisconnected"),
      );
      await visit(page, `${prefix}/desk`);
      await page.getByRole("button", { name: words.card.more(number) }).click();
      const dialog = page.getByRole("dialog", { name: words.dialogs.details(number) });
      const problem = dialog.getByRole("alert");
      await expect(problem).toContainText(words.unreachable);
      await page.keyboard.press("Escape");
      await expect(deskOn(page, words).order(number)).toBeVisible();
      await page.getByRole("button", { name: words.card.more(number) }).click();
      await page.unrouteAll();
      await problem.getByRole("button", { name: words.tryAgain }).click();
      await expect(dialog).toContainText("Zoé Lagarde");
      await expect(problem).toBeHidden();
    });

  test("what an order's first press opens is there also where the network was lost before", async ({
    page,
    context,
    server,
  }) => {
    const { card, dialogs } = DESK;
    const { number } = await placeFor(server, { ...GUEST, date: openEvening() });
    await signIn(page);
    const parts = ["promise-form", "rejection-form", "refund-form", "order-details"].map((part) =>
      page.waitForEvent("requestfinished", (request) => request.url().includes(`/${part}-`)),
    );
    await visit(page, "/fr/desk");
    await Promise.all(parts);
    await context.setOffline(true);
    await page.getByRole("button", { name: card.more(number) }).click();
    const details = page.getByRole("dialog", { name: dialogs.details(number) });
    await expect(details).toContainText("Zoé Lagarde");
  });
});

for (const { prefix, words } of DESK_LANGUAGES)
  test(`the details of an order say type, slot, promise and customer, and end with what is final (${prefix})`, async ({
    page,
    server,
  }) => {
    const { card, details, dialogs, steps, refund } = words;
    const guest = { ...GUEST, date: openEvening() };
    const { order_id, number } = await placeFor(server, guest, { is_pickup: false });
    done(await (await deskClient(server)).accept(order_id, { version: 0 }));
    await signIn(page);
    await visit(page, `${prefix}/desk`);
    await page.getByRole("button", { name: card.more(number) }).click();
    const dialog = page.getByRole("dialog", { name: dialogs.details(number) });

    const fact = (name: string) =>
      dialog.getByRole("term").filter({ hasText: name }).locator("xpath=following-sibling::dd");
    await expect(fact(details.type)).toHaveText(card.delivery);
    await expect(fact(details.wanted)).toContainText(/19[:\s]/);
    await expect(fact(details.promised)).toContainText(/19[:\s]/);
    await expect(fact(details.customer)).toHaveText("Zoé Lagarde");
    await expect(fact(details.phone).getByRole("link")).toHaveAttribute("href", /^tel:/);
    await expect(fact(details.email).getByRole("link")).toHaveAttribute(
      "href",
      `mailto:${GUEST.email}`,
    );
    await expect(fact(details.email)).not.toContainText(details.noMail);
    await expect(fact(details.address)).toHaveText(
      `${HOME.address}${HOME.postal_code} ${HOME.city}`,
    );

    // The ticket has a mark; here it is a word.
    const gluten = ALLERGEN_WORDS[prefix === "/fr" ? "fr" : "en"].gluten;
    await expect(dialog.getByText(gluten).first()).toBeVisible();

    const final = dialog.getByRole("region", { name: details.final });
    await expect(final.getByRole("button")).toHaveText([refund.open, steps.cancel]);
    await expect(dialog.getByRole("button", { name: steps.cancel })).toHaveCount(1);
    const { y: lastFact = Infinity } = (await fact(details.address).boundingBox()) ?? {};
    expect((await final.boundingBox())?.y).toBeGreaterThan(lastFact);
    expect(await violations(page)).toEqual([]);
  });

/** What a button looks like to somebody who sees no colours: border, form and icon. */
function formOf(button: Locator): Promise<string> {
  return button.evaluate((element) => {
    const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(element);
    const icon = element.querySelector("use")?.getAttribute("href") ?? "none";
    return `${borderTopWidth}, ${borderTopLeftRadius}, ${icon}`;
  });
}

const ACCEPTS = { "/fr": /^Accepter/, "/en": /^Accept/ } as const;

for (const { prefix, words } of DESK_LANGUAGES)
  test(`what accepts, delays, refuses and ends an order differs by form and icon, not by colour alone (${prefix})`, async ({
    page,
    server,
  }) => {
    const { card, dialogs, steps } = words;
    const { order_id, number } = await placeFor(server, GUEST);
    await signIn(page);
    await visit(page, `${prefix}/desk`);
    const ticket = deskOn(page, words).order(number);
    const accept = ticket.getByRole("button", { name: ACCEPTS[prefix] });
    const forms = [await formOf(accept)];
    done(await (await deskClient(server)).accept(order_id, { version: 0 }));
    await page.getByRole("button", { name: card.more(number) }).click();
    const dialog = page.getByRole("dialog", { name: dialogs.details(number) });
    forms.push(await formOf(dialog.getByRole("button", { name: steps.delay })));
    const cancel = dialog.getByRole("button", { name: steps.cancel });
    forms.push(await formOf(cancel));
    await cancel.click();
    const question = page.getByRole("dialog", { name: dialogs.cancel(number) });
    forms.push(await formOf(question.getByRole("button", { name: steps.cancel })));
    expect(new Set(forms).size, forms.join(" | ")).toBe(4);
  });
