import type { CallDefinitions } from "./define-calls.ts";

export const HOURS_CALLS = {
  hours: { method: "GET", path: "/hours", right: "change_hours", answer: "hours.hoursSchema" },
  /** All edits or none; refused with 409 `changed_since` like `changeMenu`. */
  changeHours: {
    method: "PATCH",
    path: "/hours",
    right: "change_hours",
    body: "hours.hoursChange",
    answer: "menu.menuChangedSchema",
  },
  /** What a change would lead to; writes nothing. */
  checkHours: {
    method: "POST",
    path: "/hours/check",
    right: "change_hours",
    body: "hours.hoursChange",
    answer: "hours.hoursCheckSchema",
  },
} as const satisfies CallDefinitions;
