import type { AddressDistance } from "@noren/contract/locations.ts";
import type { RestaurantSettings } from "@noren/contract/settings.ts";
import { DEFAULT_COUNTRY } from "@noren/ordering/constants.ts";
import { KM_PER_MILE } from "@noren/ordering/delivery.ts";
import { deliveryCost } from "@noren/ordering/delivery-area.ts";
import { describePlace, type Place, positionOf } from "../providers/geocoder/geocoder.ts";
import type { MeasuredRoute } from "./routes-between.ts";

const METRES_PER_KM = 1000;

/** The answer of GET distance for a place (wire.md, Locations); `distance` has two decimals. */
export function addressDistance(
  place: Place,
  { metres, seconds, estimated }: MeasuredRoute,
  { unit, ...settings }: RestaurantSettings["delivery"],
): AddressDistance {
  const { address, city, state, postal_code, lat, lng } = place;
  const position = positionOf(place);
  const units = metres / METRES_PER_KM / (unit === "miles" ? KM_PER_MILE : 1);
  const distance = Math.round(units * 100) / 100;
  return {
    distance,
    duration: Math.max(1, Math.round(seconds / 60)),
    unit,
    delivery_cost: deliveryCost(
      { address: { city, postal_code, position }, distance },
      { unit, ...settings },
    ),
    formatted_address: describePlace(place),
    address,
    address2: "",
    city,
    state,
    postal_code,
    country: DEFAULT_COUNTRY,
    lat,
    lng,
    ...(estimated ? { estimated } : {}),
    ...(position ? {} : { approximate: true }),
  };
}
