import { ALLERGENS, DIETS } from "@noren/ordering/declarations.ts";
import { ORDER_COMMANDS, PROGRESS } from "@noren/ordering/progress.ts";
import { z } from "zod";
import { optionalText, wireAmount, wireId, wireInteger, wireNumber } from "../codecs.ts";
import { LOCALES } from "../locales.ts";
import { pageRequest } from "../order-records.ts";
import { printJobSchema } from "./printing.ts";

/** Orders as the desk sees them, and what it does with them. Instants are ISO 8601 in UTC. */

const instant = z.iso.datetime({ offset: true, error: "instant" });

const deskLine = z.object({
  item_id: wireId,
  /** In the restaurant's own words, whatever language the customer reads. */
  name: z.string(),
  quantity: wireInteger,
  note: z.string(),
  choices: z.array(z.object({ option: z.string(), name: z.string(), quantity: wireInteger })),
  unit_price: wireAmount,
  line_total: wireAmount,
  /** Whether an offer gave it. */
  is_free: z.boolean(),
  /** Null where nothing was kept of it. */
  declaration: z
    .object({
      contains: z.array(z.enum(ALLERGENS)),
      may_contain: z.array(z.enum(ALLERGENS)),
      is_unknown: z.boolean(),
      diets: z.array(z.enum(DIETS)),
    })
    .nullable(),
});

export const deskOrderSchema = z.object({
  order_id: z.string(),
  /** What people call it, such as `0042`. */
  number: z.string(),
  /** Grows with every command; the next one says which it saw. */
  version: wireInteger,
  status: z.string(),
  progress: z.enum(PROGRESS),
  /** What can be done with it now. */
  commands: z.array(z.enum(ORDER_COMMANDS)),
  is_pickup: z.boolean(),
  payment_method: z.enum(["cash", "card"]),
  /** Whether the demonstration took its card: then nobody paid. */
  demonstration: z.boolean(),
  locale: z.enum(LOCALES),
  created_at: z.string(),
  /** When it came to the desk: a card order only once it is paid. */
  placed_at: z.string(),
  /** Who last silenced it, and when. */
  acknowledged_at: z.string().nullable(),
  acknowledged_by: z.string().nullable(),
  /** Since when it rings, or from when on it rings again; null once it is answered. */
  rings_at: z.string().nullable(),
  /** When it is rejected by itself; null once it is answered. */
  rejects_at: z.string().nullable(),
  /** It was rejected by itself, and nobody has acknowledged that yet. */
  unseen: z.boolean(),
  promised_at: z.string().nullable(),
  /** Why it was rejected or cancelled, and in which words to the customer. */
  reason: z.string().nullable(),
  reason_text: z.string().nullable(),
  /** `date` and `time_range` on the restaurant's clock, `starts_at` the same as an instant. */
  slot: z.object({
    date: z.string(),
    time_range: z.string(),
    asap: z.boolean(),
    starts_at: z.string(),
  }),
  customer: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** Null for a pickup. */
    location: z
      .object({
        address: z.string(),
        city: z.string(),
        postal_code: z.string(),
        country: z.string(),
        zone: z.string().nullable(),
      })
      .nullable(),
  }),
  items: z.array(deskLine),
  /** What became of its papers, in the order in which they were asked for. */
  printing: z.array(printJobSchema),
  subtotal: wireAmount,
  discount: wireAmount,
  coupon_code: z.string().nullable(),
  coupon_discount: wireAmount,
  delivery: wireAmount,
  tax: wireAmount,
  total: wireAmount,
  /** What the desk has given back of it so far, or need not collect any more. */
  refunded: wireAmount,
});

/**
 * What happened, in the order in which it is told. `kind` is `placed`, `acknowledged`, a command's
 * outcome (`accepted`, `delayed`, `rejected`…), or `ordering_changed` for a pause, without an
 * order. Of papers: `print_requested`, `printed`, `print_waits`, `print_unclear`, `print_settled`,
 * and `printer_changed` without an order.
 */
