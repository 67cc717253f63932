import { couponKey } from "@noren/ordering/compared-text.ts";
import { z } from "zod";
import {
  timeOfDay,
  wireAmount,
  wireFlag,
  wireId,
  wireInteger,
  wireNumber,
  wireText,
} from "../codecs.ts";
import { weekdaySchema } from "../day-lists.ts";
import { isVisible } from "../typed-text.ts";
import { localTime } from "./drafts.ts";
import { type EditableKind, editsIn, ID } from "./edits.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { MAX_PRICE, price } from "./price.ts";

/** Schemas of offers and coupons as owners and managers edit them. */

const MAX_SCOPE = 500;
const MAX_USES = 1_000_000;
const MAX_CODE = 64;
const COUPON_TARGET = /^coupon:[^\s:]{1,64}$/u;

const date = z.iso.date({ error: "date" }).nullable();
const instant = z.iso.datetime({ offset: true, error: "instant" }).nullable();
const orderTypes = z.enum(["both", "pickup", "delivery"], { error: "order_type" });
const weekdays = z
  .array(weekdaySchema, { error: "list" })
  .refine((days) => new Set(days).size === days.length, { error: "twice" });
const scope = z
  .array(wireId, { error: "list" })
  .max(MAX_SCOPE, { error: "list" })
  .refine((ids) => new Set(ids).size === ids.length, { error: "twice" });
const text = wireText(300).trim();

const OFFER_TYPES = [
  ...(["percentage", "fixed_amount", "free_item"] as const),
  ...(["buy_one_get_one", "free_delivery"] as const),
] as const;
const COUPON_TYPES = ["percentage", "fixed_amount", "free_delivery"] as const;

/** Percent, euros or the id of a dish, by the type; 0 for the types that need none. */
const value = wireNumber.refine((number) => number >= 0 && number <= 10_000_000, {
  error: "amount",
});

const offerFields = {
  name: text.refine(isVisible, { error: "required" }),
  name_en: text.nullable(),
  is_active: wireFlag,
  type: z.enum(OFFER_TYPES, { error: "invalid" }),
  value,
  delivery_pickup: orderTypes,
  minimum_amount: price,
  /** False: it does not apply within `active_times` (storefront.md, 9). */
  allow_repeat: wireFlag,
  active_times: z.object({ start: timeOfDay, end: timeOfDay }).nullable(),
  /** Both inclusive, by the moment of ordering. */
  first_date: date,
  last_date: date,
  weekdays,
  menus: scope,
  categories: scope,
  items: scope,
};

const couponFields = {
  type: z.enum(COUPON_TYPES, { error: "invalid" }),
  value,
  delivery_pickup: orderTypes,
  minimum_amount: price,
  starts_at: instant,
  ends_at: instant,
  max_uses: wireInteger.refine((n) => n >= 1 && n <= MAX_USES, { error: "uses" }).nullable(),
  weekdays,
  once_per_customer: wireFlag,
};

const OFFERS_KINDS = {
  offer: { target: new RegExp(`^offer:${ID}$`), fields: { ...offerFields, archived: wireFlag } },
  coupon: { target: COUPON_TARGET, fields: { ...couponFields, archived: wireFlag } },
} as const satisfies Record<string, EditableKind>;

/** What type and value make together, and both ends of a time. */
function refuseNonsense(
  values: Readonly<Record<string, unknown>>,
  path: (string | number)[],
  { addIssue }: Pick<z.RefinementCtx, "addIssue">,
): void {
  const issue = (field: string, message: string) =>
    addIssue({ code: "custom", path: [...path, field], message });
  const { type, value, first_date, last_date, starts_at, ends_at } = values;
  if ((type === undefined) !== (value === undefined)) issue("value", "required");
  if (type === "percentage" && !(Number(value) > 0 && Number(value) <= 100))
    issue("value", "percent");
  if (type === "fixed_amount" && !(Number(value) > 0 && Number(value) * 100 <= MAX_PRICE))
    issue("value", "price");
  if (type === "free_item" && !(Number.isSafeInteger(value) && Number(value) > 0))
    issue("value", "id");
  if (first_date && last_date && String(last_date) < String(first_date))
    issue("last_date", "ends_before");
  if (starts_at && ends_at && Date.parse(String(ends_at)) <= Date.parse(String(starts_at)))
    issue("ends_at", "ends_before");
}

