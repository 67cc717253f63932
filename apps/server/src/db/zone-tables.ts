import type { Polygon, Zone } from "@noren/ordering/model.ts";
import type { Cents } from "@noren/ordering/money.ts";
import type { Generated, Selectable } from "kysely";
import type { JsonText } from "./json-text.ts";
import type { ArchivedAt } from "./menu-tables.ts";

export type ZoneTables = { delivery_zones: DeliveryZonesTable };

/** A postal code of a zone; where `city` is not empty, only that town of it. */
export type ZonePlace = Pick<Zone, "city" | "country" | "postal_code">;

/** A delivery zone: fields of the rules' `Zone`, with all its postal codes. */
type DeliveryZonesTable = {
  id: Generated<number>;
  position: number;
  name: string;
  delivery_fee: Cents;
  minimum: Cents | null;
  free_from: Cents | null;
  extra_minutes: Generated<number>;
  polygon: JsonText<Polygon> | null;
  places: JsonText<ZonePlace[]>;
  archived_at: ArchivedAt;
};

export type ZoneRow = Selectable<DeliveryZonesTable>;
