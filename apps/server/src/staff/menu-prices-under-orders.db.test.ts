import { afterEach, beforeEach, expect, test } from "vitest";
import { payloadOf } from "../../test/account-fixture.ts";
import { aCustomer, anOrder } from "../../test/an-order.ts";
import {
  aCardOrder,
  type CardFixture,
  type CardSession,
  openCardFixture,
} from "../../test/card-fixture.ts";
import { onBothDatabases } from "../../test/databases.ts";
import { staffOf } from "../../test/staff-fixture.ts";

const GUESTS = 100;
/** They order before the price changes for the first time. */
const EARLY_GUESTS = 20;
/** In euros; the dish costs 5 at first, and never again. */
const PRICES = [6, 5.5, 7, 6.5];

onBothDatabases("orders while prices change", (databases) => {
  let desk: CardFixture;
  beforeEach(async () => {
    desk = await openCardFixture(databases);
  });
  afterEach(() => desk.close());

  async function shownPrice(): Promise<number> {
    const menus = payloadOf(await desk.api().menus());
    const items = menus.flatMap(({ categories }) => categories.flatMap((one) => one.items));
    return items.find(({ item_id }) => item_id === 101)?.item_price.price_pickup ?? 0;
  }

  /**
   * Orders two at the price `shown`; told that it has changed, reads it and orders again. Every other
   * guest pays by card, once the order is placed.
   */
  async function orderAsGuest(guest: number, shown: number) {
    const local_id = `guest-${guest}`;
    const refusals: string[] = [];
    for (;;) {
      const total = (shown * 2) / 100;
      const session = guest % 2 === 0 ? null : await desk.startPayment(total, local_id);
      const order = {
        local_id,
        subtotal: total,
        total,
        tax: Math.round(total * (20 / 1.1)) / 100,
        customer: aCustomer({ email: `${guest}@example.com`, phone: `+33 6 ${10 ** 7 + guest}` }),
      };
      const reply = await desk
        .api()
        .placeOrder(session ? aCardOrder(session, order) : anOrder(order));
      if (reply.ok) {
        const id = reply.payload.order_id;
        if (session) await pay(id, session);
        return { id, shown, refusals, intent: session?.intentId ?? null };
      }
      refusals.push(reply.problem.code);
      if (refusals.length > PRICES.length) throw new Error(refusals.join(", "));
      shown = await shownPrice();
    }
  }

  async function pay(id: string, session: CardSession): Promise<void> {
    desk.pay(session);
    payloadOf(await desk.finalise(id, session));
  }

  test("each of 100 orders at once, half of them paid by card, is at the price that its guest was shown, after refusals with price_changed alone", async () => {
    const manager = (await staffOf(desk).signedIn("manager")).api;
    const change = async (prices: number[]) => {
      for (const price_pickup of prices)
        payloadOf(
          await manager.changeMenu({ edits: [{ target: "dish:101", values: { price_pickup } }] }),
        );
    };
    const first = await shownPrice();
    const guests = Array.from({ length: GUESTS }, (_, guest) => guest);
    const order = (guest: number) => orderAsGuest(guest, first);
    const early = guests.slice(0, EARLY_GUESTS).map(order);
    // One at least is at the first price, and the others of them are on their way.
    await Promise.race(early);
    await change(PRICES.slice(0, 1));
    const late = guests.slice(EARLY_GUESTS).map(order);
    const [, ...placed] = await Promise.all([change(PRICES.slice(1)), ...early, ...late]);
    expect(placed.filter(({ shown }) => shown === first)).not.toEqual([]);
    expect(new Set(placed.flatMap(({ refusals }) => refusals))).toEqual(new Set(["price_changed"]));
    const lines = await desk.db
      .selectFrom("order_lines")
      .innerJoin("orders", "orders.id", "order_lines.order_id")
      .select(["order_id", "orders.total", "unit_price"])
      .execute();
    const stored = new Map(lines.map(({ order_id, ...amounts }) => [order_id, amounts]));
    expect(lines).toHaveLength(GUESTS);
    for (const { id, shown, intent } of placed) {
      expect(stored.get(id)).toEqual({ total: shown * 2, unit_price: shown });
      if (intent !== null)
        expect(desk.stripe.account.intent(intent)).toMatchObject({ amount_received: shown * 2 });
    }
    expect(placed.filter(({ intent }) => intent !== null)).toHaveLength(GUESTS / 2);
  });
});
