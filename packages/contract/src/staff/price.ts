import { wireAmount } from "../codecs.ts";

/** In cents: as high as no dish, far below where sums lose precision. */
export const MAX_PRICE = 1_000_000;

/** An amount that is not negative: euros on the wire, cents inside. */
export const price = wireAmount.refine((cents) => cents >= 0 && cents <= MAX_PRICE, {
  error: "price",
});
