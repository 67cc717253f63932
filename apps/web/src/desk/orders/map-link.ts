import type { DeskOrder } from "@noren/contract/staff/orders.ts";

type Location = Pick<
  NonNullable<DeskOrder["customer"]["location"]>,
  "address" | "postal_code" | "city" | "country"
>;

/** Opens the device's map app; without the customer's name or number. */
export function mapLink({ address, postal_code, city, country }: Location): string {
  const query = [address, `${postal_code} ${city}`, country].filter(Boolean).join(", ");
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
