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
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import { weeklyService } from "../db/service-rows.ts";

/** The hours that are not in the menus' own lists. */
export type StoredHours = { services: WeeklyService[]; special: SpecialHours[] };

export async function storedHours(db: Db): Promise<StoredHours> {
  const [services, special_hours] = await Promise.all([
    db.selectFrom("services").selectAll().orderBy("id").execute(),
    db.selectFrom("special_hours").selectAll().orderBy("date").execute(),
  ]);
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
