import { z } from "zod";
import { wireAmount, wireFlag, wireId } from "./codecs.ts";
import { pictureSchema } from "./picture.ts";

/** Additions to wire.md: choices that are dishes, and formules. All are absent where unused. */

const amount = wireAmount.refine((price) => price >= 0, { error: "amount" });

const itemId = wireId.optional().meta({
  description:
    "The choice is this dish, without options of its own: name, picture, allergens, diets, facts " +
    "and tax rate are the dish's, `price` is its supplement. It is left out while the dish is off " +
    "sale.",
});

const image = z.string().max(2000).optional();

export const referencePriceSchema = z
  .object({ price_delivery: amount, price_pickup: amount })
  .optional()
  .meta({
    description:
      "In a formule alone: the formule's price pays for this dish, with a share in proportion to " +
      "this price. The VAT breakdown goes by the shares; `tax` keeps to the rates of the wire.",
  });

/** Fields of choices. */
export const dishOfChoiceFields = {
  item_id: itemId,
  item_image: image,
  item_picture: pictureSchema.optional(),
  reference_price: referencePriceSchema,
};

/** For other servers: unreadable additions are dropped. */
export const readableDishOfChoice = {
  item_id: itemId.catch(undefined),
  item_image: image.catch(undefined),
  item_picture: dishOfChoiceFields.item_picture.catch(undefined),
  reference_price: referencePriceSchema.catch(undefined),
};

/** A field of dishes. */
export const formuleFlag = z
  .codec(wireFlag.optional(), z.literal(true).optional(), {
    decode: (flag) => flag || undefined,
    encode: (flag) => flag,
  })
  .meta({ description: "A formule: its price pays for the dishes chosen in it." });

export const readableFormuleFlag = formuleFlag.catch(undefined);
