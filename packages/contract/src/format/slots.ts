import type { Locale } from "../locales.ts";
import { formatTime, formatTimeRange } from "./times.ts";

const LABEL = /^\d\d:\d\d(-\d\d:\d\d)?$/;

/**
 * A slot's label (rules.md: `19:30-19:45` or `19:30`) as a sentence writes it: "19 h 30 – 19 h 45".
 * What another server calls otherwise stays as it is.
 */
export function formatSlot(label: string, locale: Locale): string {
  if (!LABEL.test(label)) return label;
  const [start = "", end] = label.split("-");
  return end ? formatTimeRange({ start, end }, locale) : formatTime(start, locale);
}
