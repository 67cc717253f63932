import type { Position } from "@noren/ordering/model.ts";
import type { CartState, SavedQuote } from "./cart-store.ts";

type StoredPlace = Pick<CartState, "orderType" | "isTypeAnswered" | "location">;

/** Order type and location as short text (rules.md, Persistence). */
export function encodeLocation({ orderType, isTypeAnswered, location }: StoredPlace): string {
  const { zone, address, city, postal_code, quote, position } = location;
  const place = [zone, address, city, postal_code, quote];
  return JSON.stringify([orderType, ...place, isTypeAnswered, ...(position ? [position] : [])]);
}

/**
 * `stored` is the parsed text. Unknown values decode to nothing; an invalid distance is left out.
 */
export function decodeLocation(stored: unknown): Partial<StoredPlace> {
  const [orderType, zone, ...place] = Array.isArray(stored) ? stored : [];
  if (orderType !== "pickup" && orderType !== "delivery") return {};
  const [address, city, postal_code, quote, isTypeAnswered, position] = place;
  return {
    orderType,
    isTypeAnswered: isTypeAnswered === true,
    location: {
      zone: text(zone) || null,
      address: text(address),
      city: text(city),
      postal_code: text(postal_code),
      quote: isQuote(quote) ? quote : null,
      ...(isPosition(position) && { position }),
    },
  };
}

function text(stored: unknown): string {
  return typeof stored === "string" ? stored : "";
}

function isPosition(stored: unknown): stored is Position {
  const { lat, lng } = Object(stored);
  return Number.isFinite(lat) && Number.isFinite(lng);
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
