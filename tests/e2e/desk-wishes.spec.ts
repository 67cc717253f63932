import { ALLERGEN_WORDS } from "@noren/contract/allergen-words.ts";
import { detailRows, wishInWords, wishRows } from "@noren/contract/order-wishes-words.ts";
import type { Page } from "@playwright/test";
import type { DeskMessages } from "../../apps/web/src/i18n/desk-fr.ts";
import { HOME, placeFor } from "../support/desk-client.ts";
import { openEvening } from "../support/order-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { violations } from "./axe.ts";
import { expect, testOnOwnServer } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { layoutFaults } from "./layout-faults.ts";
import { DESK, DESK_LANGUAGES, deskOn, enterDesk, signIn } from "./pages/desk.ts";

/** The dishes of the sample restaurant alone, whose allergens are known. */
const test = testOnOwnServer();

/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

const DETAILS = { floor: "4e, porte gauche", door_code: "12B4", instructions: "Sonner deux fois" };
const WISHES = {
  note: "C’est un anniversaire, une bougie si possible",
  cutlery: 3,
  dietary: { avoid: ["eggs" as const, "fish" as const], want: [], traces: true },
};

function placeDelivery(server: TestServer) {
  const guest = {
    ...{ first_name: "Zoé", last_name: "L.", email: "z@example.org", phone: "0639981234" },
    location: { ...HOME, details: DETAILS },
    date: openEvening(),
  };
  return placeFor(server, guest, { is_pickup: false, ...WISHES });
}

async function openDetails(page: Page, number: string, { card, dialogs }: DeskMessages = DESK) {
  await page.getByRole("button", { name: card.more(number) }).click();
  return page.getByRole("dialog", { name: dialogs.details(number) });
}

for (const { prefix, locale, words } of DESK_LANGUAGES)
  test(`a ticket shows dietary notice, note and cutlery in words; the details show the door too (${prefix})`, async ({
    page,
    server,
  }) => {
    await signIn(page);
    await visit(page, `${prefix}/desk`);
    const { number, order_id } = await placeDelivery(server);
    const card = deskOn(page, words).order(number);
    const wishes = card.getByRole("list", { name: words.card.wishes });
    const asked = wishRows(WISHES, locale).map((row) => wishInWords(row, locale));
    for (const sentence of asked) await expect(wishes).toContainText(sentence);
    await expect(card).not.toContainText(DETAILS.door_code);
    await expect(card).toContainText(ALLERGEN_WORDS[locale].gluten);
    expect(await layoutFaults(page)).toEqual([]);
    // Without the tickets of other tests: a ticket's sticky answer covers what lies at the screen's edge.
    await card.evaluate((element) => element.scrollIntoView({ block: "end" }));
    expect(await violations(page, `article:has(#order-${order_id})`)).toEqual([]);

    const dialog = await openDetails(page, number, words);
    for (const sentence of asked) await expect(dialog).toContainText(sentence);
    for (const { label, value } of detailRows(DETAILS, locale)) {
      await expect(dialog.getByRole("term").filter({ hasText: label })).toBeVisible();
      await expect(dialog).toContainText(value);
    }
    expect(await layoutFaults(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });

test("the door code is on the printed bag label, and not on the kitchen ticket", async ({
  page,
  server,
}) => {
  await enterDesk(page);
  const { number, order_id } = await placeDelivery(server);
  await expect(deskOn(page).order(number)).toBeVisible();
  const textOf = (kind: string) =>
    page.evaluate(async (path) => {
      const svg = await (await fetch(path)).text();
      const letters = new DOMParser().parseFromString(svg, "image/svg+xml");
      return letters.documentElement.textContent ?? "";
    }, `/v2/staff/orders/${order_id}/ticket.svg?kind=${kind}`);
  expect(await textOf("label")).toContain(DETAILS.door_code);
  const ticket = await textOf("ticket");
  expect(ticket).not.toContain(DETAILS.door_code);
  for (const capitals of ["ANNIVERSAIRE", "POISSONS", "Sonner"]) expect(ticket).toContain(capitals);
});
