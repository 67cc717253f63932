import type { CallDefinitions } from "./define-calls.ts";

export const AVAILABILITY_CALLS = {
  availability: {
    method: "GET",
    path: "/availability",
    right: "change_availability",
    answer: "availability.availabilitySchema",
  },
  /** Answers with the changed entries alone; absent fields are not changed. */
  changeAvailability: {
    method: "PUT",
    path: "/availability",
    right: "change_availability",
    body: "availability.availabilityChange",
    answer: "availability.availabilityChangedSchema",
  },
  /** Restores what nobody has changed since, and the changes named in `despite`. */
  undo: {
    method: "POST",
    path: "/actions/{id}/undo",
    right: "change_availability",
    body: "availability.undoRequest",
    answer: "availability.undoneSchema",
  },
} as const satisfies CallDefinitions;
