import type { OrderType, Weekday } from "@noren/ordering/model.ts";
import type { Service } from "@noren/ordering/services.ts";
import type { Generated } from "kysely";
import type { JsonText } from "./json-text.ts";

/**
 * A weekly service; times are `HH:MM`, and an end that is not after its start lies on the next day.
 * `menus` are ids; an empty list means every menu.
 */
type ServicesTable = {
  id: Generated<number>;
  weekday: Weekday;
  start: string;
  end: string;
  order_types: JsonText<OrderType[]>;
  slot_minutes: number;
  menus: JsonText<number[]>;
  first_order: string | null;
  last_order: string | null;
};

/** The hours of a date (`YYYY-MM-DD`) in place of those of its weekday; no services: closed. */
type SpecialHoursTable = { date: string; services: JsonText<Service[]> };

/** Number of orders per slot, counted only while the restaurant limits them. */
type SlotOrdersTable = { order_type: OrderType; slot_at: number; orders: number };

export type HoursTables = {
  services: ServicesTable;
  special_hours: SpecialHoursTable;
  slot_orders: SlotOrdersTable;
};
