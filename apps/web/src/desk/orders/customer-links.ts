import type { DeskOrder } from "@noren/contract/staff/orders.ts";

type Location = NonNullable<DeskOrder["customer"]["location"]>;

/** Keeps only what can be dialled: guests type spaces, dots and more. */
export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, "")}`;
}

/** Opens the device's map app; without the customer's name or number. */
export function mapLink({ address, postal_code, city, country }: Location): string {
  const query = [address, `${postal_code} ${city}`, country].filter(Boolean).join(", ");
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
