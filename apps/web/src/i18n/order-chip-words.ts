import type { Locale } from "@noren/contract/locales.ts";
import type { Progress } from "@noren/ordering/progress.ts";

/** Texts of the link to the open order in the header; loaded with its code. */
type OrderChipWords = { open: string; progress: Partial<Record<Progress, string>> };

export const ORDER_CHIP_WORDS: Record<Locale, OrderChipWords> = {
  fr: {
    open: "Commande en cours",
    progress: {
      new: "reçue",
      accepted: "acceptée",
      preparing: "en cuisine",
      ready: "prête",
      out_for_delivery: "en route",
    },
  },
  en: {
    open: "Open order",
    progress: {
      new: "received",
      accepted: "accepted",
      preparing: "in the kitchen",
      ready: "ready",
      out_for_delivery: "on its way",
    },
  },
};
