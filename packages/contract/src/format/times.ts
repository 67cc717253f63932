import type { TimeRange } from "@noren/ordering/model.ts";
import type { Locale } from "../locales.ts";

/** `19:30` is "19 h 30" in French, `19:00` is "19 h"; English keeps the 24-hour form. */
export function formatTime(time: string, locale: Locale): string {
  if (locale === "en") return time;
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

export function formatTimeRange({ start, end }: TimeRange, locale: Locale): string {
  return `${formatTime(start, locale)}\u2009–\u2009${formatTime(end, locale)}`;
}
