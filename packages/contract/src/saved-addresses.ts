import { DEFAULT_COUNTRY } from "@noren/ordering/constants.ts";
import { z } from "zod";
import { userSchema } from "./accounts.ts";
import { lineOf } from "./address-line.ts";
import { optionalTypedText, requiredTypedText, typedText, wireFlag, wireId } from "./codecs.ts";
import type { DeliveryDetails } from "./delivery-details.ts";
import { deliveryDetails } from "./delivery-details-schema.ts";

/** Schemas of an account's saved addresses, an addition to wire.md. */

/** Maximum length of an address in one line, as the `address` of the user record has it. */
const LINE_LENGTH = 300;

const label = typedText(40);
const address = requiredTypedText(LINE_LENGTH);
const city = requiredTypedText(200);
const postal_code = z.union([z.number().transform(String), requiredTypedText(20)], {
  error: "text",
});
const country = optionalTypedText(100).transform((text) => text ?? DEFAULT_COUNTRY);

const NO_DETAILS: DeliveryDetails = { floor: "", door_code: "", instructions: "" };

const fields = z.object({
  label: label.nullish().transform((text) => text ?? ""),
  address,
  city,
  postal_code,
  country,
  details: deliveryDetails.nullish().transform((known) => known ?? NO_DETAILS),
  /** Whether it becomes the default; the first address always is. */
  is_default: wireFlag.nullish().transform((flag) => flag ?? false),
});

export const newAddress = fields.refine(fitsOneLine, { error: "too_long", path: ["address"] });

/** The whole address again: fields that are not sent are emptied. */
export const changedAddress = fields
  .extend({ id: wireId })
  .refine(fitsOneLine, { error: "too_long", path: ["address"] });

export const addressDeletion = z.object({ id: wireId });

const savedAddress = z.object({
  id: wireId,
  label: z.string(),
  address: z.string(),
  city: z.string(),
  postal_code: z.string(),
  country: z.string(),
  details: z.object({ floor: z.string(), door_code: z.string(), instructions: z.string() }),
  is_default: z.boolean(),
});

/** The addresses, the default first; `limit` is how many an account may have. */
export const savedAddresses = z.object({ addresses: z.array(savedAddress), limit: z.number() });

/** `user` has the `address` of the default. */
export const changedAddresses = savedAddresses.extend({
  status: z.literal("success"),
  user: userSchema,
});

export type AddressFields = z.output<typeof fields>;

function fitsOneLine(sent: Parameters<typeof lineOf>[0]): boolean {
  return lineOf(sent).length <= LINE_LENGTH;
}
