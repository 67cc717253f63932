import type { DeliveryDetails } from "@noren/contract/delivery-details.ts";
import type { OrderRow } from "../db/schema.ts";

/** How to reach the guest's door, for the restaurant's staff; null where nothing was entered. */
export function deliveryDetails({
  floor,
  door_code,
  instructions,
}: Pick<OrderRow, keyof DeliveryDetails>): DeliveryDetails | null {
  if (floor === null && door_code === null && instructions === null) return null;
  return { floor: floor ?? "", door_code: door_code ?? "", instructions: instructions ?? "" };
}
