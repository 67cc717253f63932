import { formatTimeRange } from "@noren/contract/format/times.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { TimeRange } from "@noren/ordering/model.ts";
import type { SharedMessages } from "../../i18n/fr.ts";

/** A service whose end is its start lasts a whole day (`spanOf`). */
export function serviceInWords(service: TimeRange, locale: Locale, m: SharedMessages): string {
  return service.start === service.end ? m.hours.wholeDay : formatTimeRange(service, locale);
}
