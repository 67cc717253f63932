import type { DeliverySettings } from "@noren/ordering/model.ts";
import { changeCart } from "../cart/cart-store.ts";
import { checkLocation } from "./place.ts";

/** Checks the stored location against the current settings; a location that is removed is named. */
export function checkStoredLocation(settings: DeliverySettings): void {
  changeCart(({ location: saved }) => {
    const { location, lost } = checkLocation(saved, settings);
    return location === saved ? {} : { location, ...(lost && { lostPlace: lost }) };
  });
}
