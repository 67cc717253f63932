import { openStorage } from "../../platform/storage.ts";
import { decodeCart, encodeCart } from "./cart-codec.ts";
import { useCart } from "./cart-store.ts";
import { decodeLocation, encodeLocation } from "./location-codec.ts";

/** Restores the stored cart, then stores every change. */
export function startCart(persisted: "cookies" | "local"): void {
  const storage = openStorage(persisted);
  const bringBack = () =>
    useCart.setState({
      refs: decodeCart(storage.read("cart") ?? ""),
      names: decodeNames(storage.read("dish_names")),
      ...decodeLocation(parsed(storage.read("location"))),
    });
  bringBack();

  useCart.subscribe((state, before) => {
    if (state.refs !== before.refs) storage.write("cart", encodeCart(state.refs) || null);
    if (state.refs.length === 0) storage.write("companion", null);
    if (state.names !== before.names) storage.write("dish_names", JSON.stringify(state.names));
    if (
      state.location !== before.location ||
      state.orderType !== before.orderType ||
      state.isTypeAnswered !== before.isTypeAnswered
    )
      storage.write("location", encodeLocation(state));
  });

  // Another tab may have changed the cart while this one was hidden.
  document.addEventListener("visibilitychange", () => {
    const shown = encodeCart(useCart.getState().refs);
    if (document.visibilityState === "visible" && (storage.read("cart") ?? "") !== shown)
      bringBack();
  });
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
