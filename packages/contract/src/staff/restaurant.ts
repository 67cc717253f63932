import { z } from "zod";
import { wireAmount, wireFlag, wireId, wireInteger, wireText } from "../codecs.ts";
import { idempotencyKey } from "./idempotency-key.ts";

/** Schemas of pauses, kitchen and desk settings, payment checks and refunds. */

const MAX_MINUTES = 24 * 60;
const minutes = wireInteger.refine((n) => n >= 1 && n <= MAX_MINUTES, { error: "minutes" });

/** Every pause has an end: after a number of minutes, with the service, or with the day. */
const end = z.union([
  z.object({ minutes }),
  z.object({ until: z.enum(["service", "today"], { error: "until" }) }),
]);
const MAX_EXTRA = 180;
const extra = wireInteger.refine((n) => n >= 1 && n <= MAX_EXTRA, { error: "extra_minutes" });

export const PAUSE_TYPES = ["both", "pickup", "delivery"] as const;
export type PauseType = (typeof PAUSE_TYPES)[number];

/** Absent fields are not changed; null ends the pause or the extra minutes at once. */
export const orderingChange = z.object({
  pause: end.nullable().optional(),
  /** The order types that `pause` applies to. */
  pause_type: z.enum(PAUSE_TYPES, { error: "pause_type" }).default("both"),
  extra: z.object({ add_minutes: extra, end }).nullable().optional(),
});

/**
 * Free space on the database's disk: `low` before it is full, `full` while no order can be written.
 */
const STORAGE_STATES = ["ok", "low", "full"] as const;
export type StorageState = (typeof STORAGE_STATES)[number];

/** The current state; each end is an instant, or null. */
export const deskOrderingSchema = z.object({
  paused_until: z.string().nullable(),
  pickup_paused_until: z.string().nullable(),
  delivery_paused_until: z.string().nullable(),
  extra_minutes: wireInteger,
  extra_until: z.string().nullable(),
  /** When orders are back after a pause until the end of the day: the next opening. */
  day_back_at: z.string(),
  /** Choices offered at the desk: the length of a short pause, and extra minutes. */
  pause_minutes: wireInteger,
  extra_choices: z.array(wireInteger),
  /** Whether cards are handled by the demonstration provider, which charges nobody. */
  demonstration: z.boolean(),
  storage: z.enum(STORAGE_STATES),
});

const MAX_PER_SLOT = 999;
/** Null is unlimited. */
const perSlot = wireInteger
  .refine((n) => n >= 1 && n <= MAX_PER_SLOT, { error: "per_slot" })
  .nullable();
const MAX_CHOICES = 4;

const kitchenFields = z.object({
  pickup_orders_per_slot: perSlot,
  pickup_pieces_per_slot: perSlot,
  delivery_orders_per_slot: perSlot,
  delivery_pieces_per_slot: perSlot,
  pause_minutes: minutes,
  extra_choices: z
    .array(extra)
    .min(1, { error: "extra_choices" })
    .max(MAX_CHOICES, { error: "extra_choices" })
    .transform((choices) => [...new Set(choices)].sort((a, b) => a - b)),
});

/** Capacity of the kitchen per slot, and the choices offered when it is exceeded. */
export const kitchenSettingsSchema = z.object({
  ...kitchenFields.shape,
  extra_choices: z.array(wireInteger),
});
/** Absent fields are not changed. */
export const kitchenSettingsChange = kitchenFields.partial();

const after = wireInteger.refine((n) => n >= 1 && n <= 120, { error: "minutes" });
const webhookUrl = wireText(500)
  .trim()
  .refine((url) => url === "" || isWebAddress(url), { error: "url" });

export const deskSettingsChange = z.object({
  alert_after_minutes: after.optional(),
  reject_after_minutes: after.optional(),
  /** Empty disables the webhook. */
  webhook_url: webhookUrl.optional(),
  webhook_secret: wireText(200).optional(),
});

/** The secret is write-only. */
export const deskSettingsSchema = z.object({
  alert_after_minutes: wireInteger,
  reject_after_minutes: wireInteger,
  webhook_url: z.string(),
  has_webhook_secret: z.boolean(),
});

export const paymentCheckSchema = z.object({
  id: wireId,
  kind: z.string(),
  order_id: z.string().nullable(),
  /** The display number of the order. */
  order_number: z.string().nullable(),
  intent_id: z.string(),
  amount: wireAmount,
  /** What was done about the payment. */
  done: z.string(),
  created_at: z.string(),
  seen_at: z.string().nullable(),
  seen_by: z.string().nullable(),
});
/** All unseen checks, and the latest seen ones. */
export const paymentChecksSchema = z.object({
  unseen: wireInteger,
  checks: z.array(paymentCheckSchema),
});

/** Pieces of a line; `line` is the index in the order's `items`, from 0. */
const refundedLine = z.object({
  line: wireInteger.refine((index) => index >= 0, { error: "integer" }),
  quantity: wireInteger.refine((n) => n >= 1 && n <= 99, { error: "quantity" }),
});

/**
 * Either an amount, or pieces of lines, the delivery fee, or both; the order detail has their
 * amounts.
 */
export const refundRequest = z
  .object({
    amount: wireAmount.refine((amount) => amount > 0, { error: "amount" }).optional(),
    lines: z.array(refundedLine).min(1, { error: "required" }).max(200).optional(),
    delivery: wireFlag.optional(),
    key: idempotencyKey,
    reason: wireText(500).trim().default(""),
  })
  .refine(
    ({ amount, lines, delivery = false }) => {
      return (amount === undefined) === (lines !== undefined || delivery);
    },
    { path: ["amount"], error: "amount" },
  );

export type DeskOrdering = z.output<typeof deskOrderingSchema>;
export type OrderingChange = z.input<typeof orderingChange>;
export type DeskSettings = z.output<typeof deskSettingsSchema>;
export type DeskSettingsChange = z.input<typeof deskSettingsChange>;
export type KitchenSettings = z.output<typeof kitchenSettingsSchema>;
export type KitchenSettingsChange = z.input<typeof kitchenSettingsChange>;
export type PaymentCheck = z.output<typeof paymentCheckSchema>;
export type PaymentChecks = z.output<typeof paymentChecksSchema>;
export type RefundRequest = z.input<typeof refundRequest>;

function isWebAddress(text: string): boolean {
  return ["http:", "https:"].includes(URL.parse(text)?.protocol ?? "");
}
