import type { TaxSettings } from "@noren/ordering/model.ts";
import type { Log } from "./log.ts";

/** rules.md, Tax: on top of prices, the reference rule charges more than the law's tax. */
export function warnOfDoubleTax({ enabled, inclusive, quantity }: TaxSettings, log: Log): void {
  if (enabled && !inclusive && quantity === "reference")
    log.warn('tax is added to prices with quantity "reference": customers pay it several times');
}
