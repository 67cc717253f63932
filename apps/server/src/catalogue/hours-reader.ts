import { capitalise } from "@noren/contract/format/capitalise.ts";
import { weekdayName } from "@noren/contract/format/weekdays.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { Menu, Weekday } from "@noren/ordering/model.ts";
import {
  type SpecialHours,
  specialLists,
  type WeeklyService,
  weeklyLists,
} from "@noren/ordering/services.ts";
import type { Selectable } from "kysely";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import { weeklyService } from "../db/service-rows.ts";
import { together } from "../db/together.ts";

/** The hours that are not in the menus' own lists. */
export type StoredHours = { services: WeeklyService[]; special: SpecialHours[] };

export async function storedHours(db: Db): Promise<StoredHours> {
  return hoursOf(await together(db, hoursQueries(db)));
}

export function hoursQueries(db: Db) {
  return {
    services: db.selectFrom("services").selectAll().orderBy("id"),
    special_hours: db.selectFrom("special_hours").selectAll().orderBy("date"),
  };
}

type HoursRows = {
  [Table in "services" | "special_hours"]: Selectable<Tables[Table]>[];
};

export function hoursOf({ services, special_hours }: HoursRows): StoredHours {
  return {
    services: services.map(weeklyService),
    special: special_hours.map(({ date, services }) => ({ date, services: fromJson(services) })),
  };
}

/** Completes menus by the lists of their services and those of dates. */
export function hoursReader({ services, special }: StoredHours) {
  return function withHours(menu: Menu, takesServices: boolean, locale: Locale): Menu {
    const labelOf = (weekday: Weekday) =>
      menu.active_times[weekday]?.label ?? capitalise(weekdayName(weekday, locale));
    const listed = takesServices
      ? { ...menu, ...weeklyLists(menu.menu_id, services, labelOf) }
      : menu;
    return { ...listed, dates: specialLists(listed, special, labelOf) };
  };
}
