import { z } from "zod";
import { wireAmount, wireFlag, wireNumber, wireText } from "../codecs.ts";
import { polygonSchema } from "../settings.ts";
import { isVisible } from "../typed-text.ts";
import { type EditableKind, editsIn, ROW_ID } from "./edits.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { MAX_PRICE, price } from "./price.ts";

/** Schemas of delivery zones, of what holds for every delivery, and of an address that is tried. */

const MAX_EUROS = MAX_PRICE / 100;
const MAX_PLACES = 100;
const MAX_EXTRA_MINUTES = 180;
const MAX_DISTANCE = 1000;

const name = wireText(200).trim().refine(isVisible, { error: "required" });

/** A postal code, or one town of it. */
const place = z.object({
  city: wireText(200).trim().default(""),
  country: wireText(100).trim().default("France"),
  postal_code: wireText(20).trim().refine(isVisible, { error: "required" }),
});

const zoneFields = {
  name,
  places: z
    .array(place, { error: "list" })
    .min(1, { error: "required" })
    .max(MAX_PLACES, { error: "list" }),
  delivery_fee: price,
  /** The subtotal below which nothing is delivered; null: what holds for every delivery. */
  minimum: price.nullable(),
  /** The subtotal from which the fee is waived; null: never. */
  free_from: price.nullable(),
  /** Added to the lead time and to the promise. */
  extra_minutes: z
    .int({ error: "integer" })
    .min(0, { error: "zone_minutes" })
    .max(MAX_EXTRA_MINUTES, { error: "zone_minutes" }),
  /** Corners as `[latitude, longitude]`; null: the postal codes decide. */
  polygon: polygonSchema.nullable(),
};

/** In euros, as the setting holds them. */
const euros = wireNumber.refine((value) => value >= 0 && value <= MAX_EUROS, { error: "price" });

/** What holds for every delivery (wire.md, Settings). */
const settingFields = {
  calculation_type: z.enum(["zone_based", "distance"], { error: "invalid" }),
  unit: z.enum(["km", "miles"], { error: "invalid" }),
  max_distance: wireNumber.refine((value) => value >= 0 && value <= MAX_DISTANCE, {
    error: "distance",
  }),
  minimum_order: euros,
  hard_minimum: euros,
  flat_charge: euros,
  base_cost: euros,
  cost_per_unit: euros,
};

const DELIVERY_KINDS = {
  zone: { target: new RegExp(`^zone:${ROW_ID}$`), fields: { ...zoneFields, archived: wireFlag } },
  setting: { target: /^setting:features\.delivery$/, fields: settingFields },
} as const satisfies Record<string, EditableKind>;

/** One action: all edits are made, or none. */
export const deliveryChange = editsIn(
  DELIVERY_KINDS,
  z.object({ ...zoneFields, ...settingFields, archived: wireFlag }).partial(),
);

export const zoneAddition = z.object({
  values: z.object(zoneFields),
  key: idempotencyKey.optional(),
});

export const deliverySchema = z.object({
  zones: z.array(z.object({ target: z.string(), ...zoneFields })),
  settings: z.object(settingFields),
});

/** An address as a guest types it, and the subtotal of an order. */
export const addressTrial = z.object({ address: wireText(200).trim(), subtotal: price });

/** What a guest at an address is told. Without a zone or a distance there is no fee. */
export const trialSchema = z.object({
  /** The address that was found. */
  address: z.string(),
  /** Null: the order is taken. */
  refusal: z.enum(["out_of_range", "below_minimum"]).nullable(),
  /** What is missing for the minimum. */
  missing: wireAmount,
  zone: z.string().nullable(),
  fee: wireAmount.nullable(),
  distance: wireNumber,
  unit: settingFields.unit,
  /** The least time from the order to the delivery. */
  minutes: wireNumber,
});

export type DeliveryChange = z.input<typeof deliveryChange>;
export type ZoneAddition = z.input<typeof zoneAddition>;
export type ZoneValues = z.output<typeof zoneAddition>["values"];
export type DeliveryArea = z.output<typeof deliverySchema>;
export type StaffZone = DeliveryArea["zones"][number];
export type AddressTrial = z.input<typeof addressTrial>;
export type Trial = z.output<typeof trialSchema>;
