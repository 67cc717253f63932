import type { OrderRequest } from "@noren/contract/checkout.ts";
import type { CheckoutProblem } from "@noren/contract/problems.ts";
import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { DistanceQuote } from "@noren/ordering/delivery.ts";
import { needsPosition } from "@noren/ordering/delivery-area.ts";
import type { Position } from "@noren/ordering/model.ts";
import type { Locations } from "../locations/locations.ts";

/**
 * `quote` is null for pickups and deliveries by zone; `position` is null where no zone needs it,
 * where it is unknown, and where only that of the commune is known.
 */
export type DeliveryQuote = { quote: DistanceQuote | null; position: Position | null };

export type DeliveryQuoteResult =
  | ({ ok: true } & DeliveryQuote)
  | { ok: false; problem: CheckoutProblem };

/** Characters; together at most the longest query of the address search. */
const MAX_STREET = 120;
const MAX_CITY = 60;

/** What looking up the address of an order says: its distance, or its position for the zones. */
export async function quoteDelivery(
  request: OrderRequest,
  settings: RestaurantSettings,
  locations: Locations,
): Promise<DeliveryQuoteResult> {
  const none: DeliveryQuoteResult = { ok: true, quote: null, position: null };
  if (request.is_pickup) return none;
  const line = addressLine(request);
  if (settings.delivery.calculation_type === "zone_based")
    return needsPosition(settings.delivery)
      ? { ...none, position: await locations.locate(line, settings) }
      : none;
  const lookup = await locations.measure(line, settings);
  if (lookup.ok) return { ...none, quote: lookup.found.value };
  const code = lookup.code === "address_not_found" ? "out_of_range" : "address_unverified";
  return { ok: false, problem: { code } };
}

function addressLine({ customer }: OrderRequest): string {
  const { address, city, postal_code } = customer.location ?? {};
  const street = address?.slice(0, MAX_STREET) ?? "";
  return `${street}, ${postal_code ?? ""} ${city?.slice(0, MAX_CITY) ?? ""}`;
}
