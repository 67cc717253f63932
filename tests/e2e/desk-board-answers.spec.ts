import type { Page } from "@playwright/test";
import { clearBoard, deskClient, done, type Placed, place } from "../support/desk-client.ts";
import type { TestServer } from "../support/test-server.ts";
import { expect, testOnOwnBoard } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { passTime, stopTime } from "./page-clock.ts";
import { DESK_LANGUAGES, deskOn, enterDesk, signIn } from "./pages/desk.ts";
import { IN_MOTION } from "./test.ts";

/** Guests are told later than in service, since a busy machine presses late. */
const HOLD = { TEST_HOLD_MS: "60000" };
const PHONE = { width: 390, height: 844 };

/** A server of its own, whose desk nobody sees for the first time. */
const test = testOnOwnBoard(HOLD);
/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

async function placeAccepted(server: TestServer): Promise<Placed> {
  const placed = await place(server);
  const owner = await deskClient(server);
  done(await owner.accept(placed.order_id, { version: 0, minutes: 20 }));
  return placed;
}

/** The state of the order on its guest's tracking page. */
async function guestReads(server: TestServer, { order_id, tracking_key }: Placed) {
  const address = `${server.url}/v2/public/tracking/${order_id}?key=${tracking_key}`;
  return (await (await fetch(address)).json()).payload.progress;
}

for (const { prefix, words } of DESK_LANGUAGES) {
  const { answer, card, dialogs, progress, rejection, steps } = words;

  async function openBoard(page: Page) {
    await signIn(page);
    await visit(page, `${prefix}/desk`);
    return deskOn(page, words);
  }

  /** Rejects or cancels from the order's details. */
  async function end(page: Page, number: string, command: "reject" | "cancel"): Promise<void> {
    await page.getByRole("button", { name: card.more(number) }).click();
    const details = page.getByRole("dialog", { name: dialogs.details(number) });
    const name = command === "reject" ? answer.reject : steps.cancel;
    await details.getByRole("button", { name }).click();
    const question = page.getByRole("dialog", { name: dialogs[command](number) });
    await question.getByRole("button", { name: rejection.reasons.sold_out }).click();
    await question.getByRole("button", { name: rejection.submit[command] }).click();
    await expect(question).toBeHidden();
  }

  for (const command of ["reject", "cancel", "preparing"] as const)
    test(`${command} is undone before its guest is told: the order is as it was (${prefix})`, async ({
      page,
      server,
    }) => {
      await clearBoard(server);
      const placed = await (command === "reject" ? place(server) : placeAccepted(server));
      const { number } = placed;
      const was = command === "reject" ? "new" : "accepted";
      const desk = await openBoard(page);
      await expect(desk.order(number)).toBeVisible();
      if (command === "preparing")
        await desk.order(number).getByRole("button", { name: steps.preparing }).click();
      else await end(page, number, command);
      const article = page.getByRole("article", { name: `${number} ${progress[was]}` });
      await expect(article).toHaveCount(0);
      expect(await guestReads(server, placed)).toBe(was);

      await page.getByRole("button", { name: words.undo, exact: true }).click();
      await expect(page.getByText(words.undone(number))).toBeVisible();
      await expect(article).toBeVisible();
      expect(await guestReads(server, placed)).toBe(was);
    });
}

test.describe("on a phone, where tickets stand below each other", () => {
  test.use({ viewport: PHONE });

  test("a press within 400 ms after a ticket moved under it is not sent, and a later one is", async ({
    page,
    server,
  }) => {
    await clearBoard(server);
    const desk = await enterDesk(page);
    // Told live: the stream is open before the page's clock stands still.
    const [first, second] = [await placeAccepted(server), await placeAccepted(server)];
    await expect(desk.orderIn("accepted", first.number)).toBeVisible();
    const button = desk.order(second.number).getByRole("button", { name: "Commencer" });
    await expect(button).toBeVisible();
    await stopTime(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
    });
    const owner = await deskClient(server);
    done(await owner.cancel(first.order_id, { version: 1, reason: "closing" }));
    await expect(desk.order(first.number)).toHaveCount(0);
    await button.click({ force: true });
    expect(sent).toEqual([]);
    await passTime(page, 500);
    await button.click();
    await expect(desk.orderIn("preparing", second.number)).toBeVisible();
    expect(sent).toEqual([`/v2/staff/orders/${second.order_id}/preparing`]);
  });

  for (const isMoving of [true, false])
    test.describe(isMoving ? "with motion" : "with reduced motion", () => {
      if (isMoving) test.use(IN_MOTION);

      test(`a ticket that takes another place ${isMoving ? "moves there" : "is there at once"}`, async ({
        page,
        server,
      }) => {
        await clearBoard(server);
        const [first, second] = [await placeAccepted(server), await placeAccepted(server)];
        const desk = await enterDesk(page);
        await expect(desk.order(second.number)).toBeVisible();
        const animations = desk.order(second.number).evaluateHandle((ticket) => {
          const seen: string[] = [];
          const animate = ticket.animate.bind(ticket);
          ticket.animate = (...sent) => {
            seen.push(JSON.stringify(sent[0]));
            return animate(...sent);
          };
          return seen;
        });
        const seen = await animations;
        const owner = await deskClient(server);
        done(await owner.cancel(first.order_id, { version: 1, reason: "closing" }));
        await expect(desk.order(first.number)).toHaveCount(0);
        const moves = await seen.evaluate((kept) =>
          kept.filter((move) => move.includes("translate")),
        );
        expect(moves.length > 0).toBe(isMoving);
      });
    });
});
