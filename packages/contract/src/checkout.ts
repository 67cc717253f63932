import { z } from "zod";
import {
  optionalText,
  optionalTypedText,
  requiredTypedText,
  typedText,
  wireAmount,
  wireFlag,
  wireId,
  wireInteger,
  wireText,
} from "./codecs.ts";
import { requestedDetails, requestedWishes } from "./order-wishes-schema.ts";
import { isEmailAddress } from "./typed-text.ts";

/** Schemas of the order request and its answers (wire.md, Checkout). Unknown fields are ignored. */

export const required = (max: number) => wireText(max).trim().min(1, { error: "required" });

export const emailAddress = wireText(254)
  .trim()
  .normalize("NFC")
  .toLowerCase()
  .min(1, { error: "required" })
  .pipe(z.string().refine(isEmailAddress, { error: "email" }));

const orderedChoice = z.object({
  id: wireId,
  quantity: wireInteger.refine((n) => n >= 0 && n <= 99, { error: "choice_quantity" }).default(1),
});
const orderedOption = z.object({
  option_id: wireId,
  option_options: z.array(orderedChoice).max(200, { error: "too_long" }).default([]),
});

/** Only the selection is read from a line: names and prices are the server's own. */
const orderedLine = z.object({
  item_id: wireId,
  quantity: wireInteger.refine((n) => n >= 1 && n <= 99, { error: "quantity" }),
  note: typedText(500)
    .nullish()
    .transform((note) => note ?? ""),
  options: z
    .array(orderedOption)
    .max(100, { error: "too_long" })
    .nullish()
    .transform((list) => list ?? []),
});

const location = z.object({
  address: optionalTypedText(300),
  city: optionalTypedText(200),
  postal_code: z.union([z.number().transform(String), optionalTypedText(20)]),
  country: optionalTypedText(100).transform((country) => country ?? "France"),
  zone: optionalText(200),
  details: requestedDetails,
});

const TIME_RANGE = /^(ASAP|\d{2}:\d{2}(\s*-\s*\d{2}:\d{2})?)$/i;

const date = z.object({
  delivery_date: z
    .union([z.literal("").transform(() => null), z.iso.date({ error: "date" }), z.null()])
    .optional(),
  delivery_time_range: optionalText(20).refine(
    (range) => range === null || TIME_RANGE.test(range),
    {
      error: "time_range",
    },
  ),
});

const transaction = z.object({ client_secret: optionalText(500), customer_id: optionalText(200) });

/** The empty user of storefront.md §3 has the id 0, which means no account. */
const accountId = wireInteger
  .refine((id) => id >= 0, { error: "id" })
  .transform((id) => (id === 0 ? null : id));

/** An earlier order of the same guest that this one replaces; the key proves that it is theirs. */
const replacedOrder = z.object({ order_id: required(100), tracking_key: required(100) });

const orderFields = z.object({
  local_id: required(100),
  items: z.array(orderedLine).min(1, { error: "required" }).max(200, { error: "too_long" }),
  is_pickup: wireFlag,
  delivery: wireAmount,
  tax: wireAmount,
  subtotal: wireAmount,
  discount: wireAmount,
  total: wireAmount,
  payment_method: z.enum(["cash", "card"], { error: "payment_method" }),
  transaction_id: transaction.nullish(),
  user_id: accountId.nullish(),
  coupon: optionalText(64),
  /** An unpaid card order that is cancelled when this one is placed. */
  replaces: replacedOrder.nullish(),
  ...requestedWishes,
  customer: z.object({
    first_name: requiredTypedText(100),
    last_name: requiredTypedText(100),
    email: emailAddress,
    phone: requiredTypedText(40),
    location: location.nullish(),
    date: date.nullish(),
  }),
});

/** Maximum of all texts of an order together, in bytes of UTF-8 (rules.md, Odd requests). */
export const MAX_ORDER_TEXT_BYTES = 8 * 1024;

/** The bytes of UTF-8 of all texts in a value. */
function textBytes(value: unknown): number {
  if (typeof value === "string") return new TextEncoder().encode(value).length;
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + textBytes(part), 0);
}

/** Address, city and postal code are required for delivery only (storefront.md §5). */
export const orderRequest = orderFields.superRefine((order, context) => {
  if (textBytes(order) > MAX_ORDER_TEXT_BYTES)
    context.addIssue({ code: "custom", message: "too_long", path: ["items"] });
  if (order.is_pickup) return;
  for (const field of ["address", "city", "postal_code"] as const)
    if (!order.customer.location?.[field])
      context.addIssue({
        code: "custom",
        message: "required",
        path: ["customer", "location", field],
      });
});

export type OrderRequest = z.output<typeof orderRequest>;
export type WireOrderRequest = z.input<typeof orderRequest>;

export const finaliseRequest = z.object({
  order_id: required(100),
  transaction_id: transaction.nullish(),
  status: z.enum(["pending", "paid"], { error: "status" }),
});

export type FinaliseRequest = z.output<typeof finaliseRequest>;

/**
 * `tracking_key` opens the order's tracking page; `payment_url` is the hosted payment page, for
 * apps that cannot take cards themselves. Other servers send neither.
 */
export type OrderPlaced = {
  order_id: string;
  number: string;
  tracking_key?: string;
  payment_url?: string;
};
export type OrderFinalised = { order_id: string; status: string };

/**
 * The amounts as the server prices the order: the `payload` of `price_changed`, in decimal euros.
 */
export type PriceChange = {
  subtotal: number;
  discount: number;
  delivery: number;
  tax: number;
  total: number;
  free_items: unknown[];
};
