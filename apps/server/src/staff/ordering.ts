import type { DeskOrdering, orderingChange } from "@noren/contract/staff/restaurant.ts";
import {
  endOfDay,
  endOfService,
  nextOpening,
  OPEN_ORDERING,
  type Ordering,
  orderingAt,
} from "@noren/ordering/pause.ts";
import type { z } from "zod";
import { type Actor, recordAction } from "../audit/audit.ts";
import { serviceHours } from "../catalogue/snapshot.ts";
import { transact } from "../db/transact.ts";
import { isoInstant } from "../http/iso-instant.ts";
import type { Services } from "../services.ts";
import { readPauseChoices } from "./pause-choices.ts";
import { readSetting, writeSetting } from "./settings-rows.ts";

type Change = z.output<typeof orderingChange>;
type End = NonNullable<Change["pause"]>;
type OrderingServices = Pick<Services, "db" | "catalogue" | "now" | "storage">;

const MINUTE_MS = 60_000;

export async function deskOrdering({
  db,
  catalogue,
  now,
  storage,
}: OrderingServices): Promise<DeskOrdering> {
  const { settings } = catalogue.current();
  const restaurant = serviceHours(catalogue.current());
  const end = endOfDay(restaurant, now());
  const day_back_at = isoInstant(nextOpening(restaurant, end) ?? end);
  const ordering = orderingAt(settings.ordering, now());
  const demonstration = settings.card?.provider === "demo";
  const choices = await readPauseChoices(db);
  return { ...ordering, ...choices, day_back_at, demonstration, storage: storage.state() };
}

/** Pauses ordering, or adds minutes to the lead time; both expire. */
export async function changeOrdering(
  services: OrderingServices,
  actor: NonNullable<Actor>,
  change: Change,
): Promise<DeskOrdering> {
  const { db, catalogue, now } = services;
  const at = now();
  await transact(db, async (trx) => {
    const stored = (await readSetting<Ordering>(trx, "ordering")) ?? OPEN_ORDERING;
    const before = orderingAt(stored, at);
    const changed = { ...before, ...pauseOf(change), ...extraOf(change.extra) };
    const after = orderingAt(changed, at);
    await writeSetting(trx, "ordering", after);
    const facts = { at, actor, subject: "ordering", before, after };
    await recordAction(trx, { ...facts, action: "ordering_changed" });
  });
  await catalogue.refresh();
  return deskOrdering(services);

  /** `paused_until` is derived from the other two. */
  function pauseOf({ pause, pause_type }: Change): Partial<Ordering> {
    if (pause === undefined) return {};
    const until = pause === null ? null : endAt(pause);
    return {
      paused_until: null,
      ...(pause_type !== "delivery" && { pickup_paused_until: until }),
      ...(pause_type !== "pickup" && { delivery_paused_until: until }),
    };
  }

  function extraOf(extra: Change["extra"]): Partial<Ordering> {
    if (extra === undefined) return {};
    if (extra === null) return { extra_minutes: 0, extra_until: null };
    return { extra_minutes: extra.add_minutes, extra_until: endAt(extra.end) };
  }

  /** Rounded up to a whole minute, when shared cached pages are rendered again. */
  function endAt(end: End): string {
    const instant = instantOf(end);
    return isoInstant(Math.ceil(instant / MINUTE_MS) * MINUTE_MS);
  }

  function instantOf(end: End): number {
    if ("minutes" in end) return at + end.minutes * MINUTE_MS;
    const restaurant = serviceHours(catalogue.current());
    return end.until === "today" ? endOfDay(restaurant, at) : endOfService(restaurant, at);
  }
}
