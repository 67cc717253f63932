import type { Item } from "@noren/ordering/model.ts";
import type { CSSProperties } from "react";

/** The number of `--dye-…` tokens: a prime, so that ids in steps of ten get different ones too. */
const DYES = 7;

/**
 * The colour and the direction of the weave that stand for a category where a dish has no picture.
 */
export function dyeOf({ item_category_id: id }: Pick<Item, "item_category_id">): CSSProperties {
  const dye = id % DYES;
  return { "--dye": `var(--dye-${dye})`, "--weave": `${dye * 26}deg` };
}
