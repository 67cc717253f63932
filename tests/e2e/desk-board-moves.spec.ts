import type { Locator } from "@playwright/test";
import { deskFr } from "../../apps/web/src/i18n/desk-fr.ts";
import { clearBoard, deskClient, done, place, placeFor } from "../support/desk-client.ts";
import { expect, testOnOwnBoard } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { installClock, passTime } from "./page-clock.ts";
import { boxOf, enterBoard, LONG, placeAccepted, rest, TABLET } from "./pages/board.ts";
import { DESK_LANGUAGES, deskOn, enterDesk, signIn } from "./pages/desk.ts";

const test = testOnOwnBoard();
/** Nobody is signed in at first, which the browser reports. */
test.use({ locale: "fr-FR", refused: [401], provokesOutage: true });

test("while somebody touches the board, arrivals, answers and departures move no ticket", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  await clearBoard(server);
  const cooked = await placeAccepted(server, owner, 7);
  const [asked, waiting] = [await place(server), await place(server)];
  await page.setViewportSize(TABLET);
  const desk = await enterBoard(page, 9);
  const [gone, ...others] = cooked.map(({ number }) => desk.order(number));
  if (!gone) throw new Error("No order was accepted");
  const stay = [...others, desk.order(waiting.number)];
  const before = await Promise.all(stay.map(boxOf));

  await rest(page, desk.order(cooked[3]?.number ?? ""));
  const arrived = await place(server);
  done(await owner.completed(cooked[0]?.order_id ?? "", { version: 1 }));
  done(await owner.accept(asked.order_id, { version: 0, minutes: 10 }));
  await expect(gone).toHaveCount(0);
  await expect(desk.lane.getByRole("article")).toHaveCount(2);
  await expect(desk.orderIn("new", arrived.number)).toBeAttached();
  await expect(desk.orderIn("accepted", asked.number)).toBeAttached();
  expect(await Promise.all(stay.map(boxOf))).toEqual(before);

  await page.mouse.up();
  await page.mouse.move(TABLET.width / 2, 10);
  const first = await boxOf(desk.lane.getByRole("article").first());
  await expect.poll(async () => (await boxOf(desk.order(waiting.number))).y).toBe(first.y);
  const after = await Promise.all(others.map(boxOf));
  expect(after.map(({ x }) => x)).toEqual(before.slice(0, -1).map(({ x }) => x));
});

/** Longer than a mouse rests before it holds only what it is on, in ms. */
const RESTED_MS = 3000;

test("a ticket stays under a mouse for as long as the mouse rests on it, while others close up and new orders come", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  await clearBoard(server);
  const cooked = await placeAccepted(server, owner, 7);
  await page.setViewportSize(TABLET);
  await installClock(page);
  const desk = await enterBoard(page, 7);
  const at = (index: number) => desk.order(cooked[index]?.number ?? "");
  const [first, under] = [await boxOf(at(1)), await boxOf(at(3))];
  const dishes = await at(3).getByRole("list").first().boundingBox();
  await page.mouse.move((dishes?.x ?? 0) + 4, (dishes?.y ?? 0) + 4);
  await passTime(page, RESTED_MS);

  for (const index of [0, 1]) {
    done(await owner.completed(cooked[index]?.order_id ?? "", { version: 1 }));
    await expect(at(index)).toHaveCount(0);
  }
  await expect.poll(() => boxOf(at(4))).toEqual(first);
  expect(await boxOf(at(3))).toEqual(under);
  const arrived = await place(server);
  await expect(desk.lane.getByRole("article")).toHaveCount(1);
  await expect(desk.orderIn("new", arrived.number)).toBeInViewport();
  expect(await boxOf(at(3))).toEqual(under);

  // Nothing is left that it could press: what stands below closes up a while after.
  done(await owner.completed(cooked[3]?.order_id ?? "", { version: 1 }));
  await expect(at(3)).toHaveCount(0);
  await passTime(page, RESTED_MS);
  await expect.poll(async () => (await boxOf(at(6))).y).toBe(first.y);
});