export const deskEventSchema = z.object({
  seq: wireInteger,
  kind: z.string(),
  at: z.string(),
  order_id: z.string().nullable(),
  /** Null for the customer or the restaurant itself. */
  who: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});

/** What the live stream sends: an event, with its order as it is when it is sent. */
export const liveEventSchema = deskEventSchema.extend({ order: deskOrderSchema.nullable() });

/** `last_event`: from where `events` goes on, so that nothing is missed in between. */
export const openOrdersSchema = z.object({
  orders: z.array(deskOrderSchema),
  last_event: wireInteger,
});
export const deskOrderPageSchema = z.object({
  orders: z.array(deskOrderSchema),
  page: wireInteger,
  limit: wireInteger,
  total: wireInteger,
});
export const deskOrderDetailSchema = z.object({
  order: deskOrderSchema,
  events: z.array(deskEventSchema),
  /** The numbers of its receipt and credit notes. */
  receipts: z.array(wireInteger),
  /**
   * What may still be given back: in all, and for each of `items` what one, two… more of its pieces
   * give, and its delivery fee; nothing of an order whose money went back as a whole.
   */
  refundable: z.object({
    amount: wireAmount,
    lines: z.array(z.array(wireAmount)),
    delivery: wireAmount,
  }),
});

/** Without a date the open orders; with one all of that day's slots, page by page. */
export const deskOrdersRequest = pageRequest.extend({
  date: z.iso.date({ error: "date" }).optional(),
});
export const eventsRequest = z.object({
  after: wireInteger.refine((seq) => seq >= 0, { error: "integer" }).optional(),
});

/** Which version of the order the command is about. */
const seen = z.object({ version: wireInteger });

const MAX_PROMISE_MINUTES = 24 * 60;
const promise = seen.extend({
  /** From now. */
  minutes: wireNumber
    .refine((minutes) => minutes >= 1 && minutes <= MAX_PROMISE_MINUTES, { error: "minutes" })
    .nullish(),
  promised_at: instant.nullish(),
});

export const ORDER_REASONS = [
  "too_busy",
  "sold_out",
  "closing",
  "cannot_deliver",
  "customer_request",
  "no_answer",
  "other",
] as const;
export type OrderReason = (typeof ORDER_REASONS)[number];

const rejection = seen.extend({
  reason: z.enum(ORDER_REASONS, { error: "reason" }),
  /** What the customer reads besides, as it is. */
  message: optionalText(500),
});

/** The body of each command; without a time `accept` promises the slot's. */
export const commandRequests = {
  accept: promise,
  delay: promise.refine(({ minutes, promised_at }) => Boolean(minutes ?? promised_at), {
    path: ["minutes"],
    error: "required",
  }),
  reject: rejection,
  preparing: seen,
  ready: seen,
  out_for_delivery: seen,
  completed: seen,
  cancel: rejection,
} as const;

/** The `payload` of `order_moved_on`: who was faster, with what, and what the order is now. */
export const movedOnSchema = z.object({
  order: deskOrderSchema,
  by: z.string().nullable(),
  kind: z.string(),
  at: z.string(),
});

export type DeskOrder = z.output<typeof deskOrderSchema>;
export type DeskLine = DeskOrder["items"][number];
export type DeskEvent = z.output<typeof deskEventSchema>;
export type LiveEvent = z.output<typeof liveEventSchema>;
export type OpenOrders = z.output<typeof openOrdersSchema>;
export type DeskOrderPage = z.output<typeof deskOrderPageSchema>;
export type DeskOrderDetail = z.output<typeof deskOrderDetailSchema>;
export type MovedOn = z.output<typeof movedOnSchema>;
export type PromiseRequest = z.input<typeof promise>;
export type RejectionRequest = z.input<typeof rejection>;
