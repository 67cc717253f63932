import type { OrderPlaced, OrderRequest } from "@noren/contract/checkout.ts";
import type { Locale, Problem } from "@noren/contract/problems.ts";
import { findCoupon, takeCoupon } from "../catalogue/coupons.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Db, Trx } from "../db/open.ts";
import { queueOrderMails } from "../mail/queue.ts";
import type { Services } from "../services.ts";
import { type AcceptedOrder, checkOrder } from "./check-order.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { measuredDelivery } from "./measured-delivery.ts";
import { newOrderId } from "./order-id.ts";
import { lineRows, type OrderFacts, orderRow } from "./order-rows.ts";
import { takeSlotPlace } from "./slot-places.ts";
import { orderNumber } from "./stored-order.ts";

export type Placing =
  | { ok: true; placed: OrderPlaced; isNew: boolean }
  | { ok: false; problem: Problem };

/** Places an order once, however often it is sent (wire.md, Checkout). */
export async function placeOrder(
  services: Services,
  request: OrderRequest,
  locale: Locale,
  accountId: number | null,
): Promise<Placing> {
  const { db, catalogue, locations, now } = services;
  const fingerprint = fingerprintOf(request);
  const { version, known } = await lookUp(db, request.local_id);
  if (known) return repetition(known, fingerprint);

  const snapshot = await catalogue.atLeast(version);
  const measured = await measuredDelivery(request, snapshot.settings, locations);
  if (!measured.ok) return measured;
  const moment = now();
  const coupon = request.coupon ? await findCoupon(db, request.coupon, moment) : null;
  if (coupon && !coupon.ok) return refused({ code: "coupon_invalid" });
  const checked = checkOrder({
    request,
    snapshot,
    coupon: coupon?.coupon ?? null,
    quote: measured.quote,
    locale,
    now: moment,
  });
  if (!checked.ok) return checked;

  const facts = { id: newOrderId(), accountId, fingerprint, request, locale, now: moment };
  const placing = await store(services, facts, checked.order, snapshot);
  if (placing.ok && placing.isNew) services.wakeMail();
  return placing;
}

type KnownOrder = { id: string; seq: number; fingerprint: string };

/** The data version and the order that has this `local_id` already, in one round trip. */
async function lookUp(db: Db, localId: string) {
  const { version, id, seq, fingerprint } = await db
    .selectFrom("data_version")
    .leftJoin("orders", (join) => join.on("orders.local_id", "=", localId))
    .select(["version", "orders.id", "seq", "fingerprint"])
    .executeTakeFirstOrThrow();
  const known = id !== null && seq !== null && fingerprint !== null;
  return { version, known: known ? { id, seq, fingerprint } : null };
}

function repetition({ id, seq, fingerprint }: KnownOrder, sent: string): Placing {
  if (fingerprint !== sent) return refused({ code: "local_id_reused" });
  return { ok: true, placed: { order_id: id, number: orderNumber(seq) }, isNew: false };
}

function refused(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem };
}

/** Ends a transaction without a trace: somebody else had the last of it. */
class TakenMeanwhile extends Error {
  readonly code: "coupon_invalid" | "slot_full";

  constructor(code: TakenMeanwhile["code"]) {
    super(code);
    this.code = code;
  }
}

/** Order, lines, coupon use and mails: all of them or none. */
async function store(
  { db, config }: Services,
  facts: OrderFacts,
  order: AcceptedOrder,
  snapshot: Snapshot,
): Promise<Placing> {
  const { id, locale, fingerprint, request } = facts;
  const row = orderRow(facts, order);
  const houseLocale = config.site.locales.default;
  const { settings } = snapshot;

  const write = async (trx: Trx): Promise<Placing> => {
    const inserted = await trx
      .insertInto("orders")
      .values(row)
      .onConflict((conflict) => conflict.column("local_id").doNothing())
      .returning("seq")
      .executeTakeFirst();
    if (!inserted) {
      const { known } = await lookUp(trx, request.local_id);
      if (!known) throw new Error("an order was there and is gone");
      return repetition(known, fingerprint);
    }

    if (!(await takeSlotPlace(trx, row, settings.slots[row.order_type])))
      throw new TakenMeanwhile("slot_full");
    const cart = order.cartIn(locale);
    await trx
      .insertInto("order_lines")
      .values(lineRows(id, cart, order.cartIn(houseLocale)))
      .execute();
    if (cart.coupon && !(await takeCoupon(trx, cart.coupon.code)))
      throw new TakenMeanwhile("coupon_invalid");

    const number = orderNumber(inserted.seq);
    const { contacts, timezone } = settings;
    await queueOrderMails(trx, {
      ...row,
      number,
      asap: order.asap,
      address: row.address ?? null,
      city: row.city ?? null,
      postal_code: row.postal_code ?? null,
      house: { contacts, locale: houseLocale, timezone },
      cartIn: order.cartIn,
    });
    return { ok: true, placed: { order_id: id, number }, isNew: true };
  };

  try {
    return await db.transaction().execute(write);
  } catch (error) {
    if (error instanceof TakenMeanwhile) return refused({ code: error.code });
    throw error;
  }
}
