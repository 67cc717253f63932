import { schedulingOf } from "@noren/contract/settings.ts";
import type { Hours, HoursDay } from "@noren/contract/staff/hours.ts";
import type { Menu, OrderType, SlotSettings } from "@noren/ordering/model.ts";
import { HORIZON_DAYS, slotsOn } from "@noren/ordering/slots.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { serviceHours, settingsAt } from "../catalogue/snapshot.ts";
import { readWeek } from "../editing/week.ts";
import type { Services } from "../services.ts";

type HoursServices = Pick<Services, "db" | "catalogue" | "now">;
type Slots = Record<OrderType, SlotSettings>;

/** The week, the dates that differ from it, and the slots of the coming days. */
export async function readHours({ db, catalogue, now }: HoursServices): Promise<Hours> {
  // An event of another instance may be here before its notification has refreshed the catalogue.
  await catalogue.refresh();
  const snapshot = catalogue.current();
  const { menus, timezone } = serviceHours(snapshot);
  const { settings } = snapshot;
  const today = wallClock(now(), timezone).date;
  const { week, special } = await readWeek(db);
  return {
    days: offeredDays({ menus, slots: settingsAt(settings, now()).slots, now: now(), timezone }),
    week,
    special: special.filter(({ date }) => date >= today),
    menus: snapshot.in.fr.menus.map(({ menu_id, menu_name }) => ({ menu_id, menu_name })),
    scheduling: schedulingOf(settings.slots.delivery, settings.slots.pickup),
  };
}

type OfferedInput = {
  menus: readonly Menu[];
  slots: Slots;
  /** Epoch milliseconds. */
  now: number;
  timezone: string;
};

/** The slots of today and of the days for which orders are taken, by the rules of the shop. */
export function offeredDays({ menus, slots, now, timezone }: OfferedInput): HoursDay[] {
  function offered(date: string, orderType: OrderType) {
    const common = { orderType, settings: slots[orderType], now, timezone };
    const starts = slotsOn(date, { ...common, menus: [menus] });
    const instants = new Set(starts.map(({ instant }) => instant));
    return { slots: instants.size, last: starts.at(-1)?.start ?? null };
  }
  const today = wallClock(now, timezone).date;
  return Array.from({ length: HORIZON_DAYS + 1 }, (_, ahead) => addDays(today, ahead)).map(
    (date) => ({ date, pickup: offered(date, "pickup"), delivery: offered(date, "delivery") }),
  );
}
