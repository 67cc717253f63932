import type { CallDefinitions } from "./define-calls.ts";

export const RESTAURANT_FACTS_CALLS = {
  restaurantFacts: {
    method: "GET",
    path: "/restaurant",
    right: "change_restaurant",
    answer: "facts.restaurantFactsSchema",
  },
  /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
  changeRestaurant: {
    method: "PATCH",
    path: "/restaurant",
    right: "change_restaurant",
    body: "facts.restaurantChange",
    answer: "menu.menuChangedSchema",
  },
} as const satisfies CallDefinitions;
