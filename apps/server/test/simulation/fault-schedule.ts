import { asCents } from "@noren/ordering/money.ts";
import type { TestDatabases } from "../databases.ts";
import type { StripeEvent } from "../stripe/stripe-objects.ts";
import { openStripeServer } from "../stripe/stripe-server.ts";
import { openTestApp } from "../test-app.ts";
import { type CrashingApp, startCrashingApp } from "./crashing-app.ts";
import { readFinalState } from "./final-state.ts";
import { Guest } from "./guest.ts";
import { passTime, prepare } from "./phases.ts";
import { Random } from "./random.ts";

const MINUTE = 60_000;
const ACTS = 60;

/**
 * A schedule of faults: guests who vanish and repeat requests, a server that crashes at any
 * statement or call, a provider connection that loses requests and answers, webhooks that arrive
 * never, twice or in any order, authorisations that expire, and a desk that captures, refunds and
 * rejects meanwhile. Then the faults end and time passes. The seed determines everything.
 */
export async function runFaultSchedule(databases: TestDatabases, seed: number) {
  const random = new Random(seed);
  const env = await databases.filled();
  const dataDir = String(env.DATA_DIR);
  let clock = { now: 0 };
  const stripe = await openStripeServer(() => clock.now);
  const app = await openTestApp({ ...env, ...stripe.environment });
  clock = app.clock;
  await prepare(app.db, random.one(["order", "acceptance"]));
  await app.services.catalogue.refresh();

  let loss = random.one([0, 0.05, 0.15]);
  const crashRate = random.one([0, 0.1, 0.3]);
  const counts = { crashes: 0, acts: 0, guests: 0 };
  const start = () => {
    const input = { services: app.services, dataDir, random, lossOf: () => loss };
    return startCrashingApp(input);
  };
  let running: CrashingApp = start();

  /**
   * Runs work on the current instance, which may crash in it; then another instance replaces it.
   */
  async function withCrashes(work: (running: CrashingApp) => Promise<unknown>): Promise<void> {
    const current = running;
    if (random.chance(crashRate)) current.crashPoint.crashIn(random.between(0, 40));
    await Promise.race([work(current), current.crashPoint.crashed]);
    current.crashPoint.crashIn(null);
    if (!current.crashPoint.hasCrashed) return;
    counts.crashes++;
    if (running === current) running = start();
  }

  /** A browser's request: an answer, or a connection that is lost with the process. */
  async function fetchFrom(request: Request): Promise<Response> {
    const current = running;
    const lost = current.crashPoint.crashed.then((): Response => {
      throw new TypeError("the connection was lost");
    });
    lost.catch(() => {});
    return Promise.race([Promise.resolve(current.http.fetch(request)), lost]);
  }

  const delivered = new Set<StripeEvent>();
  async function sendEvent(event: StripeEvent): Promise<void> {
    if (random.chance(0.8)) delivered.add(event);
    const address = "http://shop/v2/public/checkout/stripe-webhook";
    await fetchFrom(new Request(address, stripe.signed(event))).catch(() => {});
  }

  async function deliverWebhook(): Promise<void> {
    const undelivered = stripe.events.filter((event) => !delivered.has(event));
    if (undelivered.length > 0)
      await sendEvent(undelivered[random.between(0, undelivered.length - 1)] as StripeEvent);
  }

  /** Orders whose payment the desk released. */
  const desk = { released: new Set<string>() };
  async function actAtDesk({ services }: CrashingApp): Promise<void> {
    const paid = await app.db
      .selectFrom("orders")
      .select("id")
      .where("status", "=", "paid")
      .execute();
    const order = paid[random.between(0, paid.length - 1)];
    if (!order) return;
    const action = random.between(0, 5);
    if (action <= 2) await services.payments.capture(order.id);
    else if (action === 3) {
      await services.payments.release(order.id, "rejected");
      desk.released.add(order.id);
    } else {
      const key = String(random.between(1, 2));
      await services.payments.refund(order.id, asCents(100), key);
    }
  }

  /** An authorisation is cancelled in the provider's dashboard, or by the bank. */
  function loseAuthorisation(): void {
    const held = [...stripe.account.intents.values()].filter((intent) => {
      return intent.status === "requires_capture";
    });
    const intent = held[random.between(0, held.length - 1)];
    if (intent) stripe.account.cancel(intent.id);
  }

  const guests = Array.from({ length: random.between(1, 4) }, (_, index) => {
    return new Guest(`guest-${index}`, { fetch: fetchFrom, stripe, random });
  });
  counts.guests = guests.length;

  async function act(): Promise<void> {
    counts.acts++;
    const kind = random.next();
    const active = guests.filter((guest) => !guest.isOver);
    const guest = active[random.between(0, active.length - 1)];
    if (kind < 0.6 && guest) await withCrashes(() => guest.act());
    else if (kind < 0.75) await withCrashes(deliverWebhook);
    else if (kind < 0.85) await withCrashes(actAtDesk);
    else if (kind < 0.88) loseAuthorisation();
    else {
      clock.now += random.between(0, 12) * MINUTE;
      await withCrashes(({ services }) => services.payments.reconcile());
      await withCrashes(({ services }) => services.payments.runTasks());
    }
  }

  for (let acts = 0; acts < ACTS; acts++) {
    if (random.chance(0.35)) await Promise.all([act(), act()]);
    else await act();
  }

  loss = 0;
  await passTime(running.services.payments, clock, async () => {
    if (random.chance(0.1)) await deliverWebhook();
  });

  const left = await readFinalState(app.db);
  running.crashPoint.crash();
  await app.close();
  await stripe.close();
  return { ...left, seed, stripe: stripe.account, desk, guests, counts };
}
