import { MINUTES_PER_DAY, type Span, spanOf, timeOf } from "./clock.ts";
import { type Menu, type OrderType, type TimeRange, WEEKDAYS, type Weekday } from "./model.ts";
import type { Service, WeeklyService } from "./services.ts";

type Lists = Pick<Menu, "menu_id" | "active_times" | "time_ranges" | "pickup_time_ranges">;
type Part = { hours: Span; run: Span; length: number };

const ORDER_TYPES = ["pickup", "delivery"] as const;

/**
 * The services of the week that offer what menus offer by lists of their own. Where the slots of a
 * service have equal lengths and follow each other, the lists of these services are the same again;
 * slots outside the menu's hours become a service of their own, and hours without a slot are left
 * out.
 */
export function servicesOfLists(
  menus: readonly Lists[],
  everyMenu: readonly number[],
): WeeklyService[] {
  return WEEKDAYS.flatMap((weekday) => {
    const each = menus.flatMap((menu) =>
      merged(
        ORDER_TYPES.flatMap((type) =>
          partsOf(menu, weekday, type).map((part) => serviceOf(part, type, menu.menu_id)),
        ),
        (one, other) => ({
          ...one,
          order_types: [...new Set([...one.order_types, ...other.order_types])],
        }),
        ({ order_types: _, ...alike }) => alike,
      ),
    );
    const services = merged(
      each,
      (one, other) => ({ ...one, menus: [...new Set([...one.menus, ...other.menus])] }),
      ({ menus: _, ...alike }) => alike,
    );
    const isEvery = (ids: readonly number[]) => everyMenu.every((id) => ids.includes(id));
    return services
      .map((one) => ({ weekday, ...one, menus: isEvery(one.menus) ? [] : one.menus }))
      .sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
  });
}

/** Services that are alike in everything else become one. */
function merged(
  services: readonly Service[],
  join: (one: Service, other: Service) => Service,
  alikeIn: (service: Service) => object,
): Service[] {
  const groups = Map.groupBy(services, (service) => JSON.stringify(alikeIn(service)));
  return [...groups.values()].map((alike) => alike.reduce(join));
}

/** The slots of a weekday as runs of equal lengths within its hours, in minutes of that day. */
function partsOf(menu: Lists, weekday: Weekday, type: OrderType): Part[] {
  const lists = type === "pickup" ? menu.pickup_time_ranges : menu.time_ranges;
  const hoursOn = (day: Weekday) => {
    const hours = menu.active_times[day];
    return hours?.is_open ? hours.times.map(spanOf) : [];
  };
  const next = WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 1) % WEEKDAYS.length] ?? weekday;
  const eve = WEEKDAYS.at(WEEKDAYS.indexOf(weekday) - 1) ?? weekday;
  const spansOn = (day: Weekday) => (lists[day] ?? []).map(spanOf);
  const isIn = (span: Span, hours: readonly Span[], shift: number) =>
    hours.some(({ from, to }) => from <= span.from + shift && span.to + shift <= to);
  const own = hoursOn(weekday);
  // A slot after midnight is listed on the next day, and belongs to the evening before.
  const isLate = (span: Span, day: Weekday, before: Weekday) =>
    isIn(span, hoursOn(before), MINUTES_PER_DAY) && !isIn(span, hoursOn(day), 0);
  const slots = [
    ...spansOn(weekday).filter((span) => !isLate(span, weekday, eve)),
    ...spansOn(next)
      .filter((span) => isLate(span, next, weekday))
      .map(({ from, to }) => ({ from: from + MINUTES_PER_DAY, to: to + MINUTES_PER_DAY })),
  ].sort((a, b) => a.from - b.from);

  const parts = own.flatMap((hours) =>
    runsOf(slots.filter((span) => isIn(span, [hours], 0))).map((run) => ({ hours, ...run })),
  );
  const outside = runsOf(slots.filter((span) => !isIn(span, own, 0)));
  return [...parts, ...outside.map((run) => ({ hours: run.run, ...run }))];
}

/** Slots of equal lengths that follow each other. */
function runsOf(slots: readonly Span[]): Omit<Part, "hours">[] {
  const runs: Omit<Part, "hours">[] = [];
  for (const { from, to } of slots) {
    const last = runs.at(-1);
    if (last && last.run.to === from && last.length === to - from) last.run.to = to;
    else runs.push({ run: { from, to }, length: to - from });
  }
  return runs;
}

function serviceOf({ hours, run, length }: Part, type: OrderType, menu: number): Service {
  const range: TimeRange = { start: timeOf(hours.from), end: timeOf(hours.to) };
  const count = Math.floor((hours.to - run.from) / length);
  const isToTheEnd = run.from + count * length === run.to;
  return {
    ...range,
    order_types: [type],
    slot_minutes: length,
    menus: [menu],
    first_order: run.from === hours.from ? null : timeOf(run.from),
    last_order: isToTheEnd ? null : timeOf(run.to - length),
  };
}
