import type { SavedAddress } from "@noren/contract/addresses-api.ts";

/** What an address is called: its label, or its street. */
export function addressName({ label, address }: Pick<SavedAddress, "label" | "address">): string {
  return label || address;
}

/** The postal code and the city. */
export function townName({
  postal_code,
  city,
}: Pick<SavedAddress, "postal_code" | "city">): string {
  return `${postal_code} ${city}`.trim();
}
