import type { CallDefinitions } from "./define-calls.ts";

export const MENU_CALLS = {
  menus: { method: "GET", path: "/menu", right: "change_menu", answer: "menu.staffMenusSchema" },
  /**
   * All edits or none. Refused with 409 `changed_since` where a field is no longer as it was seen;
   * `readConflicts` parses its payload.
   */
  changeMenu: {
    method: "PATCH",
    path: "/menu",
    right: "change_menu",
    body: "menu.menuChange",
    answer: "menu.menuChangedSchema",
  },
  /** Its undo archives what was added. */
  addToMenu: {
    method: "POST",
    path: "/menu",
    right: "change_menu",
    body: "menu.menuAddition",
    answer: "menu.menuAddedSchema",
    creates: true,
  },
  dish: {
    method: "GET",
    path: "/menu/dishes/{id}",
    right: "change_menu",
    answer: "dishes.staffDishSchema",
  },
  groups: {
    method: "GET",
    path: "/menu/groups",
    right: "change_menu",
    answer: "dishes.staffGroupsSchema",
  },
  menuWords: {
    method: "GET",
    path: "/menu/words",
    right: "change_menu",
    answer: "words.menuWordsSchema",
  },
  menuHistory: {
    method: "GET",
    path: "/menu/history",
    right: "change_menu",
    query: "menu.historyRequest",
    answer: "menu.menuHistorySchema",
  },
} as const satisfies CallDefinitions;
