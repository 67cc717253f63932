import { isDeepStrictEqual } from "node:util";
import { WEEKDAYS, type Weekday } from "@noren/ordering/model.ts";
import type { Service, SpecialHours, WeeklyService } from "@noren/ordering/services.ts";
import { servicesOfLists } from "@noren/ordering/services-of-lists.ts";
import { storedHours } from "../catalogue/hours-reader.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import type { Edit } from "./edit.ts";
import { lockEdits } from "./rows.ts";
import { menuTarget } from "./targets.ts";

type Week = Record<Weekday, Service[]>;

type WeekRead = {
  /** What is offered: stored services, and those derived from the lists of menus. */
  week: Week;
  stored: Week;
  /** Ids of menus that have lists of their own instead of services. */
  listed: number[];
  special: SpecialHours[];
};

/** The services of the week, those derived from the lists of menus included, and of dates. */
export async function readWeek(db: Db): Promise<WeekRead> {
  const menus = await db
    .selectFrom("menus")
    .select(["id", "takes_services", "active_times", "time_ranges", "pickup_time_ranges"])
    .where("archived_at", "is", null)
    .orderBy("id")
    .execute();
  const { services, special } = await storedHours(db);
  const lists = menus
    .filter(({ takes_services }) => takes_services === 0)
    .map(({ id, ...row }) => ({
      menu_id: id,
      active_times: fromJson(row.active_times),
      time_ranges: fromJson(row.time_ranges),
      pickup_time_ranges: fromJson(row.pickup_time_ranges),
    }));
  const ids = menus.map(({ id }) => id);
  const listed = lists.map(({ menu_id }) => menu_id);
  const taking = ids.filter((id) => !listed.includes(id));
  // "Every menu" has not included those that have lists.
  const own = services.map((service) =>
    service.menus.length === 0 && listed.length > 0 ? { ...service, menus: taking } : service,
  );
  return {
    week: byWeekday([...own, ...servicesOfLists(lists, ids)]),
    stored: byWeekday(services),
    listed,
    special,
  };
}

/**
 * Edits of weekdays as they are made: the first one of all turns the lists of menus into services,
 * in the same action, whose undo brings the lists back.
 */
export async function withServicesTaken(trx: Trx, edits: readonly Edit[]): Promise<Edit[]> {
  const sent = new Map(edits.map((one) => [one.target, one]));
  const days = WEEKDAYS.map((day) => ({ day, target: `weekday:${day}` }));
  if (!days.some(({ target }) => sent.has(target))) return [...edits];
  await lockEdits(trx);
  const { week, stored, listed } = await readWeek(trx);
  if (listed.length === 0) return [...edits];
  const isOfWeek = ({ target }: Edit) => target.startsWith("weekday:");
  return [
    ...edits.filter((one) => !isOfWeek(one)),
    ...listed.map((id) => ({ target: menuTarget(id), values: { takes_services: true } })),
    ...days.map(({ day, target }) => {
      const { values = {}, seen = {} } = sent.get(target) ?? {};
      const isAsSeen = isDeepStrictEqual(seen.services, week[day]);
      return {
        target,
        values: { services: week[day], ...values },
        seen: isAsSeen ? { services: stored[day] } : seen,
      };
    }),
  ];
}

function byWeekday(services: readonly WeeklyService[]): Week {
  return Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      services
        .filter(({ weekday }) => weekday === day)
        .map(({ weekday: _, ...service }) => service)
        .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)),
    ]),
  ) as Week;
}
