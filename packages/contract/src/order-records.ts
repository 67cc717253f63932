import { asCents } from "@noren/ordering/money.ts";
import { z } from "zod";
import { wireAmount, wireFlag, wireId, wireInteger, wireNumber } from "./codecs.ts";
import { referencePriceSchema } from "./formules.ts";
import { dietaryNoticeSchema } from "./order-wishes-schema.ts";
import { readableOf, readableOrNone, withoutNulls } from "./tolerant.ts";

/** Schemas of past orders in `GET orders` (wire.md, Accounts): as ordered, in decimal euros. */

const MAX_LIMIT = 100;
/** Far beyond any history, far below where offsets lose precision. */
const MAX_PAGE = 1e9;

export const pageRequest = z.object({
  page: wireInteger.refine((page) => page >= 1 && page <= MAX_PAGE, { error: "page" }).default(1),
  limit: wireInteger
    .refine((limit) => limit >= 1 && limit <= MAX_LIMIT, { error: "page_limit" })
    .default(20),
});

const recordedChoice = z.object({
  id: wireId,
  option_id: wireId,
  name: z.string().default(""),
  price: wireAmount,
  quantity: wireInteger.default(1),
  tax_rate: wireNumber.nullable().default(null),
  /** Additions to wire.md: a choice that was a dish, and what it weighed in its formule. */
  item_id: wireId.optional(),
  reference_price: referencePriceSchema,
});

const recordedLine = z.object({
  item_id: wireId,
  item_name: z.string().default(""),
  item_category_id: wireId,
  item_menu_id: wireId,
  item_price: z.object({
    price_delivery: wireAmount,
    price_pickup: wireAmount,
    tax_rate: wireNumber.nullable().default(null),
  }),
  quantity: wireInteger,
  note: z.string().default(""),
  options: z
    .array(
      z.object({
        option_id: wireId,
        option_name: z.string().default(""),
        selected: wireInteger.default(0),
        option_options: z.array(recordedChoice).default([]),
      }),
    )
    .default([]),
});

/** Ids of another server may be numbers. */
const opaqueId = z.codec(z.union([z.string(), z.number()]), z.string(), {
  decode: String,
  encode: (id) => id,
});

/** Additions to wire.md; the door code is in no answer to customers. */
const recordedDetails = z.object({ floor: z.string(), instructions: z.string() });

const customerWith = <Details extends z.ZodType>(details: Details) =>
  z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    location: z
      .object({
        address: z.string(),
        city: z.string(),
        postal_code: z.string(),
        country: z.string(),
        details,
      })
      .partial()
      .nullable()
      .default(null),
  });

/**
 * `discount` is that of the offers only. `created_at` is ISO 8601 with the offset of the
 * restaurant's time zone.
 */
export const orderRecordSchema = z.object({
  order_id: opaqueId,
  number: opaqueId,
  status: z.string(),
  progress: z.string().default("new"),
  /** The promised time, ISO 8601; null before the order is accepted. */
  promised_at: z.string().nullable().default(null),
  created_at: z.string(),
  is_pickup: wireFlag,
  items: z.array(recordedLine),
  free_items: z.array(recordedLine).default([]),
  subtotal: wireAmount,
  discount: wireAmount,
  coupon_discount: wireAmount.default(asCents(0)),
  delivery: wireAmount,
  tax: wireAmount,
  total: wireAmount,
  payment_method: z.string(),
  /** Addition to wire.md: paid with the demonstration provider, so without money. */
  demonstration: wireFlag.default(false),
  customer: customerWith(recordedDetails.nullable()),
  /** Additions to wire.md: the guest's note on the order, sets of cutlery, dietary notice. */
  note: z.string().default(""),
  cutlery: wireInteger.default(0),
  dietary: dietaryNoticeSchema.nullable().default(null),
  /** Addition to wire.md: the guest brings containers; absent for no. */
  own_container: wireFlag.optional(),
  date: z.object({ delivery_date: z.string(), delivery_time_range: z.string() }),
  /** Addition to wire.md, in the owner's list alone: opens the order's tracking page. */
  tracking_key: z.string().optional(),
  /** Addition to wire.md, in the owner's list alone: the number of its receipt. */
  receipt_number: wireInteger.optional(),
});

export const orderPageSchema = z.object({
  orders: z.array(orderRecordSchema),
  page: wireInteger,
  limit: wireInteger,
  total: wireInteger,
});

const none = asCents(0);
const readableLine = recordedLine.extend({
  options: readableOrNone(recordedLine.shape.options.unwrap().element),
});

/**
 * Tolerant variant for other servers: unreadable fields are blank, and unreadable entries are left
 * out.
 */
const readableOrder = orderRecordSchema
  .extend({
    number: opaqueId.nullish(),
    status: z.string().catch("pending"),
    progress: z.string().catch(""),
    created_at: z.string().catch(""),
    is_pickup: wireFlag.catch(true),
    items: readableOrNone(readableLine),
    free_items: readableOrNone(readableLine),
    subtotal: wireAmount.catch(none),
    discount: wireAmount.catch(none),
    coupon_discount: wireAmount.catch(none),
    delivery: wireAmount.catch(none),
    tax: wireAmount.catch(none),
    payment_method: z.string().catch(""),
    demonstration: wireFlag.catch(false),
    customer: customerWith(recordedDetails.nullable().catch(null)).catch({
      first_name: "",
      last_name: "",
      email: "",
      phone: "",
      location: null,
    }),
    note: z.string().catch(""),
    cutlery: wireInteger.catch(0),
    dietary: dietaryNoticeSchema.nullable().catch(null),
    own_container: wireFlag.optional().catch(undefined),
    date: orderRecordSchema.shape.date.catch({ delivery_date: "", delivery_time_range: "" }),
    tracking_key: z.string().optional().catch(undefined),
    receipt_number: wireInteger.optional().catch(undefined),
  })
  .transform((order): OrderRecord => ({ ...order, number: order.number ?? order.order_id }));

const readablePage = z.object({
  orders: readableOf(readableOrder),
  page: wireInteger.optional().catch(undefined),
  limit: wireInteger.optional().catch(undefined),
  total: wireInteger.optional().catch(undefined),
});

/**
 * Parses a page of orders of any server. Without a `total` it assumes another page after every full
 * one.
 */
export function readOrderPage(
  answer: unknown,
  requested: { page: number; limit: number },
): OrderPage {
  const {
    orders,
    page = requested.page,
    limit = requested.limit,
    total,
  } = readablePage.parse(withoutNulls(answer));
  const seen = (page - 1) * limit + orders.length;
  return { orders, page, limit, total: total ?? seen + (orders.length < limit ? 0 : 1) };
}

export type OrderRecord = z.output<typeof orderRecordSchema>;
export type RecordedLine = z.output<typeof recordedLine>;
export type OrderPage = z.output<typeof orderPageSchema>;
