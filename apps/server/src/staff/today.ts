import type { Today } from "@noren/contract/staff/today.ts";
import { type ServiceSpan, serviceTimesOf } from "@noren/ordering/service-times.ts";
import { addDays, wallClock } from "@noren/ordering/zone.ts";
import { serviceHours } from "../catalogue/snapshot.ts";
import { fromJson } from "../db/json-text.ts";
import { isoInstant } from "../http/iso-instant.ts";
import type { Services } from "../services.ts";

/** Services that are looked at: those of several menus overlap, and are told as one. */
const MAX_SERVICES = 40;

/** The current and the next service, and the next closed date, by the rules of the shop. */
export async function readToday({
  db,
  catalogue,
  now,
}: Pick<Services, "db" | "catalogue" | "now">): Promise<Today> {
  // An event of another instance may be here before its notification has refreshed the catalogue.
  await catalogue.refresh();
  const { menus, timezone } = serviceHours(catalogue.current());
  const { date } = wallClock(now(), timezone);
  const known = serviceTimesOf(menus, timezone).from(addDays(date, -1)).take(MAX_SERVICES);
  const rows = await db
    .selectFrom("special_hours")
    .select(["date", "services"])
    .where("date", ">=", date)
    .orderBy("date")
    .execute();
  const closed = rows.find(({ services }) => fromJson(services).length === 0);
  return {
    services: joined([...known])
      .filter(({ to }) => to > now())
      .slice(0, 2)
      .map(({ from, to }) => ({ from: isoInstant(from), to: isoInstant(to) })),
    next_closure: closed?.date ?? null,
  };
}

type Span = Pick<ServiceSpan, "from" | "to">;

/** Overlapping and touching spans as one, the earliest first. */
function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else found.push({ from, to });
  }
  return found;
}
