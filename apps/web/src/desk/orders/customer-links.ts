import type { DeskOrder } from "@noren/contract/staff/orders.ts";

type Location = NonNullable<DeskOrder["customer"]["location"]>;

/** Only what a telephone dials: guests type spaces, dots and more. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** Opens the map of whatever device it is; no name and no number goes there. */
export function mapLink({ address, postal_code, city, country }: Location): string {
  const query = [address, `${postal_code} ${city}`, country].filter(Boolean).join(", ");
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
