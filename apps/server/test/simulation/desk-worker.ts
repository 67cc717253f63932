import type { Reply } from "@noren/contract/api.ts";
import type { DeskOrder } from "@noren/contract/staff/orders.ts";
import { type ReceivedEvent, readLive } from "../live-reader.ts";
import type { deskBrowser } from "../staff-fixture.ts";
import type { AcceleratedClock } from "./accelerated-clock.ts";
import type { Random } from "./random.ts";

/** The intended final state of an order; `ignored` orders are never answered. */
type Outcome = "ignored" | "rejected" | "cancelled" | "refunded" | "completed";

type Desk = ReturnType<typeof deskBrowser>;

/** How long the client waits before it reconnects, in minutes of the clock. */
const RECONNECT_MINUTES = 2 / 60;

/**
 * A person at the desk who learns of orders by the live stream alone, resumes it from the last
 * event received, and handles each order by its number: those that are `isMine` to the end. Some of
 * the others they only answer, to race with their colleague.
 */
export class DeskWorker {
  /** Every event, in the order received. */
  readonly received: ReceivedEvent[] = [];
  /** Refusals that no race explains: each leaves an order unfinished. */
  readonly refused: string[] = [];
  readonly #desk: Desk;
  readonly #clock: AcceleratedClock;
  readonly #random: Random;
  readonly #isMine: (number: number) => boolean;
  readonly #atWork = new Set<Promise<void>>();
  #isOver = false;
  #end: () => void = () => {};

  constructor(
    desk: Desk,
    clock: AcceleratedClock,
    random: Random,
    isMine: (number: number) => boolean,
  ) {
    this.#desk = desk;
    this.#clock = clock;
    this.#random = random;
    this.#isMine = isMine;
  }

  /** Listens and handles orders until `leave`. */
  async work(): Promise<void> {
    while (!this.#isOver) {
      await this.#listen().catch(() => {});
      await this.#clock.pass(RECONNECT_MINUTES);
    }
  }

  /** Resolves when all started work is done and `events` events were received. */
  async leave(events: number): Promise<void> {
    while (this.received.length < events || this.#atWork.size > 0)
      await this.#clock.pass(RECONNECT_MINUTES);
    this.#isOver = true;
    this.#end();
  }

  async #listen(): Promise<void> {
    const last = this.received.at(-1)?.id ?? 0;
    const answer = await this.#desk.raw("GET", "events?after=0", { "last-event-id": String(last) });
    const reader = readLive(answer);
    this.#end = () => void reader.stop().catch(() => {});
    for (let count = 0; ; count++) {
      const [received] = (await reader.waitForCount(count + 1)).slice(count);
      if (!received) return;
      this.received.push(received);
      this.#onEvent(received);
    }
  }

  #onEvent({ data: { kind, order } }: ReceivedEvent): void {
    if (kind !== "placed" || !order) return;
    const work = this.#handleOrder(order).finally(() => this.#atWork.delete(work));
    this.#atWork.add(work);
  }

  async #handleOrder({ order_id, number }: DeskOrder): Promise<void> {
    const outcome = outcomeOf(Number(number));
    const isMine = this.#isMine(Number(number));
    if (outcome === "ignored" || !(isMine || this.#random.chance(0.2))) return;
    await this.#wait(1, 4);
    if (outcome === "rejected") return this.#perform(order_id, "reject", ["new"]);
    await this.#perform(order_id, "accept", ["new"]);
    if (!isMine) return;
    await this.#wait(1, 3);
    if (outcome === "cancelled") return this.#perform(order_id, "cancel", COOKING);
    if (this.#random.chance(0.2)) await this.#perform(order_id, "delay", COOKING);
    await this.#perform(order_id, "preparing", ["accepted"]);
    await this.#wait(1, 5);
    await this.#perform(order_id, "ready", COOKING);
    await this.#perform(order_id, "completed", [...COOKING, "ready"]);
    if (outcome === "refunded") await this.#refund(order_id);
  }

  /**
   * Performs the action once, if the order's progress allows it; a colleague may have been faster.
   */
  async #perform(orderId: string, action: DeskAction, from: readonly string[]): Promise<void> {
    for (;;) {
      const detail = await this.#retry(() => this.#desk.api.order(orderId));
      if (!detail.ok) return this.#reportRefusal(orderId, action, detail.problem.code);
      if (!from.includes(detail.payload.order.progress)) return;
      const { version } = detail.payload.order;
      const done = await this.#do(orderId, action, version);
      if (done.ok || done.problem.code === "not_possible_now") return;
      if (!RETRYABLE.includes(done.problem.code))
        return this.#reportRefusal(orderId, action, done.problem.code);
      if (action === "delay") return;
      await this.#wait(0, 0.1);
    }
  }

  #reportRefusal(orderId: string, action: DeskAction, code: string): void {
    this.refused.push(`${orderId}: ${action} was refused with ${code}`);
  }

  #do(orderId: string, action: DeskAction, version: number): Promise<Reply<unknown>> {
    const { api } = this.#desk;
    if (action === "accept" || action === "delay")
      return api[action](orderId, { version, minutes: 20 });
    if (action === "reject" || action === "cancel")
      return api[action](orderId, { version, reason: "too_busy", message: null });
    return api[action](orderId, { version });
  }

  async #refund(orderId: string): Promise<void> {
    const request = { amount: 2.5, key: `refund-${orderId}`, reason: "Froid à l’arrivée" };
    await this.#retry(() => this.#desk.api.refund(orderId, request));
  }

  /** Repeats the call until there is an answer. */
  async #retry<T>(ask: () => Promise<Reply<T>>): Promise<Reply<T>> {
    for (;;) {
      const reply = await ask();
      if (reply.ok || !UNANSWERED.includes(reply.problem.code)) return reply;
      await this.#wait(0, 0.1);
    }
  }

  #wait(from: number, to: number): Promise<void> {
    return this.#clock.pass(from + this.#random.next() * (to - from));
  }
}

type DeskAction = "accept" | "reject" | "delay" | "cancel" | "preparing" | "ready" | "completed";

/** The server was killed, or the call has to be retried. */
const UNANSWERED: readonly string[] = ["unreachable", "internal"];
/** Transient problems, on which the action is retried. */
const RETRYABLE: readonly string[] = [...UNANSWERED, "order_moved_on"];

const COOKING = ["accepted", "preparing"];

/** Derived from the order's number, so that everyone at the desk intends the same. */
function outcomeOf(number: number): Outcome {
  const ten = number % 10;
  if (ten === 1) return "ignored";
  if (ten === 3) return "rejected";
  if (ten === 5) return "cancelled";
  return ten === 7 ? "refunded" : "completed";
}
