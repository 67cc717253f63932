import { addLine, checkCart, type ItemIndex, setLineQuantity } from "@noren/ordering/cart.ts";
import { DEFAULT_ORDER_TYPE } from "@noren/ordering/constants.ts";
import type { DistanceQuote } from "@noren/ordering/delivery.ts";
import type { LineRef, OrderType } from "@noren/ordering/model.ts";
import { create } from "zustand";

/** Distance of a location; `duration` in minutes, 0 where it is unknown. */
export type SavedQuote = DistanceQuote & { duration: number; estimated: boolean };

/** Destination of the order, kept between visits. `zone` is the name of the chosen zone. */
export type SavedLocation = {
  zone: string | null;
  address: string;
  city: string;
  postal_code: string;
  quote: SavedQuote | null;
};

/** A saved location that was removed because the restaurant no longer delivers there. */
export type LostPlace = { name: string; why: "zone_gone" | "too_far" };

export type CartState = {
  refs: LineRef[];
  orderType: OrderType;
  location: SavedLocation;
  /** Names of dishes that are no longer on a menu; null where the name is unknown. */
  left: (string | null)[];
  lostPlace: LostPlace | null;
  /** The line removed last, while it can be restored. */
  removed: { ref: LineRef; index: number } | null;
  /** Name of the dish added last, for the announcement. */
  added: string | null;
  /** A further message about the added dish, translated. */
  notice: string | null;
  /** Names of the dishes in the cart by item id. */
  names: Record<number, string>;
};

export const NO_LOCATION: SavedLocation = {
  zone: null,
  address: "",
  city: "",
  postal_code: "",
  quote: null,
};

/** The visitor's cart. Empty on the server and during hydration. */
export const useCart = create<CartState>(() => ({
  refs: [],
  orderType: DEFAULT_ORDER_TYPE,
  location: NO_LOCATION,
  left: [],
  lostPlace: null,
  removed: null,
  added: null,
  notice: null,
  names: {},
}));

/** `name` is stored to name the dish if the menu no longer holds it later. */
export function addToCart(ref: LineRef, name: string): void {
  useCart.setState(({ refs, names }) => ({
    refs: addLine(refs, ref),
    removed: null,
    added: name,
    names: { ...names, [ref.item_id]: name },
  }));
}

export function setQuantity(index: number, quantity: number): void {
  useCart.setState(({ refs }) => {
    const ref = refs[index];
    if (!ref) return {};
    const removed = quantity === 0 ? { ref, index } : null;
    return { refs: setLineQuantity(refs, index, quantity), removed };
  });
}

export function undoRemoval(): void {
  useCart.setState(({ refs, removed }) =>
    removed ? { refs: refs.toSpliced(removed.index, 0, removed.ref), removed: null } : {},
  );
}

export function chooseOrderType(orderType: OrderType): void {
  useCart.setState({ orderType });
}

export function chooseLocation(location: SavedLocation): void {
  useCart.setState({ location, lostPlace: null });
}

export function emptyCart(): void {
  useCart.setState({ refs: [], removed: null, left: [], notice: null });
}

export function setCartNotice(notice: string | null): void {
  useCart.setState({ notice });
}

export function dismissLeft(): void {
  useCart.setState({ left: [], notice: null });
}

export function dismissLostPlace(): void {
  useCart.setState({ lostPlace: null });
}

/**
 * rules.md, Cart: a stored cart is checked against the menus; missing items are removed and named.
 */
export function checkStoredCart(index: ItemIndex): void {
  const { refs: stored, names: known } = useCart.getState();
  const { refs, removed } = checkCart(index, stored);
  const names = Object.fromEntries(
    refs.map(({ item_id }) => [item_id, index.get(item_id)?.item.item_name ?? ""]),
  );
  const left = removed.map(({ ref, name }) => name ?? known[ref.item_id] ?? null);
  useCart.setState(removed.length > 0 ? { refs, names, left } : { names });
}
