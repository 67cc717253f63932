import { capitalise } from "@noren/contract/format/capitalise.ts";
import { formatDate } from "@noren/contract/format/dates.ts";
import { momentAt } from "@noren/contract/format/moments.ts";
import { formatSlot } from "@noren/contract/format/slots.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { OrderRecord } from "@noren/contract/order-records.ts";

import type { AccountMessages } from "../../i18n/account-fr.ts";

type OrderWords = AccountMessages["account"]["orders"];
type InWords = { timezone: string; locale: Locale; words: OrderWords };

/** The progress of an order; an unknown value of another server is "received". */
export function progressLabel({ progress, status }: OrderRecord, words: OrderWords): string {
  if (status === "cancelled") return words.progress.cancelled;
  return isKey(words.progress, progress) ? words.progress[progress] : words.progress.new;
}

/** The payment state; null where payment is simply still due. */
export function statusLabel({ status }: OrderRecord, words: OrderWords): string | null {
  return isKey(words.statuses, status) ? words.statuses[status] : null;
}

/**
 * "Passée le samedi 21 novembre 2026 à 19 h 04", in the restaurant's time zone; null where unknown.
 */
export function placedWords({ created_at }: OrderRecord, inWords: InWords): string | null {
  const instant = Date.parse(created_at);
  if (Number.isNaN(instant)) return null;
  const { timezone, locale, words } = inWords;
  const { dayOfYear, time } = momentAt(instant, timezone, locale);
  return words.placed(dayOfYear, time);
}

/** Day and slot of the order. */
export function slotWords({ date }: OrderRecord, { locale, words }: InWords): string {
  const { delivery_date, delivery_time_range: range } = date;
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(delivery_date);
  const isKnown = isDate && !Number.isNaN(Date.parse(delivery_date));
  const day = isKnown ? capitalise(formatDate(delivery_date, locale)) : "";
  const time = range.toUpperCase() === "ASAP" ? words.asap : formatSlot(range, locale);
  return [day, time].filter(Boolean).join(", ");
}

function isKey<Words extends object>(words: Words, key: PropertyKey): key is keyof Words {
  return Object.hasOwn(words, key);
}
