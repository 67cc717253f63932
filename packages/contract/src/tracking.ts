import { PROGRESS } from "@noren/ordering/progress.ts";
import { z } from "zod";
import { wireAmount, wireInteger, wireNumber } from "./codecs.ts";
import { orderRecordSchema } from "./order-records.ts";

/**
 * Schemas of the tracking page, for anyone with the order's link (additions to wire.md). Instants
 * are ISO 8601 in UTC.
 */

const vatRow = z.object({
  rate: wireNumber,
  net: wireAmount,
  vat: wireAmount,
  gross: wireAmount,
});

const receiptPart = z.object({
  name: z.string(),
  quantity: wireInteger,
  amount: wireAmount,
  /** In percent; null where no VAT is charged. */
  vat_rate: wireNumber.nullable(),
});

/** A receipt, or a credit note for a part of one, with negative amounts. */
export const receiptSchema = z.object({
  /** Consecutive over all receipts and credit notes of the restaurant, without gaps. */
  number: wireInteger,
  kind: z.enum(["receipt", "credit_note"]),
  /** The receipt that a credit note refers to. */
  of_number: wireInteger.nullable(),
  issued_at: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  restaurant: z.object({
    name: z.string(),
    legal_name: z.string(),
    address: z.string(),
    siret: z.string(),
    vat_number: z.string(),
  }),
  lines: z.array(
    z.object({
      name: z.string(),
      choices: z.string(),
      quantity: wireInteger,
      unit_price: wireAmount,
      line_total: wireAmount,
      /** In percent, ascending: of the dish, and of choices with other rates. */
      vat_rates: z.array(wireNumber).default([]),
      /** The dishes of a formule with their shares of its price, before discounts. */
      parts: z.array(receiptPart).default([]),
    }),
  ),
  subtotal: wireAmount,
  discount: wireAmount,
  delivery: wireAmount,
  vat: z.array(vatRow),
  total: wireAmount,
  /** Whether it was paid with the demonstration provider, so without money. */
  demonstration: z.boolean().default(false),
  /** `credit_note`: taken off before the order was handed over, and never paid. */
  payments: z.array(
    z.object({ method: z.enum(["cash", "card", "credit_note"]), amount: wireAmount }),
  ),
});

export const trackingSchema = z.object({
  order: orderRecordSchema,
  progress: z.enum(PROGRESS),
  promised_at: z.string().nullable(),
  /** The code why it was rejected or cancelled, and the restaurant's message. */
  reason: z.string().nullable(),
  message: z.string().nullable(),
  /** Events so far, oldest first; `kind` as in the desk's events. */
  steps: z.array(z.object({ kind: z.string(), at: z.string() })),
  receipts: z.array(receiptSchema),
  /**
   * When the restaurant answers: `expected_at` around when, null for an order that is for later;
   * `latest_at` when the order is rejected automatically. Null once it is answered.
   */
  answer: z
    .object({ expected_at: z.string().nullable(), latest_at: z.string() })
    .nullable()
    .default(null),
  /** Whether the customer can still cancel it: nobody has answered it. */
  may_cancel: z.boolean().default(false),
});

export const trackingRequest = z.object({ key: z.string().max(100).default("") });

/** The slots without capacity left; times in the restaurant's time zone. */
export const fullSlotsSchema = z.array(
  z.object({
    is_pickup: z.boolean(),
    date: z.string(),
    /** `HH:MM`, the slot's start. */
    time: z.string(),
  }),
);

export type Receipt = z.output<typeof receiptSchema>;
export type Tracking = z.output<typeof trackingSchema>;
export type FullSlots = z.output<typeof fullSlotsSchema>;
