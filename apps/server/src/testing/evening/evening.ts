import { NOON } from "@noren/ordering/testing.ts";
import { readConfig } from "../../config.ts";
import { openDatabase } from "../../db/open.ts";
import { aMailServer } from "../../mail/testing-smtp.ts";
import { leftBehind } from "../chaos/left-behind.ts";
import { Random } from "../chaos/random.ts";
import { deskBrowser } from "../staff-desk.ts";
import { openStripeServer } from "../stripe/stripe-server.ts";
import type { TestDatabases } from "../test-house.ts";
import { openTown } from "./customers.ts";
import { houseBefore } from "./house-before.ts";
import { hurriedClock } from "./hurried-clock.ts";
import { startMortalServer } from "./mortal-server.ts";
import { hasOpen, hasWaiting } from "./what-is-open.ts";
import { Worker } from "./worker.ts";

const MINUTE = 60_000;
/** Half past six in the evening, when the house opens. */
const OPENING = NOON + 390 * MINUTE;
const SPEED = 100;
/** An evening with fewer orders is shorter, not quieter than this. */
const ORDERS_A_MINUTE = 5;
const LONGEST_MINUTES = 190;
const MINUTES_A_KILL = 20;
const FEWEST_KILLS = 2;
/** Whatever was left open has ended by then. */
const NIGHT_MINUTES = 180;
const PATIENCE_MINUTES = 60;

export type EveningResult = Awaited<ReturnType<typeof playEvening>>;

/**
 * An evening of a house at a hundred times real speed: guests and members who order, pay by card or
 * when they get it, repeat themselves and vanish; two people at the desk who hear of it by their live
 * streams; and a server that is killed in the middle of it, time and again. Then the night passes.
 */
export async function playEvening(
  databases: TestDatabases,
  { orders, seed }: { orders: number; seed: number },
) {
  const random = new Random(seed);
  const clock = hurriedClock(OPENING, SPEED);
  const stripe = await openStripeServer(clock.now);
  const mails = await aMailServer({ now: clock.now });
  const env = {
    ...(await databases.filled()),
    ...stripe.environment,
    SMTP_URL: mails.url,
    LOCATIONS: "embedded",
    TRUST_PROXY: "loopback",
  };
  const { members, cookies } = await houseBefore(databases, env);
  const server = await startMortalServer(env, clock, (url) => {
    stripe.sendEventsTo(url === null ? null : `${url}/v2/public/checkout/stripe-webhook`);
  });
  const { db, close } = await openDatabase(await readConfig(env));

  const workers = cookies.map((cookie, index) => {
    const desk = deskBrowser({ app: { fetch: server.fetch } }, cookie);
    return new Worker(desk, clock, random, (number) => number % 2 === index);
  });
  const working = workers.map((worker) => worker.work());
  const town = openTown({ fetch: server.fetch, stripe, clock, random, members });
  const minutes = Math.min(LONGEST_MINUTES, orders / ORDERS_A_MINUTE);

  async function die(): Promise<void> {
    const kills = Math.max(FEWEST_KILLS, Math.round(minutes / MINUTES_A_KILL));
    for (let kill = 0; kill < kills; kill++) {
      await clock.pass(minutes / (kills + 0.5));
      await server.kill();
    }
  }

  /** What is not so by then is for the verdict to name. */
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    const end = clock.now() + PATIENCE_MINUTES * MINUTE;
    while (clock.now() < end && !(await isSo())) await clock.pass(1);
  }

  await Promise.all([die(), town.orders(orders, minutes)]);
  await until(async () => !(await hasWaiting(db)));
  await server.restart(NIGHT_MINUTES);
  await until(async () => !(await hasOpen(db)));

  const events = await db.selectFrom("order_events").selectAll().orderBy("seq").execute();
  await Promise.all(workers.map((worker) => worker.leave(events.length)));
  await Promise.all(working);
  const left = {
    ...(await leftBehind(db)),
    receipts: await db.selectFrom("receipts").selectAll().orderBy("number").execute(),
    givenBack: await db.selectFrom("order_refunds").selectAll().execute(),
    events,
  };
  await close();
  await server.stop();
  await stripe.eventsDelivered();
  await stripe.close();
  return {
    ...left,
    cash: town.cash,
    cards: town.cards,
    desks: workers.map(({ heard }) => heard),
    stripe: stripe.book,
    kills: server.kills,
    received: mails.received,
  };
}
