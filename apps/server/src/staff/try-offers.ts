import type { Locale } from "@noren/contract/locales.ts";
import type { OffersTrialResult, offersTrial } from "@noren/contract/staff/offers.ts";
import { requiredChoices } from "@noren/ordering/dependent-options.ts";
import type { Line } from "@noren/ordering/model.ts";
import { ZERO } from "@noren/ordering/money.ts";
import { isForType, isRunning, type OrderingMoment } from "@noren/ordering/offer-terms.ts";
import { hasMatch } from "@noren/ordering/offers.ts";
import { type PricedCart, priceCart } from "@noren/ordering/totals.ts";
import { wallClock } from "@noren/ordering/zone.ts";
import type { z } from "zod";
import { findCoupon } from "../catalogue/coupons.ts";
import { offerAt, type StoredOffer } from "../catalogue/offer-reader.ts";
import { serviceHours, settingsAt } from "../catalogue/snapshot.ts";
import { instantOfLocal } from "../drafts/schedule-draft.ts";
import type { Services } from "../services.ts";

type Trial = z.output<typeof offersTrial>;
type Tried = { ok: true; result: OffersTrialResult } | { ok: false; path: string };

/** What a cart would pay at a moment and why, by the function that prices every order. */
export async function tryOffers(
  { db, catalogue, now: clock }: Pick<Services, "db" | "catalogue" | "now">,
  { items, order_type, at, code }: Trial,
  locale: Locale,
): Promise<Tried> {
  const snapshot = catalogue.current();
  const now = at === null ? clock() : instantOfLocal(at, snapshot.settings.timezone);
  const settings = settingsAt(snapshot.settings, now);
  const { timezone } = settings;
  const { offers, index } = snapshot.in[locale];
  const lines: Line[] = [];
  for (const [position, { item_id, quantity }] of items.entries()) {
    const found = index.get(item_id);
    if (!found) return { ok: false, path: `items.${position}.item_id` };
    lines.push({ item: found.item, quantity, note: "", choices: requiredChoices(found.item) });
  }
  const found = code === null || code === "" ? null : await findCoupon(db, code, snapshot, now);
  const hours = serviceHours(snapshot);
  const priced = priceCart({
    ...{ lines, orderType: order_type, index, now, timezone, tax: settings.tax },
    offers: offers.map((offer) => offerAt(offer, hours, now)),
    coupon: found?.ok ? found.coupon : null,
    // Whatever the address: what is paid for the dishes.
    delivery: { settings: settings.delivery, zone: null, quote: null },
  });
  const moment = { now, minutes: wallClock(now, timezone).minutes };
  const applied = new Map(priced.offers.map((one) => [one.id, one]));
  const { subtotal, discount, coupon, total } = priced.totals;
  return {
    ok: true,
    result: {
      ...{ subtotal, discount, total },
      applied: priced.offers.map(({ id, amount, free_lines }) => ({
        ...{ target: `offer:${id}`, amount },
        free: free_lines.map(({ item }) => item.item_name),
      })),
      others: offers
        .filter(({ id }) => !applied.has(id))
        .map((offer) => {
          const today = offerAt(offer, hours, now);
          return {
            target: `offer:${offer.id}`,
            why: whyNot(offer, { today, priced, order_type, moment }),
          };
        }),
      coupon: found && {
        amount: found.ok ? coupon : ZERO,
        why: found.ok ? (priced.coupon_obstacle ?? (priced.coupon ? null : "minimum")) : found.code,
      },
    },
  };
}

type Facts = {
  /** The offer as it applies on that day. */
  today: ReturnType<typeof offerAt>;
  priced: PricedCart;
  order_type: Trial["order_type"];
  moment: OrderingMoment;
};

function whyNot(offer: StoredOffer, { today, priced, order_type, moment }: Facts) {
  if (!offer.is_active) return "switched_off";
  if (!today.is_active) return "day";
  if (!isForType(today, order_type)) return "order_type";
  if (!isRunning(today, order_type, moment)) return "hour";
  if (priced.totals.subtotal < today.minimum_amount) return "minimum";
  return hasMatch(today, priced.lines) ? "unavailable" : "scope";
}
