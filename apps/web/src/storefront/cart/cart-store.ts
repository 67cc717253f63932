import { addLine, checkCart, type ItemIndex, setLineQuantity } from "@noren/ordering/cart.ts";
import { DEFAULT_ORDER_TYPE } from "@noren/ordering/constants.ts";
import type { DistanceQuote } from "@noren/ordering/delivery.ts";
import type { LineRef, OrderType } from "@noren/ordering/model.ts";
import { create } from "zustand";

/** How far a place is; `duration` in minutes, 0 where nobody says. */
export type SavedQuote = DistanceQuote & { duration: number; estimated: boolean };

/** Where an order goes; kept between visits. `zone` is the name of the zone that was picked. */
export type SavedLocation = {
  zone: string | null;
  address: string;
  city: string;
  postal_code: string;
  quote: SavedQuote | null;
};

/** A saved location that left, as the restaurant no longer delivers there. */
export type LostPlace = { name: string; why: "zone_gone" | "too_far" };

export type CartState = {
  refs: LineRef[];
  orderType: OrderType;
  location: SavedLocation;
  /** Names of dishes that the menus no longer hold; null where no name is known. */
  left: (string | null)[];
  lostPlace: LostPlace | null;
  /** The line taken away last, for as long as it can be put back. */
  removed: { ref: LineRef; index: number } | null;
  /** What was added last, for the message that says so. */
  added: string | null;
  /** What else there is to say about what was added, in the reader's words. */
  notice: string | null;
  /** Names of the dishes in the cart. */
  names: Record<number, string>;
};

export const NO_LOCATION: SavedLocation = {
  zone: null,
  address: "",
  city: "",
  postal_code: "",
  quote: null,
};

/** The visitor's cart. The server and a hydrating page see it empty. */
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

/** `name`: to tell later what has left, should the menu no longer hold it. */
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

/** rules.md, Cart: a stored cart is checked against the menus; what they lack leaves it, named. */
export function checkStoredCart(index: ItemIndex): void {
  const { refs: stored, names: known } = useCart.getState();
  const { refs, removed } = checkCart(index, stored);
  const names = Object.fromEntries(
    refs.map(({ item_id }) => [item_id, index.get(item_id)?.item.item_name ?? ""]),
  );
  const left = removed.map(({ ref, name }) => name ?? known[ref.item_id] ?? null);
  useCart.setState(removed.length > 0 ? { refs, names, left } : { names });
}
