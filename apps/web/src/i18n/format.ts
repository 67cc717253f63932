import type { Locale } from "@noren/contract/problems.ts";
import { CURRENCY } from "@noren/ordering/constants.ts";
import type { TimeRange } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";

/** The only place where amounts, dates and times become text. */

const TAGS: Record<Locale, string> = { fr: "fr-FR", en: "en-GB" };

const money = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: "currency", currency: CURRENCY }),
);
const shortDay = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { weekday: "short", timeZone: "UTC" }),
);
const fullDate = perLocale(
  (tag) =>
    new Intl.DateTimeFormat(tag, {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    }),
);
const percent = perLocale(
  (tag) => new Intl.NumberFormat(tag, { style: "unit", unit: "percent", maximumFractionDigits: 2 }),
);
const list = perLocale((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));

export function formatMoney(cents: Cents, locale: Locale): string {
  return money(locale).format(cents / 100);
}

/** A price in the form of structured data: `12.50`. */
export function plainMoney(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

export function formatPercent(rate: number, locale: Locale): string {
  return percent(locale).format(rate);
}

/** `2026-11-21` as "samedi 21 novembre". */
export function formatDate(date: string, locale: Locale): string {
  return fullDate(locale).format(new Date(`${date}T00:00:00Z`));
}

/** `2026-11-21` as "sam. 21". */
export function formatShortDate(date: string, locale: Locale): string {
  const weekday = shortDay(locale).format(new Date(`${date}T00:00:00Z`));
  return `${weekday} ${Number(date.slice(8))}`;
}

/** `19:30` is "19 h 30" in French, `19:00` is "19 h"; English keeps the 24-hour form. */
export function formatTime(time: string, locale: Locale): string {
  if (locale === "en") return time;
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}\u00a0h${minutes === "00" ? "" : `\u00a0${minutes}`}`;
}

export function formatTimeRange({ start, end }: TimeRange, locale: Locale): string {
  return `${formatTime(start, locale)}\u2009–\u2009${formatTime(end, locale)}`;
}

export function formatList(words: readonly string[], locale: Locale): string {
  return list(locale).format(words);
}

export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Formatters are slow to make: each is made once per locale, when first needed. */
export function perLocale<T>(make: (tag: string) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(TAGS[locale]);
    made.set(locale, known);
    return known;
  };
}
