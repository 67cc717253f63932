import type { AvailabilityChange } from "./availability.ts";
import type { DeliveryChange } from "./delivery.ts";
import type { HoursChange } from "./hours.ts";
import type { MenuChange } from "./menu.ts";
import type { OffersChange } from "./offers.ts";
import type { RestaurantChange } from "./restaurant-facts.ts";

type FieldOf<Change extends { edits: readonly { values: object }[] }> =
  keyof Change["edits"][number]["values"];

/** Every field of a record that staff change, and the history shows. */
export type EditedField =
  | FieldOf<MenuChange>
  | FieldOf<HoursChange>
  | FieldOf<DeliveryChange>
  | FieldOf<OffersChange>
  | FieldOf<RestaurantChange>
  | keyof Pick<AvailabilityChange, "sold_out" | "daily_count">
  /** Set with the first services of a menu. */
  | "takes_services";
