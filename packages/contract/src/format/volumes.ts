import type { Locale } from "../locales.ts";
import { DECIMAL } from "./money.ts";

/** Centilitres, to the tenth: "33 cl", "37,5 cl". By hand: `Intl` knows no centilitres. */
export function formatVolume(volume_cl: number, locale: Locale): string {
  const digits = String(Math.round(volume_cl * 10) / 10).replace(".", DECIMAL[locale]);
  return `${digits}\u00a0cl`;
}
