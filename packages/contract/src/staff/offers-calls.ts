import type { Call, Reply } from "../call.ts";
import { type MenuAdded, type MenuChanged, menuAddedSchema, menuChangedSchema } from "./menu.ts";
import {
  type OffersAddition,
  type OffersChange,
  type OffersTrial,
  type OffersTrialResult,
  offersTrialSchema,
  type StaffOffers,
  staffOffersSchema,
} from "./offers.ts";
import { ROOT, reader } from "./staff-calls.ts";

export function offersCalls(call: Call) {
  const path = `${ROOT}/offers`;
  return {
    offers: (): Promise<Reply<StaffOffers>> => call("GET", path, reader(staffOffersSchema)),
    /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
    changeOffers: (change: OffersChange): Promise<Reply<MenuChanged>> =>
      call("PATCH", path, reader(menuChangedSchema), change),
    addOffer: (addition: OffersAddition): Promise<Reply<MenuAdded>> =>
      call("POST", path, reader(menuAddedSchema), addition),
    /** What a cart pays, and why; writes nothing. */
    tryOffers: (trial: OffersTrial): Promise<Reply<OffersTrialResult>> =>
      call("POST", `${path}/try`, reader(offersTrialSchema), trial),
  };
}
