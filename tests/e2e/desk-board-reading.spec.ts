import type { Locator, Page } from "@playwright/test";
import { EDAMAME } from "../../sample/src/ids.ts";
import { setAutoRejected, setPromised } from "../support/change-setting.ts";
import { clearBoard, deskClient, done, place, placeFor } from "../support/desk-client.ts";
import { dishesOf } from "../support/order-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { expect, testOnOwnBoard } from "./desk-test.ts";
import { reload, visit } from "./hydrated.ts";
import { outsideTexts } from "./outside-texts.ts";
import { LONG, TABLET } from "./pages/board.ts";
import { DESK_LANGUAGES, deskOn, signIn } from "./pages/desk.ts";

/** A Thursday at 18:40 in Lyon, in service, while clocks show summer time. */
const STARTS = "2027-07-08T16:40:00Z";
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
];
/** Lower than any ticket, in px: its head, a dish and its buttons. */
const LOWEST_TICKET = 100;

const test = testOnOwnBoard();
test.use({ locale: "fr-FR", instant: STARTS });
test.beforeEach(({ server }) => clearBoard(server));

async function openBoard(page: Page, { prefix, words }: (typeof DESK_LANGUAGES)[number]) {
  await signIn(page);
  await visit(page, `${prefix}/desk`);
  return deskOn(page, words);
}

const MISO_SOUP = 1701;
const WAKAME_SALAD = 1703;
const line = (item_id: number, note = "", options: object[] = []) => ({
  item_id,
  quantity: 1,
  note,
  options,
});

/** The dish with its last choice, which is yuzu and sesame. */
async function edamame(server: TestServer, note: string) {
  const dish = (await dishesOf(server)).find(({ item_id }) => item_id === EDAMAME);
  const chosen = dish?.options.map(({ option_id, option_options }) => ({
    option_id,
    option_options: option_options.slice(-1).map(({ id }) => ({ id, quantity: 1 })),
  }));
  return line(EDAMAME, note, chosen);
}

/** What eyes read of an element, text by text: without what is only for screen readers. */
function textsSeenIn(part: Locator): Promise<{ text: string; isCut: boolean }[]> {
  return part.evaluate((element) => {
    const isHidden = (box: Element | null): boolean =>
      box !== null &&
      (getComputedStyle(box).clipPath === "inset(50%)" || isHidden(box.parentElement));
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const seen: { text: string; isCut: boolean }[] = [];
    for (let text = walker.nextNode(); text instanceof Text; text = walker.nextNode()) {
      const box = text.parentElement;
      if (!box?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      if (isHidden(box) || !text.data.trim()) continue;
      // An inline box has no width of its own.
      const isInline = getComputedStyle(box).display === "inline";
      seen.push({ text: text.data, isCut: !isInline && box.scrollWidth > box.clientWidth });
    }
    return seen;
  });
}

async function readIn(part: Locator): Promise<string> {
  return (await textsSeenIn(part)).map(({ text }) => text).join(" ");
}

function sizeOf(text: Locator): Promise<number> {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}

for (const language of DESK_LANGUAGES) {
  const { prefix, locale, words } = language;
  const isFrench = locale === "fr";

  test(`a late order says by how much, and no word of its state is cut (${prefix})`, async ({
    page,
    server,
  }) => {
    const owner = await deskClient(server);
    const steps = ["accepted", "preparing", "ready"] as const;
    const numbers: Record<string, string> = {};
    for (const [done, progress] of steps.entries()) {
      const { order_id, number } = await placeFor(server, LONG);
      await owner.accept(order_id, { version: 0, minutes: 20 });
      if (done > 0) await owner.preparing(order_id, { version: 1 });
      if (done > 1) await owner.ready(order_id, { version: 2 });
      setPromised(server, order_id, "2027-07-08T14:30:00Z");
      numbers[progress] = number;
    }
    const desk = await openBoard(page, language);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      for (const progress of steps) {
        const ticket = desk.orderIn(progress, numbers[progress] ?? "");
        const at = `${progress} at ${screen.width} px`;
        await expect(
          ticket.getByText(isFrench ? /^13\d min de retard$/ : /^13\d min late$/),
        ).toBeVisible();
        await expect(ticket.getByText(words.progress[progress], { exact: true })).toBeVisible();
        const cut = (await textsSeenIn(ticket)).filter(({ isCut }) => isCut);
        expect(cut, at).toEqual([]);
      }
      expect(await outsideTexts(page), `at ${screen.width} px`).toEqual([]);
    }
  });

  test(`a dish's choices are at least 18 px high, and a guest's notes 20 px (${prefix})`, async ({
    page,
    server,
  }) => {
    const [ofOrder, ofDish] = ["Une bougie, s’il vous plaît", "Bien chaud"];
    const items = [await edamame(server, ofDish), line(MISO_SOUP)];
    const { number } = await placeFor(server, LONG, { items, note: ofOrder });
    const desk = await openBoard(page, language);
    const ticket = desk.order(number);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const at = `at ${screen.width} px`;
      const choice = ticket.getByText(/^\s*\+\s*Yuzu/);
      await expect(choice).toBeVisible();
      expect.soft(await sizeOf(choice), at).toBeGreaterThanOrEqual(18);
      for (const note of [ofOrder, ofDish])
        expect.soft(await sizeOf(ticket.getByText(note)), at).toBeGreaterThanOrEqual(20);
    }
  });

  for (const [where, onDish] of [
    ["about the order", false],
    ["on another dish", true],
  ] as const)
    test(`where a guest wrote of an allergy ${where}, eyes read which dish has sesame (${prefix})`, async ({
      page,
      server,
    }) => {
      const note = "Allergie au sésame";
      const { number } = await placeFor(server, LONG, {
        items: [line(MISO_SOUP, onDish ? note : ""), line(WAKAME_SALAD)],
        ...(!onDish && { note }),
      });
      const desk = await openBoard(page, language);
      const dishes = desk.order(number).getByRole("listitem");
      const salad = dishes.filter({ hasText: /wakame/i }).filter({ hasNotText: /miso/i });
      const soup = dishes.filter({ hasText: /miso/i });
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await expect(salad).toBeVisible();
        const sesame = isFrench ? "sésame" : "sesame";
        expect(await readIn(salad), `at ${screen.width} px`).toContain(sesame);
        expect((await readIn(soup)).replace(note, "")).not.toContain(sesame);
      }
    });
}

