import type { Reply } from "@noren/contract/api.ts";
import { orderRequest, type WireOrderRequest } from "@noren/contract/checkout.ts";
import { centsToEuros } from "@noren/contract/euros.ts";
import { indexItems, lineKey, menusOf, refOf } from "@noren/ordering/cart.ts";
import { boundsOf, offeredChoices } from "@noren/ordering/dependent-options.ts";
import type { Coupon, Item, Line, Option, ResolvedChoice } from "@noren/ordering/model.ts";
import { asCents } from "@noren/ordering/money.ts";
import { openDays } from "@noren/ordering/slots.ts";
import { aCoupon, NOON } from "@noren/ordering/testing.ts";
import { priceCart } from "@noren/ordering/totals.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aCustomer, anOrder } from "../../test/an-order.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openTestApp } from "../../test/test-app.ts";
import { checkOrder } from "./check-order.ts";

const CARTS = 10_000;
const DAY = 24 * 60 * 60_000;
const COUPONS: (Coupon | null)[] = [
  null,
  aCoupon({ type: "percentage", value: 10, minimum_amount: asCents(2000) }),
  aCoupon({ type: "fixed_amount", value: asCents(500) }),
  aCoupon({ type: "free_delivery", value: 0, minimum_amount: asCents(3000) }),
];

/**
 * The storefront prices data read from the wire, the server data read from its database, both with
 * `priceCart`. A difference could only come from serialization, so every cart takes that path.
 */
test(`POST /checkout charges what the storefront shows, for ${CARTS} carts of the sample restaurant`, async () => {
  const app = await openTestApp({ SAMPLE_DATA: "1", DATA_DIR: temporaryFolder() });
  const snapshot = app.services.catalogue.current();
  const menus = payloadOf(await app.api().menus());
  const offers = payloadOf(await app.api().offers());
  const settings = payloadOf(await app.api().settings());
  const index = indexItems(menus);

  // Dishes of one menu only, so that every cart has a slot.
  const lines = fc.constantFrom(...menus).chain(({ categories }) => {
    const items = categories.flatMap((category) => category.items);
    return fc.array(lineOf(fc.constantFrom(...items)), { minLength: 1, maxLength: 12 });
  });
  const cart = fc.record({
    lines,
    orderType: fc.constantFrom("pickup" as const, "delivery" as const),
    coupon: fc.constantFrom(...COUPONS),
    zone: fc.constantFrom(...settings.delivery.zones),
    now: fc.integer({ min: NOON, max: NOON + 7 * DAY }),
  });

  fc.assert(
    fc.property(cart, ({ lines: drawn, orderType, coupon, zone, now }) => {
      const lines = merged(drawn);
      const { timezone, tax, delivery } = settings;
      const slots = { menus: menusOf(index, lines), orderType, now, timezone };
      const [day] = openDays({ ...slots, settings: settings.slots[orderType] });
      const slot = day?.slots[0];
      if (!slot) throw new Error("the restaurant is closed for two weeks");
      const where = {
        settings: delivery,
        zone: orderType === "delivery" ? zone : null,
        quote: null,
      };
      const input = {
        lines,
        orderType,
        offers,
        coupon,
        delivery: where,
        tax,
        now,
        timezone,
        index,
      };
      const { totals } = priceCart(input);

      const order = anOrder({
        items: lines.map(wireLineOf),
        is_pickup: orderType === "pickup",
        subtotal: centsToEuros(totals.subtotal),
        discount: centsToEuros(asCents(totals.discount + totals.coupon)),
        delivery: centsToEuros(totals.delivery),
        tax: centsToEuros(totals.tax),
        total: centsToEuros(totals.total),
        customer: aCustomer({
          location: {
            address: "1 rue X",
            city: zone.city,
            postal_code: zone.postal_code,
            zone: zone.name,
          },
          date: { delivery_date: slot.date, delivery_time_range: slot.label },
        }),
      });
      const request = orderRequest.parse(JSON.parse(JSON.stringify(order)));
      expect(
        checkOrder({
          request,
          snapshot,
          coupon,
          quote: null,
          position: null,
          town: null,
          locale: "fr",
          now,
        }),
      ).toMatchObject({
        ok: true,
      });
    }),
    { numRuns: CARTS },
  );
}, 120_000);

function payloadOf<T>(reply: Reply<T>): T {
  if (!reply.ok) throw new Error(reply.problem.code);
  return reply.payload;
}

function lineOf(item: fc.Arbitrary<Item>): fc.Arbitrary<Line> {
  return item.chain((item) =>
    fc.record({
      item: fc.constant(item),
      quantity: fc.integer({ min: 1, max: 6 }),
      note: fc.constantFrom("", "sans wasabi"),
      choices: fc.tuple(...item.options.map(choicesOf)).map((lists) => offered(item, lists.flat())),
    }),
  );
}

/** Without the choices of dependent options whose condition does not hold. */
function offered(item: Item, drawn: ResolvedChoice[]): ResolvedChoice[] {
  const rows = drawn.map(({ choice, quantity }) => ({ ...choice, choice, quantity }));
  return offeredChoices(item, rows).map(({ choice, quantity }) => ({ choice, quantity }));
}

/** Between the option's bounds; a choice's quantity is how often it was drawn. */
function choicesOf(option: Option): fc.Arbitrary<ResolvedChoice[]> {
  const { option_options } = option;
  const { min, max } = boundsOf(option);
  const most = Math.min(max ?? 3, 3);
  const drawn = fc.array(fc.constantFrom(...option_options), {
    minLength: min,
    maxLength: Math.max(min, most),
  });
  return drawn.map((choices) => choices.map((choice) => ({ choice, quantity: 1 })));
}

/** Merges lines with the same dish, choices and note, as a cart does. */
function merged(lines: Line[]): Line[] {
  const byKey = new Map<string, Line>();
  for (const line of lines) {
    const key = lineKey(refOf(line));
    const known = byKey.get(key);
    byKey.set(key, { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return [...byKey.values()];
}

function wireLineOf({ item, quantity, note, choices }: Line): WireOrderRequest["items"][number] {
  return {
    item_id: item.item_id,
    quantity,
    note,
    options: choices.map(({ choice: { option_id, id }, quantity }) => ({
      option_id,
      option_options: [{ id, quantity }],
    })),
  };
}
