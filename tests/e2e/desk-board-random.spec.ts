import { deskClient, done, type Placed, place } from "../support/desk-client.ts";
import { expect, testOnOwnBoard } from "./desk-test.ts";
import { enterBoard, TABLET } from "./pages/board.ts";

const EVENTS = 200;
/** So many happen before the board is looked at. */
const AT_ONCE = 4;
const MOST_OPEN = 14;

const test = testOnOwnBoard();
/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401] });

/** Numbers from 0 to 1, the same at every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test("200 random arrivals, answers and departures leave the button under a resting mouse where it is", async ({
  page,
  server,
}) => {
  const random = randomNumbers(20_261_128);
  const owner = await deskClient(server);
  const unanswered: Placed[] = [];
  const answered: Placed[] = [];
  const arrive = async () => void unanswered.push(await place(server));
  const takeOne = (orders: Placed[]) =>
    orders.splice(Math.floor(random() * orders.length), 1).at(0);
  async function accept(order: Placed): Promise<void> {
    done(await owner.accept(order.order_id, { version: 0, minutes: 20 }));
    answered.push(order);
  }
  async function leave(order: Placed): Promise<void> {
    done(await owner.completed(order.order_id, { version: 1 }));
  }
  async function happen(): Promise<void> {
    const dice = random();
    const isFull = unanswered.length + answered.length >= MOST_OPEN;
    const asked = dice < 0.35 ? takeOne(unanswered) : undefined;
    const cooked = !asked && (dice < 0.65 || isFull) ? takeOne(answered) : undefined;
    if (asked) await accept(asked);
    else if (cooked) await leave(cooked);
    else await arrive();
  }

  for (let order = 0; order < 9; order++) await arrive();
  for (let order = 0; order < 7; order++) await accept(takeOne(unanswered) as Placed);
  // In the second row: what stands above it leaves.
  const aimed = answered.splice(4, 1)[0] as Placed;
  await page.setViewportSize(TABLET);
  const desk = await enterBoard(page, 9);
  const button = desk.order(aimed.number).getByRole("button", { name: "Commencer" });
  // Waits until the bars above are there, and rests on its middle.
  await button.hover();
  const box = await button.boundingBox();
  if (!box) throw new Error("The ticket has no button");
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };

  for (let events = 0; events < EVENTS; events += AT_ONCE) {
    for (let one = 0; one < AT_ONCE; one++) await happen();
    const open = [aimed, ...unanswered, ...answered].map(({ number }) => number).sort();
    await expect
      .poll(async () => {
        const names = await page
          .getByRole("article")
          .evaluateAll((tickets) =>
            tickets.map((ticket) => (ticket as HTMLElement).innerText.match(/\d{4}/)?.[0]),
          );
        return names.sort();
      })
      .toEqual(open);
    const under = await page.evaluate(({ x, y }) => {
      const found = document.elementFromPoint(x, y)?.closest("button");
      return [found?.textContent, found?.closest("article")?.innerText.match(/\d{4}/)?.[0]];
    }, point);
    expect(under, `after ${events + AT_ONCE} events`).toEqual(["Commencer", aimed.number]);
    expect(await button.boundingBox()).toEqual(box);
  }
});
