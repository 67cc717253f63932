import { addLine, MAX_QUANTITY, sameLine } from "./cart.ts";
import type { LineRef } from "./model.ts";

/**
 * The cart with a line changed in its place; merged into an equal line where there is one
 * (rules.md, Cart). Null where that one has no room for it. Throws a RangeError for an unknown
 * index.
 */
export function replaceLine(
  cart: readonly LineRef[],
  index: number,
  ref: LineRef,
): LineRef[] | null {
  const others = cart.toSpliced(index, 1);
  const twin = others.find((line) => sameLine(line, ref));
  if (!twin) return cart.with(index, { ...ref, note: ref.note.trim() });
  return twin.quantity + ref.quantity > MAX_QUANTITY ? null : addLine(others, ref);
}
