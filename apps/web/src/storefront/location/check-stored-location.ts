import type { DeliverySettings } from "@noren/ordering/model.ts";
import { useCart } from "../cart/cart-store.ts";
import { checkLocation } from "./place.ts";

/** What was stored against the settings of now; a place that leaves is told. */
export function checkStoredLocation(settings: DeliverySettings): void {
  const { location: saved } = useCart.getState();
  const { location, lost } = checkLocation(saved, settings);
  if (location !== saved) useCart.setState({ location, ...(lost && { lostPlace: lost }) });
}
