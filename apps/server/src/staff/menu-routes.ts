import { MENU_CALLS } from "@noren/contract/staff/menu-calls.ts";
import { plannedChanges } from "../drafts/list-drafts.ts";
import { addToMenu } from "../editing/add-to-menu.ts";
import { withImage } from "../editing/picture-file.ts";
import { readStaffDish } from "../editing/read-dish.ts";
import { readStaffGroups } from "../editing/read-groups.ts";
import { readHistory } from "../editing/read-history.ts";
import { readStaffMenus } from "../editing/read-menu.ts";
import { readMenuWords } from "../editing/read-words.ts";
import { unknownReference } from "../editing/references.ts";
import { NOT_FOUND } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { addedOrRefused, makeChange, refusedField } from "./answer-change.ts";
import type { Desk } from "./auth/desk-auth.ts";
import { implementCalls, numberIn } from "./auth/implement-calls.ts";

/** Calls for the menu as owners and managers edit it. */
export function menuRoutes(services: Services, desk: Desk) {
  const { db } = services;
  return implementCalls(desk, MENU_CALLS, {
    menus: {
      summary:
        "Every menu with every dish that is not archived, its prices, and what drafts will do",
      answers: "Every menu with every dish, and what drafts will do",
      async run() {
        const drafts = await plannedChanges(db);
        const returning = drafts.filter(
          ({ field, value }) => field === "archived" && value === false,
        );
        const broughtBack = new Set(returning.map(({ target }) => target));
        return { ...(await readStaffMenus(services, broughtBack)), drafts };
      },
    },
    changeMenu: {
      summary: "Changes fields of dishes and choices as one action; all of them, or none",
      example: { body: { edits: [{ target: "dish:1101", values: { price_pickup: 6 } }] } },
      answers: "The id under which the action can be undone",
      problems: ["not_found", "changed_since"],
      run: (input) =>
        makeChange(input, services, {
          action: "menu_changed",
          edits: input.body.edits.map(withImage),
          refusalOf: unknownReference,
        }),
    },
    addToMenu: {
      summary: "Adds a menu, category, dish, option group or choice, new or as a copy",
      example: {
        body: {
          kind: "dish",
          within: "category:1:11",
          values: { name: "Maki du jour", price_delivery: 7.5, price_pickup: 7 },
        },
      },
      answers: "The new record, and the id under which it can be undone",
      problems: ["not_found"],
      async run({ actor, locale, body }) {
        const added = await addToMenu(services, actor, body);
        if (added.ok) return addedOrRefused(locale, added);
        return added.problem === "not_found" ? NOT_FOUND : refusedField(locale, added.problem);
      },
    },
    dish: {
      summary: "A dish with every field, and as guests see it",
      example: { parameters: { id: "1101" } },
      answers: "A dish with every field, and as guests see it",
      problems: ["not_found"],
      run: async ({ params }) => (await readStaffDish(db, numberIn(params.id))) ?? NOT_FOUND,
    },
    groups: {
      summary: "Every option group that is not archived, its choices, and the dishes that have it",
      answers: "Every option group that is not archived",
      run: () => readStaffGroups(db),
    },
    menuWords: {
      summary: "The words of every menu, category, dish, group and choice, in each language",
      answers: "Every record's words in each language",
      run: () => readMenuWords(db),
    },
    menuHistory: {
      summary: "The actions that changed the menu, newest first, each with its changes",
      example: { parameters: { page: "1", limit: "20", target: "dish:1101" } },
      answers: "A page of the actions that changed the menu",
      run: ({ query }) => readHistory(db, query),
    },
  });
}
