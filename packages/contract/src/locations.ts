import { MIN_SUGGESTION_LENGTH } from "@noren/ordering/constants.ts";
import { z } from "zod";
import { wireAmount, wireFlag, wireNumber, wireText } from "./codecs.ts";

/** Addresses and how far they are (wire.md, Locations). */

const sought = wireText(1000).trim().min(MIN_SUGGESTION_LENGTH, { error: "too_short" });

/** What was typed so far, or `lat,lng`. */
export const suggestionsRequest = z.object({ query: sought });
/** The `description` of a suggestion, or `lat,lng`. */
export const distanceRequest = z.object({ location: sought });

const text = wireText(1000).default("");

const suggestion = z.object({
  description: wireText(1000),
  structured_formatting: z.object({ main_text: text, secondary_text: text }),
});
export const suggestionsSchema = z.array(suggestion);

/** `distance` in `unit`, `duration` in minutes. */
export const distanceSchema = z.object({
  distance: wireNumber,
  duration: wireNumber,
  unit: z.enum(["km", "miles"]),
  delivery_cost: wireAmount,
  formatted_address: text,
  address: text,
  address2: text,
  city: text,
  state: text,
  postal_code: z.codec(z.union([wireText(20), z.number()]), z.string(), {
    decode: String,
    encode: (code) => code,
  }),
  country: text,
  lat: wireNumber,
  lng: wireNumber,
  /** Ours: the distance was not measured on the roads. */
  estimated: wireFlag.optional(),
});

export type Suggestion = z.output<typeof suggestion>;
export type AddressDistance = z.output<typeof distanceSchema>;
