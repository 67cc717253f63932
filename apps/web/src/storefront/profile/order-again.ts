import type { RecordedLine } from "@noren/contract/order-records.ts";
import { addLine, type ItemIndex, refOf, resolveLine, roomFor } from "@noren/ordering/cart.ts";
import { offeredChoices } from "@noren/ordering/dependent-options.ts";
import type { LineRef } from "@noren/ordering/model.ts";

/** A line that can be ordered again; `name` is its current name. */
type LineAgain = { ref: LineRef; name: string };

export type OrderAgain = {
  lines: LineAgain[];
  /**
   * Names of dishes that cannot be ordered: off the menu, without a required choice, or beyond the
   * cart's limit.
   */
  missing: string[];
  /** Names of dishes that are added without some of their choices, which are no longer offered. */
  changed: string[];
};

/**
 * A past order as it can be added to the current cart: at current prices, with the choices that
 * are still offered, within the cart's limits. Free lines are left to the offers.
 */
export function orderAgain(
  index: ItemIndex,
  cart: readonly LineRef[],
  items: readonly RecordedLine[],
): OrderAgain {
  const again: OrderAgain = { lines: [], missing: [], changed: [] };
  let pendingOrder = [...cart];
  for (const line of items) {
    const item = index.get(line.item_id)?.item;
    const wanted = line.options.flatMap(({ option_options }) => option_options);
    const known = wanted.filter(({ id, option_id }) =>
      item?.options.some(
        (option) =>
          option.option_id === option_id &&
          option.option_options.some((choice) => choice.id === id),
      ),
    );
    const choices = item ? offeredChoices(item, known) : [];
    const resolution = resolveLine(index, {
      item_id: line.item_id,
      quantity: line.quantity,
      note: line.note,
      choices: choices.map(({ option_id, id, quantity }) => ({ option_id, id, quantity })),
    });
    const ref = resolution.ok ? refOf(resolution.line) : null;
    const name = item?.item_name || line.item_name;
    if (line.quantity < 1 || !ref || roomFor(pendingOrder, ref) < line.quantity) {
      again.missing.push(name);
      continue;
    }
    pendingOrder = addLine(pendingOrder, ref);
    again.lines.push({ ref, name });
    if (choices.length < wanted.length) again.changed.push(name);
  }
  return again;
}
