import type { HoursCheck, hoursChange } from "@noren/contract/staff/hours.ts";
import { minutesOf, spanOf } from "@noren/ordering/clock.ts";
import { listsOn } from "@noren/ordering/day-lists.ts";
import type { Menu, OrderType, SlotSettings } from "@noren/ordering/model.ts";
import { WEEKDAYS } from "@noren/ordering/model.ts";
import type { z } from "zod";
import { hoursReader, type StoredHours } from "../catalogue/hours-reader.ts";
import { serviceHours, settingsAt } from "../catalogue/snapshot.ts";
import type { OrderRow } from "../db/schema.ts";
import { readWeek } from "../editing/week.ts";
import type { Services } from "../services.ts";
import type { AnswerServices } from "./answer-times.ts";
import { deskOrders } from "./desk-order.ts";
import { offeredDays } from "./read-hours.ts";
import { openOrderRows } from "./read-orders.ts";

type Edits = z.output<typeof hoursChange>["edits"];
type CheckServices = AnswerServices & Pick<Services, "db" | "catalogue" | "now">;

/** Orders that are listed; the others are counted. */
const LISTED = 50;

/**
 * What edits of hours would lead to, by the rules of the shop: the days' slots, and orders left.
 */
export async function checkHours(services: CheckServices, edits: Edits): Promise<HoursCheck> {
  const { db, catalogue, now } = services;
  await catalogue.refresh();
  const snapshot = catalogue.current();
  const { menus: before, timezone } = serviceHours(snapshot);
  const after = await menusAfter(db, before, edits);
  const settings = settingsAfter(snapshot.settings.slots, edits);
  const { slots } = settingsAt({ ...snapshot.settings, slots: settings }, now());
  const open = await openOrderRows(db);
  const left = open.filter(
    (order) => order.slot_at >= now() && isServed(before, order) && !isServed(after, order),
  );
  return {
    days: offeredDays({ menus: after, slots, now: now(), timezone }),
    orders: await deskOrders(services, left.slice(0, LISTED)),
    order_count: left.length,
  };
}

/** Whether any menu has a slot around the time of an order, whatever the length of the slots. */
function isServed(menus: readonly Menu[], order: OrderRow): boolean {
  const start = minutesOf(order.time_range.slice(0, "HH:MM".length));
  const list = order.order_type === "pickup" ? "pickup_time_ranges" : "time_ranges";
  return menus.some((menu) =>
    listsOn(menu, order.slot_date)[list].some((range) => {
      const { from, to } = spanOf(range);
      return from <= start && start < to;
    }),
  );
}

async function menusAfter(db: Services["db"], menus: readonly Menu[], edits: Edits) {
  const wanted = new Map(edits.map(({ target, values }) => [target, values.services]));
  const isWeek = WEEKDAYS.some((day) => wanted.has(`weekday:${day}`));
  const { week, special } = await readWeek(db);
  const hours: StoredHours = {
    services: WEEKDAYS.flatMap((weekday) =>
      (wanted.get(`weekday:${weekday}`) ?? week[weekday]).map((one) => ({ weekday, ...one })),
    ),
    special: [
      ...special.filter(({ date }) => !wanted.has(`date:${date}`)),
      ...edits.flatMap(({ target, values: { services } }) =>
        target.startsWith("date:") && services
          ? [{ date: target.slice("date:".length), services }]
          : [],
      ),
    ],
  };
  const withHours = hoursReader(hours);
  // Without an edit of the week the lists stay as they are, derived from services or not.
  return menus.map((menu) => withHours(menu, isWeek, "fr"));
}

function settingsAfter(slots: Record<OrderType, SlotSettings>, edits: Edits) {
  const { services: _, ...values } = Object.assign({}, ...edits.map((one) => one.values));
  const of = (prefix: string) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([name]) => name.startsWith("pickup_") === (prefix !== ""))
        .map(([name, value]) => [name.slice(prefix.length), value]),
    );
  return {
    delivery: { ...slots.delivery, ...of("") },
    pickup: { ...slots.pickup, ...of("pickup_") },
  };
}
