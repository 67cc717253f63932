import type { BrowserContext, Page, Request } from "@playwright/test";
import { TRACK_WORDS } from "../../apps/web/src/i18n/track-words.ts";
import { deskClient, done, type Placed, place } from "../support/desk-client.ts";
import { expect, test } from "./desk-test.ts";
import { visit } from "./hydrated.ts";
import { DESK, deskOn, enterDesk } from "./pages/desk.ts";
import { FRENCH } from "./test.ts";

// Nobody is signed in at first.
test.use({ locale: FRENCH.browser, refused: [401] });

/** A browser opens six connections to a host over HTTP/1.1. */
const MORE_TABS = 6;

/** Returns a check that the browser has one stream open. */
function countStreams(context: BrowserContext): () => Promise<void> {
  const streams = new Map<Request, Page>();
  context.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith("/events"))
      streams.set(request, request.frame().page());
  });
  context.on("requestfinished", (request) => streams.delete(request));
  context.on("requestfailed", (request) => streams.delete(request));
  // A page that is closed reports nothing of its requests.
  const open = () => [...streams.values()].filter((page) => !page.isClosed()).length;
  return () => expect.poll(open).toBe(1);
}

async function openTabs(context: BrowserContext, paths: string[]): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const path of paths) {
    const tab = await context.newPage();
    await visit(tab, path);
    tabs.push(tab);
  }
  return tabs;
}

async function expectOrder(tabs: Page[], { number }: Placed): Promise<void> {
  for (const tab of tabs) await expect(deskOn(tab).orderIn("new", number)).toBeAttached();
}

const trackPath = ({ order_id, tracking_key }: Placed) => `/track/${order_id}?key=${tracking_key}`;

const expectHeading = (tab: Page, state: "new" | "accepted") =>
  expect(tab.getByRole("heading", { level: 1 })).toHaveText(TRACK_WORDS.fr.headings[state]);

test("seven tabs of the desk share one stream; when the one that holds it closes, another resumes it", async ({
  page,
  context,
  server,
}) => {
  const expectOneStream = countStreams(context);
  await enterDesk(page);
  const tabs = await openTabs(context, Array(MORE_TABS).fill("/fr/desk"));
  await expectOrder([page, ...tabs], await place(server));
  await expectOneStream();

  await page.close();
  await expectOrder(tabs, await place(server));
  await expectOneStream();
});

test("a tab of the desk takes the stream from one that the browser has frozen", async ({
  page,
  context,
  server,
}) => {
  await enterDesk(page);
  const [other] = await openTabs(context, ["/fr/desk"]);
  if (!other) throw new Error("no tab");
  await expectOrder([page, other], await place(server));
  const session = await context.newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  const missed = await place(server);
  await expectOrder([other], missed);
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await expectOrder([page], missed);
  await expectOrder([page, other], await place(server));
});

for (const from of ["with the stream", "without it"] as const)
  test(`signing out in the tab ${from} signs the other out`, async ({ page, context, server }) => {
    await enterDesk(page);
    const [other] = await openTabs(context, ["/fr/desk"]);
    if (!other) throw new Error("no tab");
    await expectOrder([page, other], await place(server));
    const [here, there] = from === "with the stream" ? [page, other] : [other, page];
    await here.getByRole("banner").getByRole("button", { name: DESK.nav.menu }).click();
    await here.getByRole("button", { name: DESK.nav.signOut }).click();
    const title = { level: 1, name: DESK.signIn.title };
    await expect(here.getByRole("heading", title)).toBeVisible();
    await expect(there.getByRole("heading", title)).toBeVisible();
  });

test("seven tabs that follow one order share one stream, and each shows its acceptance", async ({
  page,
  context,
  server,
}) => {
  const expectOneStream = countStreams(context);
  const placed = await place(server);
  await visit(page, trackPath(placed));
  const tabs = await openTabs(context, Array(MORE_TABS).fill(trackPath(placed)));
  await expectOneStream();
  await tabs.pop()?.close();
  const desk = await deskClient(server);
  done(await desk.accept(placed.order_id, { version: 0, minutes: 20 }));
  for (const tab of [page, ...tabs]) await expectHeading(tab, "accepted");
});

test("seven tabs that follow seven orders all load, and each shows its acceptance", async ({
  page,
  context,
  server,
}) => {
  const expectOneStream = countStreams(context);
  const orders: Placed[] = [];
  for (let count = 0; count <= MORE_TABS; count++) orders.push(await place(server, `Zoé ${count}`));
  const [first, ...others] = orders;
  if (!first) throw new Error("no order");
  await visit(page, trackPath(first));
  const tabs = await openTabs(context, others.map(trackPath));
  await expectOneStream();
  const desk = await deskClient(server);
  for (const { order_id } of orders) done(await desk.accept(order_id, { version: 0, minutes: 20 }));
  for (const tab of [page, ...tabs]) await expectHeading(tab, "accepted");
});

test("a command that the server never answers puts the order back and says so", async ({
  page,
  server,
}) => {
  const desk = await enterDesk(page);
  const { number } = await place(server);
  const order = desk.orderIn("new", number);
  await page.route(/\/accept$/, () => {});
  await desk.accept(order, 20);
  await expect(order).toBeHidden();
  await expect(page.getByText(DESK.notDone(number, DESK.unreachable))).toBeVisible();
  // In one column nothing comes while a mouse is on the board; a finger is gone by now.
  await page.mouse.move(0, 0);
  await expect(order).toBeVisible();
});
