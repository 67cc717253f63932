import { formatPlannedMoment } from "@noren/contract/format/planned-moments.ts";
import { minutesOf } from "@noren/ordering/clock.ts";
import { instantFrom } from "@noren/ordering/zone.ts";
import { serverNow } from "../../platform/server-clock.ts";
import type { Desk } from "../desk-context.tsx";

/** The instant of `YYYY-MM-DDTHH:MM` on the restaurant's clock, whatever the device's zone. */
export function localInstant(local: string, timezone: string): number {
  const [date = "", time = ""] = local.split("T");
  return instantFrom(date, minutesOf(time), timezone);
}

/** "lundi 30 novembre à 06 h 00, heure de Paris". */
export function momentWords({ restaurant, locale }: Desk, local: string): string {
  const { timezone } = restaurant;
  const instant = localInstant(local, timezone);
  return formatPlannedMoment(instant, { now: serverNow(), timezone }, locale);
}
