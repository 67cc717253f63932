import type { Tracking } from "@noren/contract/tracking.ts";
import type { TrackWords } from "../../i18n/track-words.ts";

/** What the guest reads about where their order is; of money only where some was taken. */
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
