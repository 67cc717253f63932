import { type Availability, choiceKey } from "@noren/ordering/availability.ts";
import { COUNTED_DAYS, type DailyCount } from "@noren/ordering/daily-count.ts";
import { addDays } from "@noren/ordering/zone.ts";
import type { Selectable } from "kysely";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";

type Rows = {
  items: Selectable<Tables["items"]>[];
  options: Selectable<Tables["options"]>[];
  choices: Selectable<Tables["choices"]>[];
  taken: Selectable<Tables["daily_counts"]>[];
};

/** What was taken of the counts of the days that still matter. */
export function takenCounts(db: Db, now: number) {
  const today = new Date(now).toISOString().slice(0, 10);
  return db
    .selectFrom("daily_counts")
    .selectAll()
    .where("date", ">=", addDays(today, -COUNTED_DAYS - 1));
}

export function availabilityOf({ items, options, choices, taken }: Rows): Availability {
  const takenOf = Map.groupBy(taken, ({ item_id }) => item_id);
  const soldOutIn = Map.groupBy(
    choices.filter(({ sold_out }) => sold_out !== null),
    ({ group_id }) => group_id,
  );
  const countOf = (id: number, limit: number): DailyCount => ({
    limit,
    taken: Object.fromEntries((takenOf.get(id) ?? []).map(({ date, taken }) => [date, taken])),
  });
  return {
    dishes: new Map(
      items.flatMap(({ id, sold_out }) => (sold_out ? [[id, fromJson(sold_out)]] : [])),
    ),
    choices: new Map(
      options.flatMap(({ item_id, id: option_id, group_id }) =>
        (soldOutIn.get(group_id) ?? []).flatMap(({ id, sold_out }) =>
          sold_out ? [[choiceKey(item_id, { option_id, id }), fromJson(sold_out)]] : [],
        ),
      ),
    ),
    counts: new Map(
      items.flatMap(({ id, daily_count }) =>
        daily_count === null ? [] : [[id, countOf(id, daily_count)]],
      ),
    ),
  };
}
