import type { Allergen, Diet } from "@noren/ordering/declarations.ts";

/** In code points. */
export const MAX_ORDER_NOTE = 280;
/** Sets of cutlery of one order. */
export const MAX_CUTLERY = 20;

/**
 * What the kitchen is told of the guest's dietary filter, at the guest's explicit request. With
 * `traces`, possible traces are to be avoided too.
 */
export type DietaryNotice = { avoid: Allergen[]; want: Diet[]; traces: boolean };

/** What a guest asks for beyond the dishes; `note` "" and `cutlery` 0 where nothing was asked. */
export type OrderWishes = {
  note: string;
  cutlery: number;
  dietary: DietaryNotice | null;
  /** Whether the guest brings containers; absent for no. */
  own_container?: boolean | undefined;
};

export const NO_WISHES: OrderWishes = { note: "", cutlery: 0, dietary: null };
