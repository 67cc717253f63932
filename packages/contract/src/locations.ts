import { MIN_SUGGESTION_LENGTH } from "@noren/ordering/constants.ts";
import type { Position } from "@noren/ordering/model.ts";
import { z } from "zod";
import { wireAmount, wireFlag, wireNumber, wireText } from "./codecs.ts";
import { readableOf } from "./tolerant.ts";

/** Schemas of address suggestions and distances (wire.md, Locations). */

const searchText = wireText(1000).trim().min(MIN_SUGGESTION_LENGTH, { error: "too_short" });

/** Typed text, or `lat,lng`. */
export const suggestionsRequest = z.object({ query: searchText });
/** The `description` of a suggestion, or `lat,lng`. */
export const distanceRequest = z.object({ location: searchText });

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
  /** Addition to wire.md: the distance was not measured on roads. */
  estimated: wireFlag.optional(),
  approximate: wireFlag.optional().meta({
    description: "An addition to wire.md: `lat` and `lng` are those of the commune only.",
  }),
});

export type Suggestion = z.output<typeof suggestion>;
export type AddressDistance = z.output<typeof distanceSchema>;

/** `attribution` is required by the licence of the address data; "" if the server sends none. */
export type FoundAddresses = { suggestions: Suggestion[]; attribution: string };

/**
 * The fields of an address that storefronts use. `position` is absent where it is unknown, or known
 * only as that of the commune.
 */
export type MeasuredAddress = Omit<
  AddressDistance,
  "lat" | "lng" | "approximate" | "address2" | "state"
> & { position?: Position };

const attribution = text.catch("");
const textOrEmpty = text.nullish().transform((value) => value ?? "");

/** Another server may send only the `description` of a suggestion. */
const readableSuggestion = suggestion
  .extend({
    structured_formatting: z
      .object({ main_text: textOrEmpty, secondary_text: textOrEmpty })
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

/** Drops unreadable suggestions; throws if the payload is not a list. */
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

/** Distance, unit and cost are required; the rest may be missing. */
const readableDistance = distanceSchema
  .pick({ distance: true, delivery_cost: true })
  .extend({
    unit: z
      .string()
      .transform((unit) => UNITS[unit.trim().toLowerCase()])
      .pipe(z.enum(["km", "miles"])),
    duration: wireNumber.catch(0),
    formatted_address: textOrEmpty,
    address: textOrEmpty,
    city: textOrEmpty,
    postal_code: z.union([z.number().transform(String), textOrEmpty]),
    country: textOrEmpty,
    estimated: wireFlag.optional().catch(undefined),
    approximate: wireFlag.catch(false),
    lat: wireNumber.nullish().catch(null),
    lng: wireNumber.nullish().catch(null),
  })
  .refine(({ distance, delivery_cost }) => distance >= 0 && delivery_cost >= 0)
  .transform(({ lat, lng, approximate, ...found }): MeasuredAddress => {
    const isKnown = found.address !== "" && !approximate;
    return isKnown && typeof lat === "number" && typeof lng === "number"
      ? { ...found, position: { lat, lng } }
      : found;
  });

/** `duration` is 0 if unknown. Throws if there is no distance. */
export function readMeasuredAddress(answer: Record<string, unknown>): MeasuredAddress {
  return readableDistance.parse(answer.payload);
}
