import { PROGRESS } from "@noren/ordering/progress.ts";
import { z } from "zod";
import { wireAmount, wireInteger, wireNumber } from "./codecs.ts";
import { orderRecordSchema } from "./order-records.ts";

/**
 * What whoever has an order's link sees of it (additions of ours). Instants are ISO 8601 in UTC.
 */

const vatRow = z.object({
  rate: wireNumber,
  net: wireAmount,
  vat: wireAmount,
  gross: wireAmount,
});

/** A receipt, or a credit note that takes a part of one back: then amounts are below zero. */
export const receiptSchema = z.object({
  /** Gapless over all receipts and credit notes of the restaurant. */
  number: wireInteger,
  kind: z.enum(["receipt", "credit_note"]),
  /** The receipt that a credit note is about. */
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
      /** In percent, lowest first: of the dish, and of choices that are taxed otherwise. */
      vat_rates: z.array(wireNumber).default([]),
    }),
  ),
  subtotal: wireAmount,
  discount: wireAmount,
  delivery: wireAmount,
  vat: z.array(vatRow),
  total: wireAmount,
  /** Whether the demonstration took its card: then nobody paid. */
  demonstration: z.boolean().default(false),
  /** By `credit_note`: what was taken off before the order was handed over, and was never paid. */
  payments: z.array(
    z.object({ method: z.enum(["cash", "card", "credit_note"]), amount: wireAmount }),
  ),
});

export const trackingSchema = z.object({
  order: orderRecordSchema,
  progress: z.enum(PROGRESS),
  promised_at: z.string().nullable(),
  /** Why it was rejected or cancelled, by code, and what the restaurant wrote besides. */
  reason: z.string().nullable(),
  message: z.string().nullable(),
  /** What happened so far, oldest first; `kind` as in the desk's events. */
  steps: z.array(z.object({ kind: z.string(), at: z.string() })),
  receipts: z.array(receiptSchema),
});

export const trackingRequest = z.object({ key: z.string().max(100).default("") });

/** The slots that have no place left; times are the restaurant's. */
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
