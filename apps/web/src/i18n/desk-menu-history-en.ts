import type { menuHistoryFr } from "./desk-menu-history-fr.ts";
import { plural } from "./plural.ts";

export const menuHistoryEn: typeof menuHistoryFr = {
  lead: "Who changed what on the menu. Everything can be undone, an undo too.",
  which: "Changes shown",
  whiches: { all: "Everything", prices: "Prices" },
  noneTitle: "Nothing has changed yet",
  noneText: "Every price and every sold-out dish will be listed here.",
  dishes: (count) => plural(count, "1 dish", `${count} dishes`),
  choices: (count) => plural(count, "1 choice", `${count} choices`),
  pricesChanged: "changed prices",
  changes: (count, fields) => `${plural(count, "1 change", `${count} changes`)}: ${fields}`,
  undo: "Undo",
  undoOf: (what, when) => `Undo: ${what}, ${when}`,
  undoRest: "Undo the rest",
  undoRestOf: (what, when) => `Undo the rest: ${what}, ${when}`,
  undone: "Undone",
  undoneInPart: "Undone in part",
  restored: (count) =>
    count === 0
      ? "Nothing to restore."
      : plural(count, "1 value restored.", `${count} values restored.`),
  changedSince: "Changed since",
  since: (what, now) => `Changed since: ${what}, now ${now}.`,
  restoreTo: (value) => `Restore: ${value}`,
  archivedSince: (what) => `Archived since, and therefore left as it is: ${what}.`,
  actions: {
    change_undone: "undid a change",
  },
};
