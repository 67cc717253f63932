import type { MeasuredAddress } from "@noren/contract/locations.ts";
import { asCents } from "@noren/ordering/money.ts";

/** An address 2.4 km away; `over` overrides single fields. */
export function aMeasuredAddress(over: Partial<MeasuredAddress> = {}): MeasuredAddress {
  return {
    distance: 2.4,
    duration: 9,
    unit: "km",
    delivery_cost: asCents(340),
    formatted_address: "3 Quai Sud, 69001 Lyon",
    address: "3 Quai Sud",
    city: "Lyon",
    postal_code: "69001",
    country: "France",
    ...over,
  };
}
