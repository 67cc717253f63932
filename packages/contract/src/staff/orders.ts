import { ALLERGENS, DIETS } from "@noren/ordering/declarations.ts";
import { ORDER_COMMANDS, PROGRESS } from "@noren/ordering/progress.ts";
import { z } from "zod";
import { optionalText, wireAmount, wireId, wireInteger, wireNumber } from "../codecs.ts";
import { LOCALES } from "../locales.ts";
import { pageRequest } from "../order-records.ts";
import { dietaryNoticeSchema } from "../order-wishes-schema.ts";
import { printJobSchema } from "./printing.ts";

/** Schemas of orders and commands at the desk. Instants are ISO 8601 in UTC. */

const instant = z.iso.datetime({ offset: true, error: "instant" });

const names = {
  /** In the restaurant's language, whatever the customer's. */
  name: z.string(),
  /** What the kitchen reads in its place; absent where it is the same. */
  kitchen_name: z.string().exactOptional(),
};

const deskLine = z.object({
  item_id: wireId,
  ...names,
  quantity: wireInteger,
  note: z.string(),
  choices: z.array(
    z.object({
      option: z.string(),
      ...names,
      quantity: wireInteger,
      /** A dish of the formule that the line is. */
      is_part: z.boolean().default(false),
      is_drink: z.boolean().default(false),
    }),
  ),
  unit_price: wireAmount,
  line_total: wireAmount,
  /** Whether an offer added it. */
  is_free: z.boolean(),
  /** Whether the dish has a volume or an alcohol group now. */
  is_drink: z.boolean().default(false),
  /** Null if no declaration was stored. */
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
  /** The number that people use, for instance `0042`. */
  number: z.string(),
  /** Incremented by every command; commands name the version that they are based on. */
  version: wireInteger,
  status: z.string(),
  progress: z.enum(PROGRESS),
  /** The commands allowed now. */
  commands: z.array(z.enum(ORDER_COMMANDS)),
  is_pickup: z.boolean(),
  payment_method: z.enum(["cash", "card"]),
  /** Whether it was paid with the demonstration provider, so without money. */
  demonstration: z.boolean(),
  locale: z.enum(LOCALES),
  created_at: z.string(),
  /** When it reached the desk: a card order only when it is paid. */
  placed_at: z.string(),
  /** When and by whom the alarm was last silenced. */
  acknowledged_at: z.string().nullable(),
  acknowledged_by: z.string().nullable(),
  /** The instant from which the alarm rings, past or future; null if it does not ring. */
  alarm_at: z.string().nullable(),
  /** When it is rejected automatically; null once it is answered. */
  rejects_at: z.string().nullable(),
  /** Rejected automatically, and not acknowledged yet. */
  unseen: z.boolean(),
  promised_at: z.string().nullable(),
  /** Until when the last command can be undone, before its guest is told; null if it cannot. */
  undo_until: z.string().nullable(),
  /** Why it was rejected or cancelled, and the message to the customer. */
  reason: z.string().nullable(),
  reason_text: z.string().nullable(),
  /**
   * `date` and `time_range` in the restaurant's time zone; `starts_at` is the start as an instant.
   */
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
    /** Null for pickup. */
    location: z
      .object({
        address: z.string(),
        city: z.string(),
        postal_code: z.string(),
        country: z.string(),
        zone: z.string().nullable(),
        /** Null if the guest entered none; fields that were left blank are "". */
        details: z
          .object({ floor: z.string(), door_code: z.string(), instructions: z.string() })
          .nullable(),
      })
      .nullable(),
  }),
  /** The guest's note on the whole order; "" without one. */
  note: z.string(),
  /** Sets of cutlery asked for. */
  cutlery: wireInteger,
  /** What the guest asks the kitchen to know; null if nothing. */
  dietary: dietaryNoticeSchema.nullable(),
  /** Whether the guest brings containers; absent for no. */
  own_container: z.boolean().optional(),
  items: z.array(deskLine),
  /** Its print jobs, in the order requested. */
  printing: z.array(printJobSchema),
  subtotal: wireAmount,
  discount: wireAmount,
  coupon_code: z.string().nullable(),
  coupon_discount: wireAmount,
  delivery: wireAmount,
  tax: wireAmount,
  total: wireAmount,
  /** Refunded so far, or for cash not to be collected. */
  refunded: wireAmount,
});

/**
 * An event. `kind` is `placed`, `acknowledged`, the outcome of a command (`accepted`, `delayed`,
 * `rejected`…), `undone` with the outcome that was undone, `change_applied` once a command can no
 * longer be undone, or without an order `ordering_changed` for a pause, `menu_changed`,
 * `drafts_changed` and `people_changed`. For printing: `print_requested`, `printed`, `print_waits`, `print_unclear`,
 * `print_settled`, and `printer_changed` without an order.
 */
export const deskEventSchema = z.object({
  seq: wireInteger,
  kind: z.string(),
  at: z.string(),
  order_id: z.string().nullable(),
  /** Null for the customer or an automatic action. */
  who: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
});

/** A message of the live stream: an event with the current state of its order. */
export const liveEventSchema = deskEventSchema.extend({ order: deskOrderSchema.nullable() });

/** `last_event` is the `after` with which `events` continues without a gap. */
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
/** What the one path of both lists answers. */
export const deskOrdersSchema = z.union([openOrdersSchema, deskOrderPageSchema]);
export const deskOrderDetailSchema = z.object({
  order: deskOrderSchema,
  events: z.array(deskEventSchema),
  /** Numbers of its receipt and credit notes. */
  receipts: z.array(wireInteger),
  /**
   * What can still be refunded: in total, for each of `items` the amounts of one, two… more pieces,
   * and the delivery fee. Zero or empty if nothing is left, or if the order was rejected,
   * cancelled or never paid.
   */
  refundable: z.object({
    amount: wireAmount,
    lines: z.array(z.array(wireAmount)),
    delivery: wireAmount,
  }),
});

/** All orders for slots of a day, `YYYY-MM-DD` in the restaurant's time zone. */
export const dayRequest = pageRequest.extend({ date: z.iso.date({ error: "date" }) });
/** Without a date the open orders. */
export const deskOrdersRequest = dayRequest.partial({ date: true });
export const eventsRequest = z.object({
  after: wireInteger.refine((seq) => seq >= 0, { error: "integer" }).optional(),
});

/** The version of the order that a command is based on; for an undo, that it has made. */
export const commandRequest = z.object({ version: wireInteger });

const MAX_PROMISE_MINUTES = 24 * 60;
/** Without a time it promises that of the slot. */
export const acceptRequest = commandRequest.extend({
  /** From now. */
  minutes: wireNumber
    .refine((minutes) => minutes >= 1 && minutes <= MAX_PROMISE_MINUTES, { error: "minutes" })
    .nullish(),
  promised_at: instant.nullish(),
});
export const delayRequest = acceptRequest.refine(
  ({ minutes, promised_at }) => Boolean(minutes ?? promised_at),
  { path: ["minutes"], error: "required" },
);

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

export const rejectionRequest = commandRequest.extend({
  reason: z.enum(ORDER_REASONS, { error: "reason" }),
  /** Shown to the customer verbatim. */
  message: optionalText(500),
});

/**
 * The `payload` of `order_moved_on`: the concurrent command, who issued it, and the current order.
 */
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
export type PromiseRequest = z.input<typeof acceptRequest>;
export type RejectionRequest = z.input<typeof rejectionRequest>;
