import { create } from "zustand";

/** When menus and dishes can be had, in words: "pour 18 h 30". Absent for those of now. */
export type MenuTimes = {
  /** Ids of the menus, those that can be had first in front; null until the clock is known. */
  order: readonly number[] | null;
  menus: ReadonlyMap<number, string>;
  dishes: ReadonlyMap<number, string>;
};

/** Empty on the server and during hydration; written by `MenuClock`. */
export const useMenuTimes = create<MenuTimes>(() => ({
  order: null,
  menus: new Map(),
  dishes: new Map(),
}));
