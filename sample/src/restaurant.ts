import { coupons } from "./coupons.ts";
import { menus } from "./menus.ts";
import { offers } from "./offers.ts";
import { settings } from "./settings.ts";

/** Kawabe, 川辺, “by the river”: the restaurant that a new installation opens with. */
export const sampleRestaurant = { settings, menus, offers, coupons };
