import { MINUTES_PER_DAY, minutesOf, type Span, spanOf } from "./clock.ts";
import type { Service } from "./services.ts";

/** A field of one service of a day that makes no sense, alone or with the others. */
export type ServiceProblem = {
  index: number;
  field: "start" | "end" | "slot_minutes" | "first_order" | "last_order";
  problem: "same_times" | "slot_too_long" | "outside_service" | "overlap";
};

/** What makes no sense in the services of a day; of two that overlap, the later one is named. */
export function serviceProblems(services: readonly Service[]): ServiceProblem[] {
  return services.flatMap((service, index): ServiceProblem[] => {
    if (service.start === service.end) return [{ index, field: "end", problem: "same_times" }];
    const { from, to } = spanOf(service);
    const overlaps = services.slice(0, index).some((other) => isSharedTime(other, service));
    return [
      ...(overlaps ? [{ index, field: "start" as const, problem: "overlap" as const }] : []),
      ...(service.slot_minutes > to - from
        ? [{ index, field: "slot_minutes" as const, problem: "slot_too_long" as const }]
        : []),
      ...(["first_order", "last_order"] as const)
        .filter((field) => !isInService(service, service[field]))
        .map((field) => ({ index, field, problem: "outside_service" as const })),
    ];
  });
}

/** Whether a time lies in a service, which may run past midnight; null is always in it. */
export function isInService(service: Service, time: string | null): boolean {
  if (time === null) return true;
  const { from, to } = spanOf(service);
  const minutes = minutesOf(time);
  return (from <= minutes && minutes < to) || minutes + MINUTES_PER_DAY < to;
}

/** Whether two services offer slots of the same menu to the same guests at the same time. */
function isSharedTime(a: Service, b: Service): boolean {
  const isAny = a.menus.length === 0 || b.menus.length === 0;
  const isSameMenu = isAny || a.menus.some((id) => b.menus.includes(id));
  const isSameType = a.order_types.some((type) => b.order_types.includes(type));
  return isSameMenu && isSameType && isOverlap(slotSpan(a), slotSpan(b));
}

/** From the start of its first slot to the end of its last one. */
function slotSpan(service: Service): Span {
  const { first_order, last_order, slot_minutes } = service;
  const { from, to } = spanOf(service);
  const minutesIn = (time: string) => {
    const minutes = minutesOf(time);
    return minutes < from ? minutes + MINUTES_PER_DAY : minutes;
  };
  return {
    from: first_order === null ? from : minutesIn(first_order),
    to: last_order === null ? to : Math.min(to, minutesIn(last_order) + slot_minutes),
  };
}

function isOverlap(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}
