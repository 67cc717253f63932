import type { Locale } from "../locales.ts";
import { perLocale } from "./per-locale.ts";

const distances = {
  km: perLocale((tag) => unitFormat(tag, "kilometer")),
  miles: perLocale((tag) => unitFormat(tag, "mile")),
};
const minutes = perLocale((tag) => unitFormat(tag, "minute"));

/** 2.43 km as "2,4 km" in French, "2.4 km" in English; miles as "mi". */
export function formatDistance(distance: number, unit: "km" | "miles", locale: Locale): string {
  return distances[unit](locale).format(distance);
}

/** Whole minutes: "9 min". */
export function formatMinutes(duration: number, locale: Locale): string {
  return minutes(locale).format(Math.round(duration));
}

function unitFormat(tag: string, unit: string): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: 1,
  });
}
