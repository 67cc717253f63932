import type { Locale } from "@noren/contract/locales.ts";

const TAGS = { fr: "fr-FR", en: "en-GB" };

/** A date of the restaurant's calendar in words: `samedi 21 novembre`, `Saturday 21 November`. */
export function dayInWords(date: string, locale: Locale): string {
  return words(noonOf(date), locale, { weekday: "long", day: "numeric", month: "long" }, "UTC");
}

/** The same for a subject line: `sam. 21 nov.`, `Sat 21 Nov`. */
export function dayInBrief(date: string, locale: Locale): string {
  return words(noonOf(date), locale, { weekday: "short", day: "numeric", month: "short" }, "UTC");
}

/** The restaurant's day and time of day at an instant (epoch ms). */
export function momentInWords(instant: number, timeZone: string, locale: Locale) {
  const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  return {
    day: words(instant, locale, { weekday: "long", day: "numeric", month: "long" }, timeZone),
    time: timeOfDay(clock.format(instant), locale),
  };
}

/** A day that begins a line. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `19:30` as people write it: `19 h 30`, in English as it is. */
export function timeOfDay(time: string, locale: Locale): string {
  if (locale === "en") return time;
  const [hours = "", minutes = ""] = time.split(":");
  return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

/** Any hour would do: the date has its zone behind it already. */
function noonOf(date: string): number {
  return Date.parse(`${date}T12:00:00Z`);
}

/** Without the commas that English puts after the weekday; the first of a month is `1er` in French. */
function words(
  instant: number,
  locale: Locale,
  parts: Intl.DateTimeFormatOptions,
  timeZone: string,
): string {
  return new Intl.DateTimeFormat(TAGS[locale], { ...parts, timeZone })
    .formatToParts(instant)
    .map(({ type, value }) => {
      if (type === "literal") return value.replace(",", "");
      return type === "day" && value === "1" && locale === "fr" ? "1er" : value;
    })
    .join("");
}
