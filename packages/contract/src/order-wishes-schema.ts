import { ALLERGENS, DIETS } from "@noren/ordering/declarations.ts";
import { z } from "zod";
import { boundedTypedText, wireFlag, wireInteger } from "./codecs.ts";
import { DETAIL_LENGTHS, type DeliveryDetails } from "./delivery-details.ts";
import { type DietaryNotice, MAX_CUTLERY, MAX_ORDER_NOTE } from "./order-wishes.ts";

/**
 * What a guest asks for beyond the dishes, and where exactly to deliver: additions to wire.md, all
 * optional. Lengths in code points.
 */

/** Far above the 14 allergens, so that duplicates are not an error. */
const MAX_NAMES = 50;

/** A code or floor may arrive as a number. */
const numberOrText = (max: number) =>
  z
    .union([z.number().transform(String), boundedTypedText(max)])
    .nullish()
    .transform((text) => text ?? "");

/** The part of an order request; null where every field is blank. */
export const requestedDetails = z
  .object({
    floor: numberOrText(DETAIL_LENGTHS.floor),
    door_code: numberOrText(DETAIL_LENGTHS.door_code),
    instructions: boundedTypedText(DETAIL_LENGTHS.instructions)
      .nullish()
      .transform((text) => text ?? ""),
  })
  .nullish()
  .transform((details): DeliveryDetails | null => {
    return details && Object.values(details).some(Boolean) ? details : null;
  })
  .meta({
    description:
      "Addition: floor (40 characters), door code (40) and instructions (280) for the driver. " +
      "The door code is shown to the restaurant's staff only, and in no other answer.",
  });

const names = <Name extends string>(all: readonly Name[], error: string) =>
  z
    .array(z.enum(all, { error }), { error: "list" })
    .max(MAX_NAMES, { error: "too_long" })
    .nullish()
    .transform((given): Name[] => all.filter((name) => given?.includes(name)));

export const requestedWishes = {
  note: boundedTypedText(MAX_ORDER_NOTE)
    .nullish()
    .transform((note) => note ?? "")
    .meta({ description: "Addition: a note on the whole order, at most 280 characters." }),
  cutlery: wireInteger
    .refine((sets) => sets >= 0 && sets <= MAX_CUTLERY, { error: "cutlery" })
    .nullish()
    .transform((sets) => sets ?? 0)
    .meta({ description: "Addition: sets of cutlery asked for, 0 to 20; absent: none." }),
  own_container: wireFlag
    .nullish()
    .transform((flag) => flag ?? false)
    .meta({
      description:
        "Addition: the guest brings containers. Ignored for a delivery, and where no dish is of a " +
        "category with `own_container`.",
    }),
  dietary: z
    .object({
      avoid: names(ALLERGENS, "allergen"),
      want: names(DIETS, "diet"),
      traces: wireFlag.nullish().transform((traces) => traces ?? false),
    })
    .nullish()
    .transform((notice): DietaryNotice | null => {
      return notice && notice.avoid.length + notice.want.length > 0 ? notice : null;
    })
    .meta({
      description:
        "Addition: what the guest asks the kitchen to know: allergens avoided and diets, by the " +
        "names of the menu's declarations; `traces`: possible traces too. Sent only at the guest's " +
        "explicit request.",
    }),
};

/** A recorded notice, in answers. */
export const dietaryNoticeSchema = z.object({
  avoid: z.array(z.enum(ALLERGENS)),
  want: z.array(z.enum(DIETS)),
  traces: z.boolean(),
});
