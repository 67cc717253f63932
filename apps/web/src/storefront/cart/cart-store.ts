import {
  addLine,
  checkCart,
  type ItemIndex,
  lineKey,
  sameLine,
  setLineQuantity,
} from "@noren/ordering/cart.ts";
import { DEFAULT_ORDER_TYPE } from "@noren/ordering/constants.ts";
import type { DistanceQuote } from "@noren/ordering/delivery.ts";
import type { Line, LineRef, OrderType, Position } from "@noren/ordering/model.ts";
import type { CartInput } from "@noren/ordering/totals.ts";
import { create } from "zustand";

/** Distance of a location; `duration` in minutes, 0 where it is unknown. */
export type SavedQuote = DistanceQuote & { duration: number; estimated: boolean };

/**
 * Destination of the order, kept between visits. `zone` is the name of the chosen zone; `position`
 * is kept only where zones are chosen by it.
 */
export type SavedLocation = {
  zone: string | null;
  address: string;
  city: string;
  postal_code: string;
  quote: SavedQuote | null;
  position?: Position;
};

/** A saved location that was removed because the restaurant no longer delivers there. */
export type LostPlace = { name: string; why: "zone_gone" | "too_far" };

/** What prices an order beyond the cart, where the checkout knows more of it. */
export type OrderTerms = Pick<CartInput, "coupon"> & Pick<CartInput["delivery"], "zone" | "quote">;

/** A change whose consequences are computed before it is made (`cart-questions.tsx`). */
export type CartQuestion =
  | { kind: "add"; line: Line; put: () => void }
  | {
      kind: "order_type";
      orderType: OrderType;
      onChosen: (() => void) | undefined;
      terms: OrderTerms | undefined;
    };

/** A consequence of the last change; holds only for these `refs`. `before`: what undo restores. */
export type ToldChange = { text: string; refs: LineRef[]; before: LineRef[] | null };

export type CartState = {
  refs: LineRef[];
  orderType: OrderType;
  /** Whether the guest was asked for the order type since the last order, and answered. */
  isTypeAnswered: boolean;
  location: SavedLocation;
  /** Names of dishes that are no longer on a menu; null where the name is unknown. */
  left: (string | null)[];
  lostPlace: LostPlace | null;
  /** The line removed last, while it can be restored. */
  removed: { ref: LineRef; index: number } | null;
  /** The change that waits for its consequences, or for the guest. */
  question: CartQuestion | null;
  told: ToldChange | null;
  /** Name of the dish added last, for the announcement. */
  added: string | null;
  /** A further message about the added dish, translated. */
  notice: string | null;
  /** Names of the dishes in the cart by item id. */
  names: Record<number, string>;
  /** Whether another window has ordered what this one had in its cart; until a dish is added. */
  orderedElsewhere: boolean;
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
  isTypeAnswered: false,
  location: NO_LOCATION,
  left: [],
  lostPlace: null,
  removed: null,
  question: null,
  told: null,
  added: null,
  notice: null,
  names: {},
  orderedElsewhere: false,
}));

type Change = (cart: CartState) => Partial<CartState>;

/** What other windows have stored since; nothing until `startCart`. */
let changedElsewhere: Change = () => ({});

export function followStoredCart(changed: Change): void {
  changedElsewhere = changed;
}

/** Applies a change to the stored cart, not to this window's copy: another may have changed it. */
export function changeCart(change: Change): void {
  useCart.setState((cart) => {
    const elsewhere = changedElsewhere(cart);
    return { ...elsewhere, ...change({ ...cart, ...elsewhere }) };
  });
}

/** Shows what other windows have stored. */
export function readStoredCart(): void {
  changeCart(() => ({}));
}

/** `name` is stored to name the dish if the menu no longer holds it later. */
export function addToCart(ref: LineRef, name: string): void {
  changeCart(({ refs, names }) => ({
    refs: addLine(refs, ref),
    orderedElsewhere: false,
    removed: null,
    added: name,
    names: { ...names, [ref.item_id]: name },
  }));
}

/** `line` is the key of a line; one that is gone stays so. */
export function setQuantity(line: string, quantity: number): void {
  changeCart(({ refs }) => {
    const index = refs.findIndex((ref) => lineKey(ref) === line);
    const ref = refs[index];
    if (!ref) return {};
    const removed = quantity === 0 ? { ref, index } : null;
    return { refs: setLineQuantity(refs, index, quantity), removed };
  });
}

export function undoRemoval(): void {
  changeCart(({ refs, removed }) => {
    if (!removed) return {};
    const { ref, index } = removed;
    const isBack = refs.some((other) => lineKey(other) === lineKey(ref));
    return { refs: isBack ? addLine(refs, ref) : refs.toSpliced(index, 0, ref), removed: null };
  });
}

/**
 * Switches the order type and calls `onChosen`; where that makes the cart dearer, the guest is
 * asked before.
 */
export function chooseOrderType(
  orderType: OrderType,
  onChosen?: () => void,
  terms?: OrderTerms,
): void {
  readStoredCart();
  const { refs, orderType: current } = useCart.getState();
  if (refs.length > 0 && orderType !== current) {
    useCart.setState({ question: { kind: "order_type", orderType, onChosen, terms } });
  } else {
    changeCart(() => ({ orderType }));
    onChosen?.();
  }
}

/** The consequence of the last change, as long as the cart is still what it made of it. */
export function toldOf({ told, refs }: CartState): ToldChange | null {
  return told?.refs === refs ? told : null;
}

export function undoTold(): void {
  changeCart((cart) => ({ refs: toldOf(cart)?.before ?? cart.refs, told: null }));
}

export function dismissTold(): void {
  useCart.setState({ told: null });
}

/** From now on the order type is shown with a way to change it, and not asked for again. */
export function answerOrderType(): void {
  changeCart(() => ({ isTypeAnswered: true }));
}

export function chooseLocation(location: SavedLocation): void {
  changeCart(() => ({ location, lostPlace: null }));
}

/**
 * After an order: the next one is asked for its type (storefront.md §4). `left`: what remains of the
 * cart.
 */
export function emptyCart(left: (refs: LineRef[]) => LineRef[]): void {
  changeCart(({ refs }) => ({
    refs: left(refs),
    isTypeAnswered: false,
    removed: null,
    left: [],
    notice: null,
  }));
}

export function setCartNotice(notice: string | null): void {
  useCart.setState({ notice });
}

export function dismissLeft(): void {
  useCart.setState({ left: [], notice: null, orderedElsewhere: false });
}

export function dismissLostPlace(): void {
  useCart.setState({ lostPlace: null });
}

/**
 * rules.md, Cart: a stored cart is checked against the menus; missing items are removed and named,
 * and free choices that an option requires by now are added.
 */
export function checkStoredCart(index: ItemIndex): void {
  changeCart(({ refs: stored, names: known }) => {
    const { refs, removed } = checkCart(index, stored);
    const names = Object.fromEntries(
      refs.map(({ item_id }) => [item_id, index.get(item_id)?.item.item_name ?? ""]),
    );
    const left = removed.map(({ ref, name }) => name ?? known[ref.item_id] ?? null);
    return {
      refs: isSame(refs, stored) ? stored : refs,
      names,
      ...(left.length > 0 && { left }),
    };
  });
}

function isSame(refs: readonly LineRef[], others: readonly LineRef[]): boolean {
  const isAt = (ref: LineRef, other: LineRef | undefined) =>
    other !== undefined && ref.quantity === other.quantity && sameLine(ref, other);
  return refs.length === others.length && refs.every((ref, at) => isAt(ref, others[at]));
}
