import type { StaffOperations } from "./staff-operations.ts";

/** The menu as the desk edits it. */
export const STAFF_MENU_OPERATIONS = {
  "get /v2/staff/availability": {
    tag: "Desk",
    summary: "Every dish and choice, whether it is sold out and until when, and what is left",
  },
  "put /v2/staff/availability": {
    tag: "Desk",
    summary: "Sells dishes and choices out until a moment, or puts them on sale again",
    body: { targets: ["dish:1101"], sold_out: { until: "tomorrow" } },
  },
  "get /v2/staff/menu": {
    tag: "Desk",
    summary: "Every menu with every dish that is not archived, its prices, and what drafts will do",
  },
  "patch /v2/staff/menu": {
    tag: "Desk",
    summary: "Changes fields of dishes and choices as one action; all of them, or none",
    body: { edits: [{ target: "dish:1101", values: { price_pickup: 6 } }] },
  },
  "post /v2/staff/menu": {
    tag: "Desk",
    summary: "Adds a menu, category, dish, option group or choice, new or as a copy",
    body: {
      kind: "dish",
      within: "category:1:11",
      values: { name: "Maki du jour", price_delivery: 7.5, price_pickup: 7 },
    },
  },
  "get /v2/staff/menu/dishes/{id}": {
    tag: "Desk",
    summary: "A dish with every field, and as guests see it",
    parameters: { id: "1101" },
  },
  "get /v2/staff/menu/groups": {
    tag: "Desk",
    summary: "Every option group that is not archived, its choices, and the dishes that have it",
  },
  "get /v2/staff/menu/words": {
    tag: "Desk",
    summary: "The words of every menu, category, dish, group and choice, in each language",
  },
  "post /v2/staff/pictures": {
    tag: "Desk",
    summary: "Stores a photo for a dish, upright, cropped and without its metadata",
    parameters: { x: "0", y: "0.1", width: "1", height: "0.75" },
  },
  "get /v2/staff/menu/history": {
    tag: "Desk",
    summary: "The actions that changed the menu, newest first, each with its changes",
    parameters: { page: "1", limit: "20", target: "dish:1101" },
  },
  "post /v2/staff/actions/{id}/undo": {
    tag: "Desk",
    summary: "Takes a change of the menu back; what was changed since is left and answered",
    parameters: { id: "999999" },
    body: { despite: [] },
  },
} satisfies Partial<StaffOperations>;
