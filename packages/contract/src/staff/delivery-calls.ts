import type { CallDefinitions } from "./define-calls.ts";

export const DELIVERY_CALLS = {
  delivery: {
    method: "GET",
    path: "/delivery",
    right: "change_delivery",
    answer: "delivery.deliverySchema",
  },
  /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
  changeDelivery: {
    method: "PATCH",
    path: "/delivery",
    right: "change_delivery",
    body: "delivery.deliveryChange",
    answer: "menu.menuChangedSchema",
  },
  addZone: {
    method: "POST",
    path: "/delivery",
    right: "change_delivery",
    body: "delivery.zoneAddition",
    answer: "menu.menuAddedSchema",
    creates: true,
  },
  /** Zone, fee and time of an address by the rules of the shop; writes nothing. */
  tryAddress: {
    method: "POST",
    path: "/delivery/try",
    right: "change_delivery",
    body: "delivery.addressTrial",
    answer: "delivery.trialSchema",
  },
} as const satisfies CallDefinitions;
