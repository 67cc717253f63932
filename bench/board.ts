import { loadavg } from "node:os";
import { type Browser, chromium, type Page } from "@playwright/test";
import type { StaffApi } from "../packages/contract/src/staff/staff-api.ts";
import { browserOptions } from "../tests/e2e/browser.ts";
import { deskOn } from "../tests/e2e/pages/desk.ts";
import {
  deskClient,
  OWNER,
  type Placed,
  placeFor,
  STAFF_ENVIRONMENT,
} from "../tests/support/desk-client.ts";
import { dishesOf } from "../tests/support/order-client.ts";
import { startTestServer, type TestServer } from "../tests/support/test-server.ts";
import { median } from "./support/median.ts";

/**
 * A board of forty open orders: from the arrival of a new order's event in the page to the frame
 * that shows its ticket, as fast as this machine and four times slower, as an old tablet.
 */
const OPEN = 40;
const ROUNDS = 20;
const TARGET_MS = 150;
const DISHES = 4;
const TABLET = { width: 1024, height: 768 };

declare global {
  interface Window {
    /** Arrivals of events and frames with another number of tickets, in ms of the page's clock. */
    board: { arrivals: number[]; frames: { tickets: number; at: number }[] };
  }
}

const server = await startTestServer({ ...STAFF_ENVIRONMENT });
const browser = await chromium.launch(browserOptions());
try {
  const owner = await deskClient(server);
  for (let count = 0; count < OPEN; count++) {
    const { order_id } = await place(server, count);
    // Most are being cooked; a few still ring.
    if (count >= 5) await owner.accept(order_id, { version: 0, minutes: 20 + count });
  }
  const page = await openBoard(browser, server);
  const session = await page.context().newCDPSession(page);
  for (const rate of [1, 4]) {
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round++)
      waits.push(await measure(page, server, owner, OPEN + rate * ROUNDS + round));
    const worst = Math.max(...waits);
    const [load = 0] = loadavg();
    console.log(
      `new ticket on a board of ${OPEN}, CPU ÷ ${rate}: median ${median(waits).toFixed(0)} ms, ` +
        `worst ${worst.toFixed(0)} ms, target ${TARGET_MS} ms${worst > TARGET_MS ? ", MISSED" : ""}; ` +
        `load of the machine ${load.toFixed(1)}`,
    );
  }
} finally {
  await browser.close();
  await server.close();
}

/** Each order is another guest's: open orders of one are limited. */
async function place(on: TestServer, guest: number): Promise<Placed> {
  const dishes = (await dishesOf(on)).filter(({ options }) =>
    options.every(({ min }) => min === 0),
  );
  const items = Array.from({ length: DISHES }, (_, line) => ({
    item_id: dishes[(guest * DISHES + line) % dishes.length]?.item_id,
    quantity: 1,
    note: line === 0 ? "Sans wasabi" : "",
  }));
  const customer = {
    first_name: `Guest ${guest}`,
    last_name: "Martin",
    email: `guest-${guest}@example.org`,
    phone: `06399${String(10_000 + guest)}`,
  };
  return placeFor(on, customer, { items });
}

async function openBoard(from: Browser, { url }: TestServer): Promise<Page> {
  const context = await from.newContext({ baseURL: url, locale: "fr-FR", viewport: TABLET });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.board = { arrivals: [], frames: [] };
    const Opened = EventSource;
    window.EventSource = class extends Opened {
      constructor(url: string | URL) {
        super(url);
        this.addEventListener("change", (event) => window.board.arrivals.push(event.timeStamp));
      }
    };
    let tickets = 0;
    new MutationObserver(() => {
      const now = document.querySelectorAll("article").length;
      if (now === tickets) return;
      tickets = now;
      // The task after a frame's callbacks runs once the frame was painted.
      requestAnimationFrame(() =>
        setTimeout(() => window.board.frames.push({ tickets: now, at: performance.now() })),
      );
    }).observe(document, { childList: true, subtree: true });
  });
  const desk = deskOn(page);
  await desk.signIn(OWNER);
  await desk.expectInbox();
  await hasTickets(page, OPEN);
  return page;
}

/** Places an order, and rejects it once it was shown. In milliseconds. */
async function measure(
  page: Page,
  on: TestServer,
  owner: StaffApi,
  guest: number,
): Promise<number> {
  await page.evaluate(() => Object.assign(window.board, { arrivals: [], frames: [] }));
  const { order_id } = await place(on, guest);
  await hasTickets(page, OPEN + 1);
  const wait = await page.evaluate((count) => {
    const { arrivals, frames } = window.board;
    const shown = frames.find(({ tickets }) => tickets === count)?.at ?? Number.NaN;
    return shown - (arrivals[0] ?? Number.NaN);
  }, OPEN + 1);
  await owner.reject(order_id, { version: 0, reason: "closing" });
  await hasTickets(page, OPEN);
  return wait;
}

/** Waits for a frame that shows so many tickets. */
async function hasTickets(page: Page, count: number): Promise<void> {
  await page.waitForFunction((wanted) => window.board.frames.at(-1)?.tickets === wanted, count);
}
