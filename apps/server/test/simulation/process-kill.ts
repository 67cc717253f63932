import { createApi } from "@noren/contract/api.ts";
import type { Reply } from "@noren/contract/call.ts";
import { createCardApi } from "@noren/contract/card-api.ts";
import { runDueJobs } from "../../src/jobs/run-job.ts";
import { applyChangeJob } from "../../src/staff/apply-change.ts";
import { aCardOrder, GOOD_CARD } from "../card-fixture.ts";
import type { TestDatabases } from "../databases.ts";
import { staffOf } from "../staff-fixture.ts";
import type { Operation } from "../stripe/faults.ts";
import { openStripeServer } from "../stripe/stripe-server.ts";
import { openTestApp } from "../test-app.ts";
import { type FinalState, readFinalState } from "./final-state.ts";
import { startKillableServer } from "./killable-server.ts";
import { passTime, prepare } from "./phases.ts";

type Step = "prepare" | "order" | "webhook" | "return" | "accept" | "refund" | "reject";

/**
 * Where the process is killed: the step of the flow, the call to Stripe and the moment in that
 * call.
 */
export type Kill = {
  step: Step;
  operation: Operation;
  when: "received" | "done" | "answered";
  captureAt: "order" | "acceptance";
  /** The next process is killed at the same point again. */
  isTwice: boolean;
};

/** More than any step needs: a step that needs more attempts fails. */
const ATTEMPTS = 6;

/**
 * Two orders by card against the real server: from the intent to a partial refund of the first
 * order and the rejection of the second. The server is killed once or twice and restarted, and
 * every caller repeats unanswered calls. Then time passes.
 */
export async function runProcessKill(databases: TestDatabases, kill: Kill): Promise<FinalState> {
  const env = await databases.filled();
  let clock = { now: Date.now() };
  const stripe = await openStripeServer(() => clock.now);
  const app = await openTestApp({ ...env, ...stripe.environment });
  clock = Object.assign(app.clock, { now: Date.now() });
  await prepare(app.db, kill.captureAt);
  const { signedIn } = staffOf({ ...app, http: { fetch: send } });
  const { api: desk } = await signedIn("owner");
  const server = await startKillableServer({ ...env, ...stripe.environment });
  const released = new Set<string>();

  function send(request: Request): Promise<Response> {
    return server.fetch(request);
  }

  /** Repeats a call that the killed process did not answer. */
  async function retry<T>(ask: () => Promise<Reply<T>>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      await server.restartIfKilled();
      const reply = await ask();
      if (reply.ok) return reply.payload;
      const { code } = reply.problem;
      const isLost = code === "unreachable" || code === "payment_unavailable";
      if (!isLost || attempt === ATTEMPTS) throw new Error(`${kill.step}: ${code}`);
    }
  }

  /** Arms the kill, if this is its step. */
  function begin(step: Step): void {
    if (step !== kill.step) return;
    const { operation, when } = kill;
    const arm = (then: () => void) =>
      stripe.onMoment({
        operation,
        when,
        act: () => {
          server.kill();
          then();
        },
      });
    arm(() => kill.isTwice && arm(() => {}));
  }

  /** Waits for the kill, if this is its step. */
  async function end(step: Step): Promise<void> {
    if (step === kill.step) await server.killed;
  }

  const shop = createApi("", send, "fr");
  const cards = createCardApi("", send, "fr");

  async function orderByCard(local_id: string): Promise<string> {
    begin("prepare");
    const customer_id = await retry(() => cards.customer({ email: "ada@example.com" }));
    const intent = await retry(() => cards.intent({ customer_id, amount: 10, local_id }));
    await end("prepare");
    const session = { ...intent, customer_id, intentId: intent.payment_intent_id };
    begin("order");
    const placed = await retry(() => shop.placeOrder(aCardOrder(session, { local_id })));
    await end("order");
    const { order_id } = placed;
    const number = { payment_method_data: { type: "card", card: { number: GOOD_CARD } } };
    stripe.account.confirm(session.intentId, number);
    begin("webhook");
    const event = stripe.events.at(-1);
    // After the webhook the return of the guest makes no call to Stripe, so the kill would never
    // come.
    if (event && kill.step !== "return") {
      const address = `${server.address()}/v2/public/checkout/stripe-webhook`;
      await stripe.deliver(event, address).catch(() => {});
    }
    await end("webhook");
    begin("return");
    const transaction_id = { client_secret: session.client_secret, customer_id };
    await retry(() => shop.finaliseOrder({ order_id, transaction_id, status: "paid" }));
    await end("return");
    return order_id;
  }

  /**
   * The desk reads the order before it repeats a command: one that is no longer new was answered.
   */
  async function commandOnce(id: string, answer: (version: number) => Promise<Reply<unknown>>) {
    const seen = await desk.order(id);
    if (!seen.ok) return seen;
    const { progress, version } = seen.payload.order;
    return progress === "new" ? answer(version) : seen;
  }

  const first = await orderByCard("first");
  begin("accept");
  await retry(() => commandOnce(first, (version) => desk.accept(first, { version })));
  await end("accept");
  begin("refund");
  await retry(() => desk.refund(first, { amount: 1, key: "one euro back" }));
  await end("refund");
  const second = await orderByCard("second");
  begin("reject");
  const reason = "too_busy";
  await retry(() => commandOnce(second, (version) => desk.reject(second, { version, reason })));
  released.add(second);
  await end("reject");
  await server.stop();

  clock.now = Date.now();
  // Commands that the process still held when it was stopped take effect at another instance.
  const { services } = app;
  await passTime(services.payments, clock, () => runDueJobs(services, applyChangeJob));
  const left = await readFinalState(app.db);
  await app.close();
  await stripe.close();
  const guests = [
    { localId: "first", cashId: "first-cash", confirmedPaidId: first },
    { localId: "second", cashId: "second-cash", confirmedPaidId: second },
  ];
  return { ...left, stripe: stripe.account, desk: { released }, guests };
}