const values = z.object({ ...couponFields, ...offerFields, archived: wireFlag }).partial();

/** One action: all edits are made, or none. Type and value are sent together. */
export const offersChange = editsIn(OFFERS_KINDS, values).superRefine(({ edits }, context) => {
  for (const [index, { target, values }] of edits.entries()) {
    refuseNonsense(values, ["edits", index, "values"], context);
    const isCouponType = COUPON_TYPES.some((type) => type === values.type);
    if (target.startsWith("coupon:") && values.type && !isCouponType)
      context.addIssue({
        ...{ code: "custom", path: ["edits", index, "values", "type"], message: "invalid" },
      });
  }
});

/** A single word, whose key can be the target of a change. */
function isCouponCode(code: string): boolean {
  return !/[\s:]/u.test(code) && COUPON_TARGET.test(`coupon:${couponKey(code)}`);
}

const key = idempotencyKey.optional();

export const offersAddition = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("offer"), values: z.object(offerFields), key }),
    z.object({
      kind: z.literal("coupon"),
      code: wireText(MAX_CODE).trim().refine(isCouponCode, { error: "coupon_code" }),
      values: z.object(couponFields),
      key,
    }),
  ])
  .superRefine(({ values }, context) => refuseNonsense(values, ["values"], context));

const named = z.array(z.object({ id: wireId, name: z.string() }));

export const staffOffersSchema = z.object({
  offers: z.array(z.object({ target: z.string(), ...offerFields, name: text })),
  coupons: z.array(
    z.object({ target: z.string(), code: z.string(), uses: wireInteger, ...couponFields }),
  ),
  /** What an offer can be narrowed to. */
  menus: named,
  categories: named,
  items: named,
});

const MAX_DISHES = 3;

/** Up to three dishes as a guest takes them, each with the choices that it requires. */
export const offersTrial = z.object({
  items: z
    .array(z.object({ item_id: wireId, quantity: z.int({ error: "integer" }).min(1).max(20) }))
    .min(1, { error: "required" })
    .max(MAX_DISHES, { error: "list" }),
  order_type: z.enum(["pickup", "delivery"], { error: "order_type" }),
  /** The moment of ordering, `YYYY-MM-DDTHH:MM` in the restaurant's time zone; null: now. */
  at: localTime.nullable(),
  code: wireText(MAX_CODE).trim().nullable(),
});

/** Why an offer takes nothing off. */
export const OFFER_OBSTACLES = [
  ...(["switched_off", "day", "hour", "order_type"] as const),
  ...(["minimum", "scope", "unavailable"] as const),
] as const;

export const offersTrialSchema = z.object({
  subtotal: wireAmount,
  discount: wireAmount,
  total: wireAmount,
  /** `amount` is what it takes off, `free` the names of the dishes that it adds. */
  applied: z.array(z.object({ target: z.string(), amount: wireAmount, free: z.array(z.string()) })),
  others: z.array(z.object({ target: z.string(), why: z.enum(OFFER_OBSTACLES) })),
  coupon: z.object({ amount: wireAmount, why: z.string().nullable() }).nullable(),
});

export type OffersChange = z.input<typeof offersChange>;
export type OffersAddition = z.input<typeof offersAddition>;
export type StaffOffers = z.output<typeof staffOffersSchema>;
export type StaffOffer = StaffOffers["offers"][number];
export type StaffCoupon = StaffOffers["coupons"][number];
export type OfferValues = z.input<typeof offersAddition> & { kind: "offer" };
export type OffersTrial = z.input<typeof offersTrial>;
export type OffersTrialResult = z.output<typeof offersTrialSchema>;
