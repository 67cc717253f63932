import type { CartState, SavedQuote } from "./cart-store.ts";

type StoredPlace = Pick<CartState, "orderType" | "location">;

/** Order type and location as short text (rules.md, Persistence). */
export function encodeLocation({ orderType, location }: StoredPlace): string {
  const { zone, address, city, postal_code, quote } = location;
  return JSON.stringify([orderType, zone, address, city, postal_code, quote]);
}

/**
 * `stored` is the parsed text. Unknown values decode to nothing; an invalid distance is left out.
 */
export function decodeLocation(stored: unknown): Partial<StoredPlace> {
  const [orderType, zone, ...place] = Array.isArray(stored) ? stored : [];
  if (orderType !== "pickup" && orderType !== "delivery") return {};
  const [address, city, postal_code, quote] = place;
  return {
    orderType,
    location: {
      zone: text(zone) || null,
      address: text(address),
      city: text(city),
      postal_code: text(postal_code),
      quote: isQuote(quote) ? quote : null,
    },
  };
}

function text(stored: unknown): string {
  return typeof stored === "string" ? stored : "";
}

function isQuote(stored: unknown): stored is SavedQuote {
  const { unit, distance, duration, delivery_cost } = Object(stored);
  return (
    (unit === "km" || unit === "miles") &&
    [distance, duration].every((number) => Number.isFinite(number) && number >= 0) &&
    Number.isSafeInteger(delivery_cost) &&
    delivery_cost >= 0
  );
}
