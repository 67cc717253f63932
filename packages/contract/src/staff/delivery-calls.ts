import type { Call, Reply } from "../call.ts";
import {
  type AddressTrial,
  type DeliveryArea,
  type DeliveryChange,
  deliverySchema,
  type Trial,
  trialSchema,
  type ZoneAddition,
} from "./delivery.ts";
import { type MenuAdded, type MenuChanged, menuAddedSchema, menuChangedSchema } from "./menu.ts";
import { ROOT, reader } from "./staff-calls.ts";

export function deliveryCalls(call: Call) {
  const path = `${ROOT}/delivery`;
  return {
    delivery: (): Promise<Reply<DeliveryArea>> => call("GET", path, reader(deliverySchema)),
    /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
    changeDelivery: (change: DeliveryChange): Promise<Reply<MenuChanged>> =>
      call("PATCH", path, reader(menuChangedSchema), change),
    addZone: (addition: ZoneAddition): Promise<Reply<MenuAdded>> =>
      call("POST", path, reader(menuAddedSchema), addition),
    /** Zone, fee and time of an address by the rules of the shop; writes nothing. */
    tryAddress: (trial: AddressTrial): Promise<Reply<Trial>> =>
      call("POST", `${path}/try`, reader(trialSchema), trial),
  };
}
