/** A group that dishes share, above the ids of all options and choices of single dishes. */
export const TOPPINGS = 30_000_000;

/** Ids of menus, categories and dishes that offers refer to. */
export const MIDDAY_MENU = 1;
export const EVENING_MENU = 2;
export const PLATTERS = 16;
export const EDAMAME = 1702;
export const MOCHI = 1901;
export const EEL_BOWL = 2104;
