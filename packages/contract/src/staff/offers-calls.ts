import type { Call, Reply } from "../call.ts";
import type { MenuAdded, MenuChanged } from "./menu.ts";
import type {
  OffersAddition,
  OffersChange,
  OffersTrial,
  OffersTrialResult,
  StaffOffers,
} from "./offers.ts";
import { ROOT, readerOf } from "./staff-calls.ts";

const readMenu = readerOf(() => import("./menu.ts"));
const readOffers = readerOf(() => import("./offers.ts"));

export function offersCalls(call: Call) {
  const path = `${ROOT}/offers`;
  return {
    offers: (): Promise<Reply<StaffOffers>> => call("GET", path, readOffers("staffOffersSchema")),
    /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
    changeOffers: (change: OffersChange): Promise<Reply<MenuChanged>> =>
      call("PATCH", path, readMenu("menuChangedSchema"), change),
    addOffer: (addition: OffersAddition): Promise<Reply<MenuAdded>> =>
      call("POST", path, readMenu("menuAddedSchema"), addition),
    /** What a cart pays, and why; writes nothing. */
    tryOffers: (trial: OffersTrial): Promise<Reply<OffersTrialResult>> =>
      call("POST", `${path}/try`, readOffers("offersTrialSchema"), trial),
  };
}
