import type { TaxSettings } from "@noren/ordering/model.ts";
import type { Log } from "./log.ts";

/** With tax added to prices, the quantity rule "reference" charges too much tax (rules.md, Tax). */
export function warnOfDoubleTax({ enabled, inclusive, quantity }: TaxSettings, log: Log): void {
  if (enabled && !inclusive && quantity === "reference")
    log.warn('tax is added to prices with quantity "reference": customers pay it several times');
}
