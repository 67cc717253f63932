import type { CallDefinition, STAFF_ROOT } from "@noren/contract/staff/define-calls.ts";
import type { STAFF_CALLS } from "@noren/contract/staff/staff-calls.ts";

type RouteOf<D> = D extends CallDefinition
  ? `${Lowercase<D["method"]>} ${typeof STAFF_ROOT}${D["path"]}`
  : never;

/** What answers no JSON, and the upload of a picture. */
type WithoutDefinition =
  | "get /v2/staff/events"
  | "get /v2/staff/orders/{order_id}/ticket.svg"
  | "post /v2/staff/pictures";

/** Method and path of a documented route of the desk. */
export type StaffRoute =
  | RouteOf<(typeof STAFF_CALLS)[keyof typeof STAFF_CALLS]>
  | WithoutDefinition;
