import { openStorage } from "../../platform/storage.ts";
import { decodeCart, encodeCart } from "./cart-codec.ts";
import { type CartState, type SavedQuote, useCart } from "./cart-store.ts";

/** Brings back what was stored, and stores every change from then on. */
export function startCart(persisted: "cookies" | "local"): void {
  const storage = openStorage(persisted);
  const bringBack = () =>
    useCart.setState({
      refs: decodeCart(storage.read("cart") ?? ""),
      names: decodeNames(storage.read("dish_names")),
      ...decodeLocation(storage.read("location")),
    });
  bringBack();

  useCart.subscribe((state, before) => {
    if (state.refs !== before.refs) storage.write("cart", encodeCart(state.refs) || null);
    if (state.names !== before.names) storage.write("dish_names", JSON.stringify(state.names));
    if (state.location !== before.location || state.orderType !== before.orderType)
      storage.write("location", encodeLocation(state));
  });

  // Another tab may have changed the cart while this one was out of sight.
  document.addEventListener("visibilitychange", () => {
    const shown = encodeCart(useCart.getState().refs);
    if (document.visibilityState === "visible" && (storage.read("cart") ?? "") !== shown)
      bringBack();
  });
}

type StoredPlace = Pick<CartState, "orderType" | "location">;

function encodeLocation({ orderType, location }: StoredPlace): string {
  const { zone, address, city, postal_code, quote } = location;
  return JSON.stringify([orderType, zone, address, city, postal_code, quote]);
}

function decodeLocation(text: string | null): Partial<StoredPlace> {
  const stored = parsed(text);
  const [orderType, zone, ...place] = Array.isArray(stored) ? stored : [];
  if (orderType !== "pickup" && orderType !== "delivery") return {};
  const [address = "", city = "", postal_code = ""] = place.slice(0, 3).map(String);
  const quote = isQuote(place[3]) ? place[3] : null;
  return {
    orderType,
    location: { zone: typeof zone === "string" ? zone : null, address, city, postal_code, quote },
  };
}

function isQuote(stored: unknown): stored is SavedQuote {
  const { unit, distance, duration, delivery_cost } = Object(stored);
  const numbers = [distance, duration, delivery_cost];
  return (
    (unit === "km" || unit === "miles") &&
    numbers.every((n) => Number.isFinite(n) && n >= 0) &&
    Number.isSafeInteger(delivery_cost)
  );
}

function decodeNames(text: string | null): Record<number, string> {
  const entries = Object.entries(parsed(text) ?? {});
  return Object.fromEntries(entries.map(([id, name]) => [id, String(name)]));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
