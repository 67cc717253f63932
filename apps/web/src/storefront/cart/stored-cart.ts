import { parsedJson } from "../../platform/parsed-json.ts";
import { openStorage } from "../../platform/storage.ts";
import { decodeCart, encodeCart } from "./cart-codec.ts";
import { type CartState, followStoredCart, readStoredCart, useCart } from "./cart-store.ts";
import { decodeLocation, encodeLocation } from "./location-codec.ts";

/** Texts in the storage; null where there is none. */
type Stored = Record<"cart" | "dish_names" | "location", string | null>;

/** Restores the stored cart, stores every change, and follows the changes of other windows. */
export function startCart(persisted: "cookies" | "local"): void {
  const storage = openStorage(persisted);
  const read = (): Stored => ({
    cart: storage.read("cart"),
    dish_names: storage.read("dish_names"),
    location: storage.read("location"),
  });
  /** As last read or written here, also where a full storage has kept an earlier text. */
  let known: Stored = { cart: null, dish_names: null, location: null };

  followStoredCart((cart) => {
    const stored = read();
    const changed = changeOf(cart, stored, known);
    known = stored;
    return changed;
  });
  readStoredCart();

  const otherWindows = channel();
  useCart.subscribe((state, before) => {
    if (state.refs.length === 0) storage.write("companion", null);
    const changed = changedTexts(state, before).filter(([key, text]) => text !== known[key]);
    if (changed.length === 0) return;
    for (const [key, text] of changed) storage.write(key, text);
    known = read();
    otherWindows?.postMessage("changed");
  });

  otherWindows?.addEventListener("message", readStoredCart);
  // A window in the background may be too late to hear the others.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") readStoredCart();
  });
}

/** The browser's `storage` event reports no cookies. Missing in old browsers. */
function channel(): BroadcastChannel | null {
  return "BroadcastChannel" in window ? new BroadcastChannel("cart") : null;
}

function changedTexts(
  state: CartState,
  before: CartState,
): (readonly [key: keyof Stored, text: string | null])[] {
  const isPlace =
    state.location !== before.location ||
    state.orderType !== before.orderType ||
    state.isTypeAnswered !== before.isTypeAnswered;
  return [
    ...(state.refs === before.refs ? [] : [["cart", encodeCart(state.refs) || null] as const]),
    ...(state.names === before.names ? [] : [["dish_names", JSON.stringify(state.names)] as const]),
    ...(isPlace ? [["location", encodeLocation(state)] as const] : []),
  ];
}

function changeOf(cart: CartState, stored: Stored, known: Stored): Partial<CartState> {
  const changed: Partial<CartState> = {
    ...(stored.cart !== known.cart && { refs: decodeCart(stored.cart ?? "") }),
    ...(stored.dish_names !== known.dish_names && { names: decodeNames(stored.dish_names) }),
    ...(stored.location !== known.location && placeIn(stored.location, cart)),
  };
  // Only an order empties the cart and asks for the order type again (`emptyCart`).
  const isOrdered =
    cart.refs.length > 0 && changed.refs?.length === 0 && changed.isTypeAnswered === false;
  return isOrdered ? { ...changed, orderedElsewhere: true, removed: null } : changed;
}

/** A location that is the same keeps its identity: the checkout copies a changed one. */
function placeIn(text: string | null, { location }: CartState): Partial<CartState> {
  const place = decodeLocation(parsedJson(text));
  const isSame = JSON.stringify(place.location) === JSON.stringify(location);
  return isSame ? { ...place, location } : place;
}

function decodeNames(text: string | null): Record<number, string> {
  const entries = Object.entries(parsedJson(text) ?? {});
  return Object.fromEntries(entries.map(([id, name]) => [id, String(name)]));
}
