import { AVAILABILITY_CALLS } from "./availability-calls.ts";
import type { CallDefinitions } from "./define-calls.ts";
import { DELIVERY_CALLS } from "./delivery-calls.ts";
import { DRAFT_CALLS } from "./draft-calls.ts";
import { HOURS_CALLS } from "./hours-calls.ts";
import { MENU_CALLS } from "./menu-calls.ts";
import { OFFERS_CALLS } from "./offers-calls.ts";
import { COMMAND_CALLS, ORDER_CALLS, ORDER_LISTS } from "./order-calls.ts";
import { OWN_ACCESS_CALLS } from "./own-access-calls.ts";
import { PEOPLE_CALLS } from "./people-calls.ts";
import { PRINTING_CALLS } from "./printing-calls.ts";
import { PUSH_CALLS } from "./push-calls.ts";
import { RESTAURANT_CALLS } from "./restaurant-calls.ts";
import { RESTAURANT_FACTS_CALLS } from "./restaurant-facts-calls.ts";
import { SIGN_IN_CALLS } from "./sign-in-calls.ts";

/** Every call of the desk that answers JSON, but the upload of a picture. */
export const STAFF_CALLS = {
  ...SIGN_IN_CALLS,
  ...OWN_ACCESS_CALLS,
  ...PUSH_CALLS,
  ...ORDER_LISTS,
  ...ORDER_CALLS,
  ...COMMAND_CALLS,
  ...PEOPLE_CALLS,
  ...RESTAURANT_CALLS,
  ...HOURS_CALLS,
  ...RESTAURANT_FACTS_CALLS,
  ...AVAILABILITY_CALLS,
  ...MENU_CALLS,
  ...DELIVERY_CALLS,
  ...OFFERS_CALLS,
  ...DRAFT_CALLS,
  ...PRINTING_CALLS,
} as const satisfies CallDefinitions;
