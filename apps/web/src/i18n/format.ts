import type { Locale } from "@noren/contract/locales.ts";
import type { TimeRange } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";

/** The only place where amounts, dates and times become text. */

const TAGS: Record<Locale, string> = { fr: "fr-FR", en: "en-GB" };

/** Between two digits, where a multiple of three follows. */
const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
const GROUPING: Record<Locale, string> = { fr: "\u202f", en: "," };
const DECIMAL: Record<Locale, string> = { fr: ",", en: "." };

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
const list = perLocale((tag) => new Intl.ListFormat(tag, { type: "conjunction" }));

/**
 * Amounts and rates are written here as `Intl.NumberFormat` writes them, letter for letter: making
 * the first one of those keeps a slow phone busy for a tenth of a second, and a menu is full of them.
 */
export function formatMoney(cents: Cents, locale: Locale): string {
  const sign = cents < 0 ? "-" : "";
  const size = Math.abs(cents);
  const euros = String(Math.floor(size / 100)).replace(THOUSANDS, GROUPING[locale]);
  const amount = `${euros}${DECIMAL[locale]}${String(size % 100).padStart(2, "0")}`;
  return locale === "fr" ? `${sign}${amount}\u00a0€` : `${sign}€${amount}`;
}

/** A price in the form of structured data: `12.50`. */
export function plainMoney(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** A rate below 1,000, to the hundredth: "5,5 %". */
export function formatPercent(rate: number, locale: Locale): string {
  const digits = String(Math.round(rate * 100) / 100).replace(".", DECIMAL[locale]);
  return locale === "fr" ? `${digits}\u00a0%` : `${digits}%`;
}

/** `2026-11-21` as "samedi 21 novembre"; no line ends between the day and its month. */
export function formatDate(date: string, locale: Locale): string {
  return fullDate(locale)
    .format(new Date(`${date}T00:00:00Z`))
    .replace(/(?<=\d) /, "\u00a0");
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
