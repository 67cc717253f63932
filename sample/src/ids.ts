/** Ids of menus, categories and dishes that offers refer to. */
export const MIDDAY_MENU = 1;
export const EVENING_MENU = 2;
export const PLATTERS = 16;
export const EDAMAME = 1702;
export const MOCHI = 1901;
