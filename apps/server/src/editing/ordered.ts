import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import { OPEN_ORDERS } from "../db/partial-indexes.ts";
import { orderNumber } from "../orders/stored-order.ts";
import { choiceTarget } from "./targets.ts";

/** Pieces ordered for today, and the open orders that contain it, the earliest slot first. */
export type Ordered = { today: number; open: { order_id: string; number: string }[] };

type GroupOf = (item: number, option: number) => number | undefined;

/**
 * What open orders and those for today contain: dishes by id (also those within a formule), choices
 * by target. `today` is a business date.
 */
export async function orderedNow(db: Db, today: string, groupOf: GroupOf) {
  const lines = await orderedLines(db, today);
  const dishes = new Map<number, Ordered>();
  const choices = new Map<string, Ordered>();
  for (const line of lines) {
    const { item_id, quantity } = line;
    note(dishes, item_id, line, quantity);
    for (const choice of fromJson(line.choices)) {
      const pieces = quantity * choice.quantity;
      const group = groupOf(item_id, choice.option_id);
      if (choice.item_id !== undefined) note(dishes, choice.item_id, line, pieces);
      else if (group !== undefined) note(choices, choiceTarget(group, choice.id), line, pieces);
    }
  }
  return { dishes, choices };

  function note<Key>(
    into: Map<Key, Ordered>,
    key: Key,
    { id, seq, is_open, slot_date }: (typeof lines)[number],
    pieces: number,
  ): void {
    const ordered = into.get(key) ?? { today: 0, open: [] };
    into.set(key, ordered);
    if (slot_date === today) ordered.today += pieces;
    if (is_open && ordered.open.at(-1)?.order_id !== id)
      ordered.open.push({ order_id: id, number: orderNumber(seq) });
  }
}

/** In two statements, so that each uses its index. */
async function orderedLines(db: Db, today: string) {
  const lines = db
    .selectFrom("orders")
    .innerJoin("order_lines", "order_lines.order_id", "orders.id")
    .select(["orders.id", "orders.seq", "orders.slot_date", "orders.slot_at"])
    .select(["order_lines.item_id", "order_lines.quantity", "order_lines.choices"])
    .where("orders.placed_at", "is not", null)
    .orderBy("orders.slot_at")
    .orderBy("orders.seq");
  const day = Date.parse(today);
  const [open, ended] = await Promise.all([
    lines.where("orders.progress", "in", OPEN_ORDERS).execute(),
    lines
      .where("orders.slot_at", ">=", day - DAY_MS)
      .where("orders.slot_at", "<", day + 2 * DAY_MS)
      .where("orders.slot_date", "=", today)
      .where("orders.progress", "=", "completed")
      .execute(),
  ]);
  return [
    ...open.map((line) => ({ ...line, is_open: true })),
    ...ended.map((line) => ({ ...line, is_open: false })),
  ];
}

const DAY_MS = 86_400_000;
