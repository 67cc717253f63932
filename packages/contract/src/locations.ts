import { MIN_SUGGESTION_LENGTH } from "@noren/ordering/constants.ts";
import { z } from "zod";
import { wireAmount, wireFlag, wireNumber, wireText } from "./codecs.ts";
import { readableOf } from "./tolerant.ts";

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

/** `attribution` names whose data it is, as its licence asks; "" where the server names nobody. */
export type FoundAddresses = { suggestions: Suggestion[]; attribution: string };

/** What storefronts use of an address: where it is, and how far. */
export type MeasuredAddress = Omit<AddressDistance, "lat" | "lng" | "address2" | "state">;

const attribution = text.catch("");
const maybe = text.nullish().transform((value) => value ?? "");

/** Another server may send a suggestion as its one line alone. */
const readableSuggestion = suggestion
  .extend({
    structured_formatting: z
      .object({ main_text: maybe, secondary_text: maybe })
      .nullish()
      .catch(null),
  })
  .transform(({ description, structured_formatting: parts }) => ({
    description,
    structured_formatting: {
      main_text: parts?.main_text || description,
      secondary_text: (parts?.main_text && parts.secondary_text) || "",
    },
  }));

/** Unreadable suggestions are left out; throws for what is no list of them at all. */
export function readFoundAddresses(answer: Record<string, unknown>): FoundAddresses {
  return {
    suggestions: readableOf(readableSuggestion).parse(answer.payload),
    attribution: attribution.parse(answer.attribution ?? ""),
  };
}

const UNITS: Readonly<Record<string, "km" | "miles">> = {
  km: "km",
  kilometers: "km",
  mi: "miles",
  mile: "miles",
  miles: "miles",
};

/** Without a distance, its unit and its cost there is no answer; the rest may be missing. */
const readableDistance = distanceSchema
  .pick({ distance: true, delivery_cost: true })
  .extend({
    unit: z
      .string()
      .transform((unit) => UNITS[unit.trim().toLowerCase()])
      .pipe(z.enum(["km", "miles"])),
    duration: wireNumber.catch(0),
    formatted_address: maybe,
    address: maybe,
    city: maybe,
    postal_code: z.union([z.number().transform(String), maybe]),
    country: maybe,
    estimated: wireFlag.optional().catch(undefined),
  })
  .refine(({ distance, delivery_cost }) => distance >= 0 && delivery_cost >= 0);

/** `duration` is 0 where the server does not say it. Throws for what says no distance. */
export function readMeasuredAddress(answer: Record<string, unknown>): MeasuredAddress {
  return readableDistance.parse(answer.payload);
}