test("what is added to a ticket of a touched board moves none below it, nor its own button", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  await clearBoard(server);
  const grows = await placeFor(server, LONG, { is_pickup: false });
  done(await owner.accept(grows.order_id, { version: 0, minutes: 20 }));
  const others = await placeAccepted(server, owner, 7);
  await page.setViewportSize(TABLET);
  const desk = await enterBoard(page, 8);
  const ticket = desk.order(grows.number);
  const { x } = await boxOf(ticket);
  const boxes = await Promise.all(others.map(({ number }) => boxOf(desk.order(number))));
  const index = boxes.findIndex((box) => box.x === x);
  const below = desk.order(others[index]?.number ?? "");
  const before = await boxOf(below);

  await rest(page, below);
  done(await owner.ready(grows.order_id, { version: 1 }));
  await expect(desk.orderIn("ready", grows.number)).toBeVisible();
  expect(await boxOf(below)).toEqual(before);
  const button = ticket.getByRole("button", { name: deskFr.steps.out_for_delivery });
  await expect(button).toBeInViewport({ ratio: 1 });
  const { y, height } = (await button.boundingBox()) ?? { y: Number.NaN, height: 0 };
  expect(y + height).toBeLessThan(before.y);

  await page.mouse.up();
  await page.mouse.move(TABLET.width / 2, 10);
  await expect.poll(async () => (await boxOf(below)).y).toBeGreaterThan(before.y);
});

test("new orders stand in a lane in order of arrival on a tablet, and first in the list on a phone", async ({
  page,
  server,
}) => {
  const owner = await deskClient(server);
  await clearBoard(server);
  const [accepted] = await placeAccepted(server, owner, 1);
  if (!accepted) throw new Error("No order was accepted");
  const [first, second] = [await place(server), await place(server)];
  await page.setViewportSize({ width: 1180, height: 820 });
  const desk = await enterDesk(page);
  await expect(desk.orderIn("new", second.number)).toBeVisible();
  await expect(desk.orderIn("accepted", accepted.number)).toBeVisible();
  const boxes = async () => {
    const [a, b, c] = await Promise.all(
      [first, second, accepted].map(({ number }) => desk.order(number).boundingBox()),
    );
    if (!a || !b || !c) throw new Error("A ticket is not there");
    return { a, b, c };
  };
  const isLane = async () => {
    const { a, b, c } = await boxes();
    return a.x === b.x && b.y >= a.y + a.height && c.x >= a.x + a.width;
  };
  await expect.poll(isLane).toBe(true);
  await expect(desk.lane.getByRole("article")).toHaveCount(2);

  await page.setViewportSize({ width: 390, height: 844 });
  const areBelow = async () => {
    const { a, b, c } = await boxes();
    return a.x === b.x && b.x === c.x && b.y >= a.y + a.height && c.y >= b.y + b.height;
  };
  await expect.poll(areBelow).toBe(true);
});

const NOTE = "Sans wasabi, s’il vous plaît";

for (const { prefix, words } of DESK_LANGUAGES)
  test(`number and whole name of a ready order are read on a tablet, and sizes at arm's length (${prefix})`, async ({
    page,
    server,
  }) => {
    const owner = await deskClient(server);
    await clearBoard(server);
    const ready = await placeFor(server, LONG);
    done(await owner.accept(ready.order_id, { version: 0, minutes: 20 }));
    done(await owner.ready(ready.order_id, { version: 1 }));
    const asked = await placeFor(server, LONG, { note: NOTE });
    await placeAccepted(server, owner, 6);
    await page.setViewportSize(TABLET);
    await signIn(page);
    await visit(page, `${prefix}/desk`);
    const desk = deskOn(page, words);
    const name = `${LONG.first_name} ${LONG.last_name}`;
    for (const ticket of [desk.orderIn("ready", ready.number), desk.orderIn("new", asked.number)]) {
      const head = ticket.getByRole("heading");
      await expect(head.getByText(name)).toBeInViewport({ ratio: 1 });
      expect(await isWhole(head.getByText(name))).toBe(true);
    }
    const ringing = desk.orderIn("new", asked.number);
    await expect(ringing.getByRole("heading").getByText(words.card.pickup)).toBeInViewport();
    expect(await sizeOf(ringing.getByText(NOTE))).toBeGreaterThanOrEqual(20);
    await expect(desk.lane.getByText(words.inbox.clock)).toBeAttached();
  });

/** Nothing of a text is cut off by the boxes around it. */
function isWhole(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const ticket = element.closest("article")?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].every(
      ({ left, right }) => ticket && left >= ticket.left && right <= ticket.right,
    );
  });
}

function sizeOf(text: Locator): Promise<number> {
  return text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}
