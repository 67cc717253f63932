import type { DietaryFilter } from "@noren/ordering/allergens.ts";
import { create } from "zustand";

/** `hide`: dishes that do not match are left out of the menu instead of greyed out. */
export type Filter = DietaryFilter & { hide: boolean };

/** The label of a dish's card if the dish does not match, or only with caution. */
export type DietaryMatch = { fit: "caution" | "unfit"; reason: string; hidden: boolean };

/** Matches by dish, and by section where none of its dishes match. */
export type DietaryMatches = {
  dishes: ReadonlyMap<number, DietaryMatch>;
  emptied: ReadonlyMap<string, string>;
  /** `left` of `total` dishes match, with or without caution. */
  left: number;
  total: number;
};

type DietaryState = DietaryMatches & {
  /** Null until the stored filter was read, which happens only in a browser and on demand. */
  filter: Filter | null;
  active: boolean;
};

/** The visitor's dietary filter. Empty on the server and during hydration. */
export const useDietaryStore = create<DietaryState>(() => ({
  filter: null,
  active: false,
  dishes: new Map(),
  emptied: new Map(),
  left: 0,
  total: 0,
}));
