import { auditFr } from "./desk-audit-fr.ts";
import { availabilityFr } from "./desk-availability-fr.ts";
import { backOfficeFr } from "./desk-back-office-fr.ts";
import { choicesPageFr } from "./desk-choices-fr.ts";
import { deliveryFr } from "./desk-delivery-fr.ts";
import { dishFr } from "./desk-dish-fr.ts";
import { draftsFr } from "./desk-drafts-fr.ts";
import { hoursFr } from "./desk-hours-fr.ts";
import { menuFieldsFr } from "./desk-menu-fields-fr.ts";
import { menuPageFr } from "./desk-menu-fr.ts";
import { menuHistoryFr } from "./desk-menu-history-fr.ts";
import { offersFr } from "./desk-offers-fr.ts";
import { printersPageFr } from "./desk-printers-fr.ts";
import { restaurantFr } from "./desk-restaurant-fr.ts";
import { settingsFr } from "./desk-settings-fr.ts";
import { todayFr } from "./desk-today-fr.ts";
import { translationsFr } from "./desk-translations-fr.ts";

/** Texts of the back office's pages, which load them. */
export const officeFr = {
  menuPage: menuPageFr,
  menuFields: menuFieldsFr,
  translations: translationsFr,
  today: todayFr,
  hours: hoursFr,
  delivery: deliveryFr,
  offers: offersFr,
  restaurant: restaurantFr,
  printersPage: printersPageFr,
  settings: settingsFr,
  choicesPage: choicesPageFr,
  dish: dishFr,
  audit: auditFr,
  availability: availabilityFr,
  menuHistory: menuHistoryFr,
  drafts: draftsFr,
  ...backOfficeFr,
};

export type OfficeWords = typeof officeFr;
