import type { StaffOperations } from "./staff-operations.ts";

/** Drafts of the menu, which are published together. */
export const STAFF_DRAFT_OPERATIONS = {
  "get /v2/staff/drafts": {
    tag: "Desk",
    summary: "Every draft that is not published, and the latest that were",
  },
  "post /v2/staff/drafts": {
    tag: "Desk",
    summary: "Creates an empty draft",
    body: { name: "Carte d’hiver" },
  },
  "post /v2/staff/menu/history/draft": {
    tag: "Desk",
    summary: "Creates a draft that restores the menu as it was at a local time",
    body: { date: "2026-11-01", time: "12:00" },
  },
  "get /v2/staff/drafts/{id}": {
    tag: "Desk",
    summary: "A draft with its changes, each with the live value and the one that was seen",
    parameters: { id: "999999" },
  },
  "patch /v2/staff/drafts/{id}": {
    tag: "Desk",
    summary: "Renames a draft, or says at which local time it is published",
    parameters: { id: "999999" },
    body: { name: "Carte d’hiver", publish_local: "2027-11-30T06:00" },
  },
  "patch /v2/staff/drafts/{id}/changes": {
    tag: "Desk",
    summary: "Puts values of fields into a draft; the live value takes a field out of it",
    parameters: { id: "999999" },
    body: { edits: [{ target: "dish:1101", values: { price_pickup: 6 } }] },
  },
  "post /v2/staff/drafts/{id}/remove": {
    tag: "Desk",
    summary: "Takes fields out of a draft",
    parameters: { id: "999999" },
    body: { fields: [{ target: "dish:1101", field: "price_pickup" }] },
  },
  "delete /v2/staff/drafts/{id}": {
    tag: "Desk",
    summary: "Deletes a draft that is not published",
    parameters: { id: "999999" },
  },
  "post /v2/staff/drafts/{id}/publish": {
    tag: "Desk",
    summary: "Publishes a draft now, as one action that can be undone",
    parameters: { id: "999999" },
  },
} satisfies Partial<StaffOperations>;
