import { lookupLine } from "@noren/contract/address-line.ts";
import type { OrderRequest } from "@noren/contract/checkout.ts";
import type { CheckoutProblem } from "@noren/contract/problems.ts";
import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { DistanceQuote } from "@noren/ordering/delivery.ts";
import { type Address, needsPosition, townFor, zonesFor } from "@noren/ordering/delivery-area.ts";
import type { Position } from "@noren/ordering/model.ts";
import type { Locations } from "../locations/locations.ts";

/**
 * `quote` is null for pickups and deliveries by zone; `position` is null where no zone needs it,
 * where it is unknown, and where only that of the commune is known; `town` is null where it was not
 * looked up.
 */
export type DeliveryQuote = {
  quote: DistanceQuote | null;
  position: Position | null;
  town: Pick<Address, "city" | "postal_code"> | null;
};

export type DeliveryQuoteResult =
  | ({ ok: true } & DeliveryQuote)
  | { ok: false; problem: CheckoutProblem };

/** What looking up the address of an order says: its distance, or its position for the zones. */
export async function quoteDelivery(
  request: OrderRequest,
  settings: RestaurantSettings,
  locations: Locations,
): Promise<DeliveryQuoteResult> {
  const none: DeliveryQuote = { quote: null, position: null, town: null };
  if (request.is_pickup) return { ok: true, ...none };
  const line = addressLine(request);
  if (settings.delivery.calculation_type === "zone_based") {
    const { city, postal_code } = request.customer.location ?? {};
    const town = { city: city ?? "", postal_code: postal_code ?? "" };
    const isOutside = zonesFor(town, settings.delivery).length === 0;
    if (!isOutside && !needsPosition(settings.delivery)) return { ok: true, ...none };
    const lookup = await locations.find(line, settings);
    if (!lookup.ok)
      return isOutside && lookup.code === "postal_code_unknown"
        ? UNKNOWN_POSTAL_CODE
        : { ok: true, ...none };
    const { position, ...found } = lookup.found;
    return { ok: true, ...none, position, town: townFor(town, found, settings.delivery) };
  }
  const lookup = await locations.measure(line, settings);
  if (lookup.ok) return { ok: true, ...none, quote: lookup.found.value };
  if (lookup.code === "postal_code_unknown") return UNKNOWN_POSTAL_CODE;
  const code = lookup.code === "address_not_found" ? "out_of_range" : "address_unverified";
  return { ok: false, problem: { code } };
}

/** The reason is an addition to wire.md in the payload of `out_of_range`. */
const UNKNOWN_POSTAL_CODE: DeliveryQuoteResult = {
  ok: false,
  problem: {
    code: "out_of_range",
    wordsOf: "postal_code_unknown",
    payload: { reason: "postal_code_unknown" },
  },
};

function addressLine({ customer }: OrderRequest): string {
  const { address, city, postal_code } = customer.location ?? {};
  return lookupLine({
    address: address ?? "",
    city: city ?? "",
    postal_code: postal_code ?? "",
  });
}
