import { z } from "zod";
import { boundedTypedText } from "./codecs.ts";
import { DETAIL_LENGTHS } from "./delivery-details.ts";

/** A code or floor may arrive as a number. */
const detail = (max: number) =>
  z
    .union([z.number().transform(String), boundedTypedText(max)])
    .nullish()
    .transform((text) => text ?? "");

/** The building details of an address; each is a single line, "" where there is none. */
export const deliveryDetails = z.object({
  floor: detail(DETAIL_LENGTHS.floor),
  door_code: detail(DETAIL_LENGTHS.door_code),
  instructions: detail(DETAIL_LENGTHS.instructions),
});
