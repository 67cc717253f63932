import type { OrderRequest } from "@noren/contract/checkout.ts";
import type { CheckoutProblem } from "@noren/contract/problems.ts";
import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { DistanceQuote } from "@noren/ordering/delivery.ts";
import type { Locations } from "../locations/locations.ts";

export type DeliveryQuoteResult =
  | { ok: true; quote: DistanceQuote | null }
  | { ok: false; problem: CheckoutProblem };

/** Characters; together at most the longest query of the address search. */
const MAX_STREET = 120;
const MAX_CITY = 60;

/** The distance quote of an order; null for pickups and deliveries by zone, which need none. */
export async function quoteDelivery(
  request: OrderRequest,
  settings: RestaurantSettings,
  locations: Locations,
): Promise<DeliveryQuoteResult> {
  const { address, city, postal_code } = request.customer.location ?? {};
  if (request.is_pickup || settings.delivery.calculation_type === "zone_based")
    return { ok: true, quote: null };
  const street = address?.slice(0, MAX_STREET) ?? "";
  const lookup = await locations.measure(
    `${street}, ${postal_code ?? ""} ${city?.slice(0, MAX_CITY) ?? ""}`,
    settings,
  );
  if (lookup.ok) return { ok: true, quote: lookup.found.value };
  const code = lookup.code === "address_not_found" ? "out_of_range" : "address_unverified";
  return { ok: false, problem: { code } };
}
