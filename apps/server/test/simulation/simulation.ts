import { NOON } from "@noren/ordering/testing.ts";
import { readConfig } from "../../src/config.ts";
import { openDatabase } from "../../src/db/open.ts";
import type { TestDatabases } from "../databases.ts";
import { aMailServer } from "../mail/smtp-emulator.ts";
import { deskBrowser } from "../staff-fixture.ts";
import { openStripeServer } from "../stripe/stripe-server.ts";
import { acceleratedClock } from "./accelerated-clock.ts";
import { startCrashingServer } from "./crashing-server.ts";
import { openCustomers } from "./customers.ts";
import { DeskWorker } from "./desk-worker.ts";
import { readFinalState } from "./final-state.ts";
import { openKitchenPrinters } from "./kitchen-printers.ts";
import { openCount, waitingCount } from "./open-work.ts";
import { Random } from "./random.ts";
import { seedAccounts } from "./seed-accounts.ts";

const MINUTE = 60_000;
/** 18:30, when the restaurant opens. */
const OPENING = NOON + 390 * MINUTE;
const SPEED = 100;
/** Orders per minute; fewer orders make the simulation shorter, not the rate lower. */
const ORDERS_A_MINUTE = 5;
const LONGEST_MINUTES = 190;
const MINUTES_A_KILL = 20;
const FEWEST_KILLS = 2;
/** Every open order ends within this time, including those placed for the next noon. */
const CLOSED_MINUTES = 18 * 60;
const STALL_MINUTES = 180;

export type SimulationResult = Awaited<ReturnType<typeof runSimulation>>;

/**
 * An evening of a restaurant at a hundred times real speed: guests and members who order, pay by
 * card or in cash, repeat requests and vanish; two desk workers on live streams; two printers, one
 * of which runs out of paper; and a server that is killed repeatedly. Then the clock jumps by
 * `CLOSED_MINUTES`.
 */
export async function runSimulation(
  databases: TestDatabases,
  { orders, seed }: { orders: number; seed: number },
) {
  const random = new Random(seed);
  const clock = acceleratedClock(OPENING, SPEED);
  const stripe = await openStripeServer(clock.now);
  const mails = await aMailServer({ now: clock.now });
  const env = {
    ...(await databases.filled()),
    ...stripe.environment,
    SMTP_URL: mails.url,
    LOCATIONS: "embedded",
    TRUST_PROXY: "loopback",
  };
  const printers = await openKitchenPrinters();
  const { members, cookies } = await seedAccounts(databases, env, printers);
  const server = await startCrashingServer(env, clock, (url) => {
    stripe.sendEventsTo(url === null ? null : `${url}/v2/public/checkout/stripe-webhook`);
  });
  const { db, close } = await openDatabase(await readConfig(env));

  const workers = cookies.map((cookie, index) => {
    const desk = deskBrowser({ http: { fetch: server.fetch } }, cookie);
    return new DeskWorker(desk, clock, random, (number) => number % 2 === index);
  });
  const working = workers.map((worker) => worker.work());
  const customers = openCustomers({ fetch: server.fetch, stripe, clock, random, members });
  const minutes = Math.min(LONGEST_MINUTES, orders / ORDERS_A_MINUTE);

  async function crashRepeatedly(): Promise<void> {
    const kills = Math.max(FEWEST_KILLS, Math.round(minutes / MINUTES_A_KILL));
    for (let kill = 0; kill < kills; kill++) {
      await clock.pass(minutes / (kills + 0.5));
      await server.kill();
    }
  }

  async function runOutOfPaper(): Promise<void> {
    await clock.pass(minutes / 3);
    printers.emulators.ticket.setState("no paper");
    await clock.pass(minutes / 6);
    printers.emulators.ticket.setState("normal");
  }

  /** Guests open the link of a mail, which proves that the address of its order is theirs. */
  async function openLinks(): Promise<void> {
    for (let read = 0; ; read++) {
      await mails.waitForCount(read + 1);
      const { recipients, email } = mails.received[read] ?? {};
      const [, path] = /\/track(\/\S+\?key=\S+)/.exec(email?.text ?? "") ?? [];
      if (path === undefined || !recipients?.[0]?.startsWith("guest-")) continue;
      const request = new Request(`http://localhost/v2/public/tracking${path}`);
      // The server may be killed meanwhile: a guest does not come back for that.
      await server.fetch(request).catch(() => null);
    }
  }

  /**
   * Resolves when none are left, or after `STALL_MINUTES` without progress; the invariants
   * report the rest.
   */
  async function untilNone(count: () => Promise<number>): Promise<void> {
    let fewest = Number.POSITIVE_INFINITY;
    let end = 0;
    for (;;) {
      const left = await count();
      if (left < fewest) end = clock.now() + STALL_MINUTES * MINUTE;
      fewest = Math.min(fewest, left);
      if (left === 0 || clock.now() > end) return;
      await clock.pass(1);
    }
  }

  void openLinks();
  await Promise.all([crashRepeatedly(), runOutOfPaper(), customers.orders(orders, minutes)]);
  await untilNone(() => waitingCount(db, clock.now()));
  await server.restart(CLOSED_MINUTES);
  await untilNone(() => openCount(db));

  const events = await db.selectFrom("events").selectAll().orderBy("seq").execute();
  await Promise.all(workers.map((worker) => worker.leave(events.length)));
  await Promise.all(working);
  const left = {
    ...(await readFinalState(db)),
    receipts: await db.selectFrom("receipts").selectAll().orderBy("number").execute(),
    orderRefunds: await db.selectFrom("order_refunds").selectAll().execute(),
    prints: await db.selectFrom("print_jobs").selectAll().execute(),
    events,
  };
  await close();
  await server.stop();
  await stripe.eventsDelivered();
  await stripe.close();
  await printers.close();
  return {
    ...left,
    cash: customers.cash,
    cards: customers.cards,
    desks: workers.map(({ received }) => received),
    refused: workers.flatMap(({ refused }) => refused),
    stripe: stripe.account,
    kills: server.kills,
    received: mails.received,
    printouts: printers.printouts(),
  };
}
