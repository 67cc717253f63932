import { listsOn } from "@noren/ordering/day-lists.ts";
import type { Menu, TimeRange } from "@noren/ordering/model.ts";
import { servicesOf } from "./opening-hours.ts";

/** The services that start on a date. */
export function servicesOn(menus: readonly Menu[], date: string): TimeRange[] {
  return servicesOf(menus.map((menu) => listsOn(menu, date)));
}
