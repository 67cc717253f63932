import type { WeeklyService } from "@noren/ordering/services.ts";
import type { Insertable, Selectable } from "kysely";
import { fromJson, toJson } from "./json-text.ts";
import type { Tables } from "./schema.ts";

type Columns = Omit<Insertable<Tables["services"]>, "id">;

export function serviceRow(service: WeeklyService): Columns {
  const { order_types, menus } = service;
  return { ...service, order_types: toJson(order_types), menus: toJson(menus) };
}

export function weeklyService({
  id: _,
  order_types,
  menus,
  ...row
}: Selectable<Tables["services"]>): WeeklyService {
  return { ...row, order_types: fromJson(order_types), menus: fromJson(menus) };
}
