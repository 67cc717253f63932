import { centsToEuros } from "@noren/contract/euros.ts";
import type { DeliveryArea } from "@noren/contract/staff/delivery.ts";
import { fromJson } from "../db/json-text.ts";
import type { Services } from "../services.ts";

/** The zones in their order, and what holds for every delivery. */
export async function readDelivery({
  db,
  catalogue,
}: Pick<Services, "db" | "catalogue">): Promise<DeliveryArea> {
  // An event of another instance may be here before its notification has refreshed the catalogue.
  await catalogue.refresh();
  const { delivery } = catalogue.current().settings;
  const rows = await db
    .selectFrom("delivery_zones")
    .selectAll()
    .where("archived_at", "is", null)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return {
    zones: rows.map(({ id, places, polygon, ...row }) => ({
      target: `zone:${id}`,
      name: row.name,
      places: fromJson(places),
      delivery_fee: row.delivery_fee,
      minimum: row.minimum,
      free_from: row.free_from,
      extra_minutes: row.extra_minutes,
      polygon: polygon && fromJson(polygon),
    })),
    settings: {
      calculation_type: delivery.calculation_type,
      unit: delivery.unit,
      max_distance: delivery.max_distance,
      minimum_order: centsToEuros(delivery.minimum_order),
      hard_minimum: centsToEuros(delivery.hard_minimum),
      flat_charge: centsToEuros(delivery.flat_charge),
      base_cost: centsToEuros(delivery.base_cost),
      cost_per_unit: centsToEuros(delivery.cost_per_unit),
    },
  };
}
