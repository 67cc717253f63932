import type { Call, Reply } from "../call.ts";
import type {
  AddressTrial,
  DeliveryArea,
  DeliveryChange,
  Trial,
  ZoneAddition,
} from "./delivery.ts";
import type { MenuAdded, MenuChanged } from "./menu.ts";
import { ROOT, readerOf } from "./staff-calls.ts";

const readDelivery = readerOf(() => import("./delivery.ts"));
const readMenu = readerOf(() => import("./menu.ts"));

export function deliveryCalls(call: Call) {
  const path = `${ROOT}/delivery`;
  return {
    delivery: (): Promise<Reply<DeliveryArea>> => call("GET", path, readDelivery("deliverySchema")),
    /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
    changeDelivery: (change: DeliveryChange): Promise<Reply<MenuChanged>> =>
      call("PATCH", path, readMenu("menuChangedSchema"), change),
    addZone: (addition: ZoneAddition): Promise<Reply<MenuAdded>> =>
      call("POST", path, readMenu("menuAddedSchema"), addition),
    /** Zone, fee and time of an address by the rules of the shop; writes nothing. */
    tryAddress: (trial: AddressTrial): Promise<Reply<Trial>> =>
      call("POST", `${path}/try`, readDelivery("trialSchema"), trial),
  };
}
