import type { Timeouts } from "../src/app.ts";
import { PROBE_MS } from "../src/db/postgres.ts";
import { STRIPE_TIMEOUT_MS } from "../src/providers/card/stripe.ts";
import { GEOCODER_TIMEOUTS } from "../src/providers/geocoder/open-geocoder.ts";
import { PRINTER_TIMEOUTS } from "../src/providers/printer/network-printer.ts";

/** Ten times the product's own, as emulators of other systems share a busy machine with the app. */
export const PATIENT_TIMEOUTS: Timeouts = {
  geocoder: tenfold(GEOCODER_TIMEOUTS),
  cards: 10 * STRIPE_TIMEOUT_MS,
  printer: tenfold(PRINTER_TIMEOUTS),
  databaseProbe: 10 * PROBE_MS,
};

function tenfold<Key extends string>(timeouts: Record<Key, number>): Record<Key, number> {
  const entries = Object.entries<number>(timeouts).map(([name, ms]) => [name, 10 * ms]);
  return Object.fromEntries(entries) as Record<Key, number>;
}
