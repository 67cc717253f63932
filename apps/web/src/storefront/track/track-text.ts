import type { Tracking } from "@noren/contract/tracking.ts";
import type { TrackWords } from "../../i18n/track-words.ts";

/** The text about an order's state; mentions money only if some was paid. */
export function trackText(
  {
    order,
    progress,
  }: Pick<Tracking, "progress"> & {
    order: Pick<Tracking["order"], "is_pickup" | "payment_method" | "demonstration">;
  },
  words: TrackWords,
): string {
  if (progress === "ready" && !order.is_pickup) return words.leavesSoon;
  const isRefused = progress === "rejected" || progress === "cancelled";
  const isUnpaid = order.payment_method === "cash" || order.demonstration;
  return isRefused && isUnpaid ? words.nothingToPay : words.texts[progress];
}
