import type { StaffRight } from "@noren/contract/staff/roles.ts";
import { plain } from "../db/columns.ts";
import { type ColumnField, columnField } from "./column-fields.ts";

/** Any JSON value: the contract says which. */
const VALUE = plain<unknown>(null);

type Setting = { right: StaffRight; fields: readonly string[] };

/** The settings that can be edited, by dotted path, each with its fields on the wire. */
const SETTINGS: Record<string, Setting> = {
  contacts: {
    right: "change_restaurant",
    fields: [
      ...["name", "address", "latitude", "longitude", "phone", "email", "google_map"],
      ...["facebook", "twitter", "instagram", "linkedin", "youtube", "pinterest", "tiktok"],
    ],
  },
  texts: { right: "change_restaurant", fields: ["home", "about", "notices"] },
  pictures: {
    right: "change_restaurant",
    fields: ["hero", "hero_portrait", "open_graph", "empty_bag"],
  },
  "payments.stripe": { right: "change_restaurant", fields: ["active"] },
  "payments.paypal": { right: "change_restaurant", fields: ["active"] },
  "payments.cod": { right: "change_restaurant", fields: ["active"] },
  business: {
    right: "change_restaurant",
    fields: [
      ...["legal_name", "legal_form", "share_capital", "siret", "registration", "vat_number"],
      ...["registered_office", "publication_director", "host_name", "host_address", "host_phone"],
      ...["mediator_name", "mediator_address", "mediator_website"],
    ],
  },
  "features.delivery": {
    right: "change_delivery",
    fields: [
      ...["max_distance", "unit", "calculation_type", "minimum_order", "hard_minimum"],
      ...["flat_charge", "base_cost", "cost_per_unit"],
    ],
  },
  scheduling: {
    right: "change_hours",
    fields: ["", "pickup_"].flatMap((type) => [
      `${type}show_range`,
      `${type}minimum_time`,
      `${type}remove_first_range`,
      `${type}remove_first_range_number`,
      `${type}remove_last_range`,
      `${type}remove_last_range_number`,
    ]),
  },
};

/** The fields of a setting by name; none for one that cannot be edited. */
export function settingFields(path: string): Record<string, ColumnField> {
  const { right, fields } = SETTINGS[path] ?? { right: "change_restaurant", fields: [] };
  return Object.fromEntries(fields.map((field) => [field, columnField(field, VALUE, right)]));
}

/** Whether `setting:<path>` is a target. */
export function isEditableSetting(path: string): boolean {
  return Object.hasOwn(SETTINGS, path);
}
