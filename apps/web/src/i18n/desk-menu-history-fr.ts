import { plural } from "./plural.ts";

/** Texts of the menu's history. */
export const menuHistoryFr = {
  lead: "Qui a changé quoi sur la carte. Tout s’annule, même une annulation.",
  which: "Changements montrés",
  whiches: { all: "Tout", prices: "Prix" },
  noneTitle: "Rien n’a encore changé",
  noneText: "Chaque prix, chaque plat épuisé apparaîtra ici.",
  dishes: (count: number) => plural(count, "1 plat", `${count} plats`),
  choices: (count: number) => `${count} choix`,
  pricesChanged: "a changé des prix",
  changes: (count: number, fields: string) =>
    `${plural(count, "1 changement", `${count} changements`)} : ${fields}`,
  undo: "Annuler",
  undoOf: (what: string, when: string) => `Annuler : ${what}, ${when}`,
  undoRest: "Annuler le reste",
  undoRestOf: (what: string, when: string) => `Annuler le reste : ${what}, ${when}`,
  undone: "Annulé",
  undoneInPart: "Annulé en partie",
  restored: (count: number) =>
    count === 0
      ? "Rien à remettre."
      : plural(count, "1 valeur remise.", `${count} valeurs remises.`),
  changedSince: "Changé depuis",
  since: (what: string, now: string) => `A changé depuis : ${what}, maintenant ${now}.`,
  restoreTo: (value: string) => `Remettre : ${value}`,
  archivedSince: (what: string) => `Archivé depuis, donc laissé tel quel : ${what}.`,
  actions: {
    change_undone: "a annulé un changement",
  },
};