const [FRENCH, ENGLISH] = DESK_LANGUAGES;

test("cash that nobody has paid is not refunded but to be collected less, in English", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  const { order_id, number } = await placeFor(server, LONG, {
    items: [line(MISO_SOUP), line(WAKAME_SALAD)],
  });
  done(await owner.accept(order_id, { version: 0, minutes: 20 }));
  const desk = await openBoard(page, ENGLISH);
  const { card, dialogs, refund } = ENGLISH.words;
  await desk
    .order(number)
    .getByRole("button", { name: card.more(number) })
    .click();
  const details = page.getByRole("dialog", { name: dialogs.details(number) });
  await details.getByRole("button", { name: refund.open }).click();
  const question = page.getByRole("dialog", { name: refund.title(number) });
  const more = question.getByRole("button", { name: /^One more: / });
  await more.first().click();
  await question.getByRole("button", { name: /^Refund €\d/ }).click();
  await expect(question).toBeHidden();
  const { refunded } = done(await owner.order(order_id)).order;
  const less = `€${(refunded / 100).toFixed(2)}`;
  await expect(page.getByText(`${number}, to collect: ${less} less.`)).toBeVisible();
  await expect(page.getByText(/\brefunded\b/i)).toHaveCount(0);
});

test("orders that rejected themselves are one line on a tablet, cleared by one press, in English", async ({
  page,
  server,
}) => {
  const ended = [await place(server), await place(server), await place(server)];
  const asked = await place(server);
  await page.setViewportSize(TABLET);
  const desk = await openBoard(page, ENGLISH);
  await expect(desk.order(asked.number)).toBeVisible();
  for (const { order_id } of ended) setAutoRejected(server, order_id);
  await reload(page);
  const folded = page.getByRole("region", { name: "Orders that ended" });
  const numbers = ended.map(({ number }) => number);
  await expect(folded).toContainText(`3 orders rejected by themselves: ${numbers.join(", ")}`);
  for (const number of numbers) await expect(desk.order(number)).toHaveCount(0);
  expect((await folded.boundingBox())?.height).toBeLessThan(LOWEST_TICKET);
  await expect(folded.getByRole("button", { name: "Seen" })).toHaveCount(1);
  const accept = desk.order(asked.number).getByRole("button", { name: /^Accept for/ });
  await expect(accept).toBeInViewport({ ratio: 1 });
  await folded.getByRole("button", { name: "Seen" }).click();
  await expect(folded).toHaveCount(0);
  const owner = await deskClient(server);
  await expect
    .poll(async () => done(await owner.openOrders()).orders.map(({ number }) => number))
    .toEqual([asked.number]);
});

test.describe("on a device that stands in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  for (const [language, clock, promised, wanted] of [
    [FRENCH, /18\sh\s4\d$/, /^19\sh\s15$/, /^20\sh$/],
    [ENGLISH, /18:4\d$/, /^19:15$/, /^20:00$/],
  ] as const)
    test(`the board's clock, a promise and a wanted time are the restaurant's (${language.prefix})`, async ({
      page,
      server,
    }) => {
      const owner = await deskClient(server);
      const accepted = await place(server);
      const promise = { version: 0, promised_at: "2027-07-08T17:15:00Z" };
      done(await owner.accept(accepted.order_id, promise));
      const date = { delivery_date: "2027-07-09", delivery_time_range: "20:00" };
      const asked = await placeFor(server, { ...LONG, date });
      const desk = await openBoard(page, language);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await expect(desk.lane.getByText(clock)).toBeVisible();
        await expect(desk.order(accepted.number).getByText(promised)).toBeVisible();
        await expect(desk.order(asked.number).getByText(wanted)).toBeVisible();
      }
    });
});
