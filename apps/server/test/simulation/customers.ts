import type { Credentials } from "@noren/contract/accounts.ts";
import { createApi, type Reply } from "@noren/contract/api.ts";
import type { OrderPlaced, WireOrderRequest } from "@noren/contract/checkout.ts";
import { aCustomer, aDelivery, aLine, anOrder } from "../an-order.ts";
import type { StripeServer } from "../stripe/stripe-server.ts";
import type { AcceleratedClock } from "./accelerated-clock.ts";
import { Guest } from "./guest.ts";
import type { Random } from "./random.ts";

type Fetch = (request: Request) => Promise<Response>;

type CustomersInput = {
  fetch: Fetch;
  stripe: StripeServer;
  clock: AcceleratedClock;
  random: Random;
  /** Credentials of the customers who have an account. */
  members: readonly Credentials[];
};

/** All customers of a simulation, and the answers that they received. */
export function openCustomers({ fetch, stripe, clock, random, members }: CustomersInput) {
  /** By `local_id`: ids of the accepted orders, and problem codes of the refused ones. */
  const cash = { answered: new Map<string, string>(), refused: new Map<string, string>() };
  const cards: Guest[] = [];

  async function payByCard(localId: string, index: number, send: Fetch): Promise<boolean> {
    const customer = aCustomer(contactOf(index));
    const guest = new Guest(localId, { fetch: send, stripe, random, customer });
    cards.push(guest);
    while (!guest.isOver) {
      await guest.act();
      await clock.pass(random.next());
    }
    return guest.hasOrdered;
  }

  async function payInCash(localId: string, index: number, send: Fetch): Promise<boolean> {
    const who = random.chance(0.3) ? random.one([undefined, ...members]) : undefined;
    const wanted = cashOrder(random, localId);
    const order = { ...wanted, customer: { ...wanted.customer, ...contactOf(index) } };
    const placeAgain = () => placeWithRetry(send, order, who, () => clock.pass(0.1));
    const reply = await placeAgain();
    if (reply.ok) cash.answered.set(localId, reply.payload.order_id);
    else cash.refused.set(localId, reply.problem.code);
    // Some send it again, as a browser does that never received the answer.
    if (reply.ok && random.chance(0.1)) await placeAgain();
    return reply.ok;
  }

  /** One attempt to order, from an IP address of its own; true if an order exists. */
  function visit(index: number, times: number): Promise<boolean> {
    const address = `10.${times}.${index >> 8}.${index & 255}`;
    const send: Fetch = (request) => {
      request.headers.set("x-forwarded-for", address);
      return fetch(request);
    };
    const pay = random.chance(0.4) ? payByCard : payInCash;
    return pay(`guest-${index}-${times}`, index, send);
  }

  return {
    cash,
    cards,
    /**
     * Places `count` orders within that many minutes; a refused or abandoned attempt is replaced.
     */
    async orders(count: number, minutes: number): Promise<void> {
      const places = Array.from({ length: count }, async (_, index) => {
        await clock.pass(random.next() * minutes);
        for (let times = 0; !(await visit(index, times)); times++);
      });
      await Promise.all(places);
    },
  };
}

function contactOf(index: number) {
  const email = `guest-${index}@example.com`;
  return { email, phone: `+33 6 39 98 ${String(index).padStart(4, "0")}` };
}

/** An order that is paid in cash; some of these are invalid and have to be refused. */
function cashOrder(random: Random, local_id: string): WireOrderRequest {
  const wish = random.next();
  if (wish < 0.1) return anOrder({ local_id, items: [aLine({ item_id: 999 })] });
  if (wish < 0.15) return anOrder({ local_id, total: 1, subtotal: 1 });
  if (wish < 0.5) return aDelivery({ local_id });
  return anOrder({ local_id });
}

/** Sends the order until there is an answer, however often the connection is lost. */
async function placeWithRetry(
  send: Fetch,
  order: WireOrderRequest,
  who: Credentials | undefined,
  wait: () => Promise<void>,
): Promise<Reply<OrderPlaced>> {
  for (;;) {
    const reply = await createApi("", send, "fr").placeOrder(order, who);
    if (reply.ok || !RETRYABLE.includes(reply.problem.code)) return reply;
    await wait();
  }
}

/**
 * After `not_ready` the order is sent again: whether it was stored is as unknown as without an
 * answer.
 */
const RETRYABLE: readonly string[] = ["unreachable", "internal", "not_ready"];
