import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { FullSlots } from "@noren/contract/tracking.ts";
import type { OrderType, SlotSettings } from "@noren/ordering/model.ts";
import type { Db } from "../db/open.ts";
import { TAKES_PLACE } from "../orders/held-change.ts";
import { PIECES } from "../orders/slot-capacity.ts";

const TYPES: readonly OrderType[] = ["pickup", "delivery"];

/** Future slots that are full, counted like in `reserveSlot`. */
export async function fullSlots(
  db: Db,
  { slots }: Pick<RestaurantSettings, "slots">,
  now: number,
): Promise<FullSlots> {
  const full = await Promise.all(
    TYPES.filter((type) => isLimited(slots[type])).map((type) =>
      db
        .selectFrom("orders")
        .innerJoin("order_lines", "order_lines.order_id", "orders.id")
        // A slot's label depends on a setting that can change between its orders.
        .select(({ fn }) => ["order_type", "slot_date", fn.min("time_range").as("time_range")])
        .where("order_type", "=", type)
        .where("slot_at", ">", now)
        .where(TAKES_PLACE)
        // Free lines do not count as pieces; no order consists of them alone.
        .where("order_lines.offer_id", "is", null)
        .groupBy(["order_type", "slot_at", "slot_date"])
        .having(({ eb, or, fn }) =>
          or([
            eb(fn.count("orders.id").distinct(), ">=", limitOf(slots[type].orders_per_slot)),
            eb(PIECES, ">=", limitOf(slots[type].pieces_per_slot)),
          ]),
        )
        .orderBy("slot_at")
        .execute(),
    ),
  );
  return full.flat().map(({ order_type, slot_date, time_range }) => {
    return { is_pickup: order_type === "pickup", date: slot_date, time: time_range.slice(0, 5) };
  });
}

function isLimited({ orders_per_slot, pieces_per_slot }: SlotSettings): boolean {
  return orders_per_slot > 0 || pieces_per_slot > 0;
}

/** 0 means unlimited. */
function limitOf(setting: number): number {
  return setting === 0 ? Number.MAX_SAFE_INTEGER : setting;
}
