import type { Coupon, Weekday } from "@noren/ordering/model.ts";
import type { Offer } from "@noren/ordering/offers.ts";
import { z } from "zod";
import {
  wireAmount,
  wireBit,
  wireFlag,
  wireId,
  wireNumber,
  wireText,
  wireTimeRange,
} from "./codecs.ts";
import { weekdaySchema } from "./day-lists.ts";
import { readableOf, withoutNulls } from "./tolerant.ts";

/** Schemas of `GET offers` and `POST offers/coupon` (wire.md, Offers and Coupons). */

const scope = z.array(wireId).default([]);

/** Epoch milliseconds, on the wire in ISO 8601; absent without any. */
const changesAt = z
  .codec(z.array(wireText(40)).optional(), z.custom<readonly number[]>(), {
    decode: (texts) => (texts ?? []).map((text) => Date.parse(text)).filter(Number.isFinite),
    encode: (instants) =>
      instants.length > 0 ? instants.map((instant) => new Date(instant).toISOString()) : undefined,
  })
  .meta({
    description:
      "An addition: the next instants at which `is_active` is reversed, ascending. Absent where " +
      "it does not change by itself.",
  });

const orderTypes = z.enum(["both", "pickup", "delivery"]);

const terms = z.object({
  id: wireId,
  name: wireText(300).default(""),
  is_active: wireFlag,
  changes_at: changesAt,
  /** Encoded as 0 or 1, since clients compare it with 0 (storefront.md §9). */
  allow_repeat: wireBit.default(true),
  active_times: wireTimeRange.nullable().default(null),
  delivery_pickup: orderTypes.default("both"),
  minimum_amount: wireAmount.default(0 as never),
  menus: scope,
  categories: scope,
  items: scope,
});

const percent = wireNumber.refine((value) => value >= 0 && value <= 100, { error: "percent" });
const amount = wireAmount.refine((value) => value >= 0, { error: "amount" });

export const offerSchema = z.discriminatedUnion("type", [
  terms.extend({ type: z.literal("percentage"), value: percent }),
  terms.extend({ type: z.literal("fixed_amount"), value: amount }),
  terms.extend({ type: z.literal("free_item"), value: wireId }),
  terms.extend({ type: z.literal("buy_one_get_one"), value: wireNumber.default(0) }),
  terms.extend({ type: z.literal("free_delivery"), value: wireNumber.default(0) }),
]);

export const offersSchema = z.array(offerSchema);

export type WireOffer = z.input<typeof offerSchema>;

/** Additions to wire.md, absent where they do not restrict. */
const couponConditions = {
  is_active: z
    .codec(wireFlag.optional(), z.boolean(), {
      decode: (flag) => flag ?? true,
      encode: (isActive) => isActive && undefined,
    })
    .meta({ description: "An addition: false on a day on which the code does not apply." }),
  changes_at: changesAt,
  delivery_pickup: z
    .codec(orderTypes.optional(), orderTypes, {
      decode: (type) => type ?? "both",
      encode: (type) => (type === "both" ? undefined : type),
    })
    .meta({ description: "An addition: the only order type that the code applies to." }),
  weekdays: z
    .codec(z.array(weekdaySchema).optional(), z.custom<Weekday[]>(), {
      decode: (days) => days ?? [],
      encode: (days) => (days.length > 0 ? days : undefined),
    })
    .meta({
      description:
        "An addition: the only days that the code applies on, by the moment of ordering. A " +
        "service past midnight belongs to the day on which it starts.",
    }),
};

const couponTerms = z.object({
  code: wireText(64).trim().min(1, { error: "required" }),
  minimum_amount: wireAmount.default(0 as never),
  ...couponConditions,
});

export const couponSchema = z.discriminatedUnion("type", [
  couponTerms.extend({ type: z.literal("percentage"), value: percent }),
  couponTerms.extend({ type: z.literal("fixed_amount"), value: amount }),
  couponTerms.extend({ type: z.literal("free_delivery"), value: wireNumber.default(0) }),
]);

export type WireCoupon = z.input<typeof couponSchema>;

export const couponRequest = z.object({ code: couponTerms.shape.code });

/** Offers that take nothing off are left out, because the cart would still announce them. */
const readableOffers = readableOf(
  offerSchema.refine(
    ({ type, value }) => (type !== "percentage" && type !== "fixed_amount") || value > 0,
    { error: "amount" },
  ),
);

export function readOffers(payload: unknown): Offer[] {
  return readableOffers.parse(withoutNulls(payload));
}

export function readCoupon(payload: unknown): Coupon {
  return couponSchema.parse(withoutNulls(payload));
}
