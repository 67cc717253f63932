import type { MenuCategory } from "./dish.ts";
import { california } from "./dishes/california.ts";
import { chirashi } from "./dishes/chirashi.ts";
import { desserts } from "./dishes/desserts.ts";
import { drinks } from "./dishes/drinks.ts";
import { lunchBentos } from "./dishes/lunch-bentos.ts";
import { maki } from "./dishes/maki.ts";
import { lunchBowls, lunchExtras } from "./dishes/midday.ts";
import { nigiri } from "./dishes/nigiri.ts";
import { platters } from "./dishes/platters.ts";
import { sashimi } from "./dishes/sashimi.ts";
import { sides } from "./dishes/sides.ts";
import { temaki } from "./dishes/temaki.ts";
import type { Services } from "./hours.ts";
import { activeTimes, eveningServices, middayServices, slotsByDay } from "./hours.ts";
import { EVENING_MENU, MIDDAY_MENU } from "./ids.ts";
import type { SampleMenu } from "./types.ts";

const DELIVERY_SLOT_MINUTES = 15;
const PICKUP_SLOT_MINUTES = 10;

function menu(
  id: number,
  [fr, en]: readonly [fr: string, en: string],
  services: Services,
  categories: MenuCategory[],
): SampleMenu {
  return {
    menu_id: id,
    menu_name: fr,
    // A placeholder: the server derives it from the opening hours in each response.
    menu_is_open: true,
    menu_is_available: true,
    active_times: activeTimes(services),
    time_ranges: slotsByDay(services, DELIVERY_SLOT_MINUTES),
    pickup_time_ranges: slotsByDay(services, PICKUP_SLOT_MINUTES),
    categories: categories.map((categoryOf) => categoryOf(id)),
    translations: { en: { menu_name: en } },
  };
}

export const menus: SampleMenu[] = [
  menu(MIDDAY_MENU, ["Carte du midi", "Midday menu"], middayServices, [
    lunchBentos,
    lunchBowls,
    lunchExtras,
  ]),
  menu(EVENING_MENU, ["Carte du soir", "Evening menu"], eveningServices, [
    nigiri,
    sashimi,
    maki,
    california,
    temaki,
    chirashi,
    platters,
    sides,
    drinks,
    desserts,
  ]),
];
