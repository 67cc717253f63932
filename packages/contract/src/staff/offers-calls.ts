import type { CallDefinitions } from "./define-calls.ts";

export const OFFERS_CALLS = {
  offers: {
    method: "GET",
    path: "/offers",
    right: "change_offers",
    answer: "offers.staffOffersSchema",
  },
  /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
  changeOffers: {
    method: "PATCH",
    path: "/offers",
    right: "change_offers",
    body: "offers.offersChange",
    answer: "menu.menuChangedSchema",
  },
  addOffer: {
    method: "POST",
    path: "/offers",
    right: "change_offers",
    body: "offers.offersAddition",
    answer: "menu.menuAddedSchema",
    creates: true,
  },
  /** What a cart pays, and why; writes nothing. */
  tryOffers: {
    method: "POST",
    path: "/offers/try",
    right: "change_offers",
    body: "offers.offersTrial",
    answer: "offers.offersTrialSchema",
  },
} as const satisfies CallDefinitions;
