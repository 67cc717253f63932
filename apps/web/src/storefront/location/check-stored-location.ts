import type { DeliverySettings } from "@noren/ordering/model.ts";
import { useCart } from "../cart/cart-store.ts";
import { checkLocation } from "./place.ts";

/** Checks the stored location against the current settings; a location that is removed is named. */
export function checkStoredLocation(settings: DeliverySettings): void {
  const { location: saved } = useCart.getState();
  const { location, lost } = checkLocation(saved, settings);
  if (location !== saved) useCart.setState({ location, ...(lost && { lostPlace: lost }) });
}
