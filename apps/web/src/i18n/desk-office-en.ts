import { auditEn } from "./desk-audit-en.ts";
import { availabilityEn } from "./desk-availability-en.ts";
import { backOfficeEn } from "./desk-back-office-en.ts";
import { choicesPageEn } from "./desk-choices-en.ts";
import { deliveryEn } from "./desk-delivery-en.ts";
import { dishEn } from "./desk-dish-en.ts";
import { draftsEn } from "./desk-drafts-en.ts";
import { hoursEn } from "./desk-hours-en.ts";
import { menuPageEn } from "./desk-menu-en.ts";
import { menuFieldsEn } from "./desk-menu-fields-en.ts";
import { menuHistoryEn } from "./desk-menu-history-en.ts";
import { offersEn } from "./desk-offers-en.ts";
import type { OfficeWords } from "./desk-office-fr.ts";
import { printersPageEn } from "./desk-printers-en.ts";
import { restaurantEn } from "./desk-restaurant-en.ts";
import { settingsEn } from "./desk-settings-en.ts";
import { todayEn } from "./desk-today-en.ts";
import { translationsEn } from "./desk-translations-en.ts";

/** Texts of the back office's pages, which load them. */
export const officeEn: OfficeWords = {
  menuPage: menuPageEn,
  menuFields: menuFieldsEn,
  translations: translationsEn,
  today: todayEn,
  hours: hoursEn,
  delivery: deliveryEn,
  offers: offersEn,
  restaurant: restaurantEn,
  printersPage: printersPageEn,
  settings: settingsEn,
  choicesPage: choicesPageEn,
  dish: dishEn,
  audit: auditEn,
  availability: availabilityEn,
  menuHistory: menuHistoryEn,
  drafts: draftsEn,
  ...backOfficeEn,
};
