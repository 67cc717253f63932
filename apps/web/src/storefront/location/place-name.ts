import type { SavedLocation } from "../cart/cart-store.ts";

/** Name and town of a saved location; null where there is none. */
export function placeName(location: SavedLocation): { name: string; town: string } | null {
  const { zone, address, city, postal_code } = location;
  const town = `${postal_code} ${city}`.trim();
  if (address) return { name: address, town };
  if (zone) return { name: zone, town };
  return town ? { name: town, town: "" } : null;
}
