import type { DietaryFilter } from "@noren/ordering/allergens.ts";
import { create } from "zustand";

/** `hide`: dishes that do not suit are left out of the menu instead of being greyed. */
export type Filter = DietaryFilter & { hide: boolean };

/** What a dish's card says where it does not suit, or only with caution. */
export type DietaryMatch = { fit: "caution" | "unfit"; reason: string; hidden: boolean };

/** What becomes of the menu: by dish, and by section where nothing in it suits. */
export type DietaryMatches = {
  dishes: ReadonlyMap<number, DietaryMatch>;
  emptied: ReadonlyMap<string, string>;
  /** `left` of `total` dishes are not unfit. */
  left: number;
  total: number;
};

type DietaryState = DietaryMatches & {
  /** Null until what is stored was read: only in a browser, and only where somebody asks. */
  filter: Filter | null;
  active: boolean;
};

/** What the visitor avoids and wants. The server and a hydrating page know nothing of it. */
export const useDietaryStore = create<DietaryState>(() => ({
  filter: null,
  active: false,
  dishes: new Map(),
  emptied: new Map(),
  left: 0,
  total: 0,
}));
