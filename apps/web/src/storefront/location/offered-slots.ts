import type { RestaurantSettings } from "@noren/contract/settings.ts";
import type { OrderType, SlotSettings } from "@noren/ordering/model.ts";
import { withExtraMinutes } from "@noren/ordering/pause.ts";

type Settings = Pick<RestaurantSettings, "slots" | "delivery">;

/** The settings of the slots that are offered: the extra minutes of its zone delay a delivery. */
export function offeredSlots(
  { slots, delivery }: Settings,
  orderType: OrderType,
  zoneName: string | null | undefined,
): SlotSettings {
  if (orderType === "pickup" || delivery.calculation_type !== "zone_based") return slots[orderType];
  const zone = delivery.zones.find(({ name }) => name === zoneName);
  return withExtraMinutes(slots.delivery, zone ?? {});
}
