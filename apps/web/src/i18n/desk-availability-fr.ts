import { plural } from "./plural.ts";

/** Texts of the page of what is sold out. */
export const availabilityFr = {
  title: "Épuisé",
  search: "Un plat, un choix…",
  found: (count: number, out: number) =>
    `${plural(count, "1 plat ou choix", `${count} plats et choix`)}, ${out === 0 ? "rien d’épuisé" : plural(out, "1 épuisé", `${out} épuisés`)}`,
  outTitle: "Épuisé en ce moment",
  onSaleTitle: "La carte",
  nothingTitle: "Rien de ce nom",
  nothingText: "Ni plat ni choix de la carte ne s’appelle ainsi.",
  out: "Épuisé",
  putBack: "Remettre",
  sellOut: (name: string) => `Épuisé : ${name}, jusqu’à demain`,
  putOnSale: (name: string) => `Remettre en vente : ${name}`,
  allFound: (query: string) => `« ${query} »`,
  withContaining: (what: string) => `${what} et ce qui en contient`,
  outFound: (what: string, count: number) => `Épuiser ${what} (${count}), jusqu’à demain`,
  putBackFound: (what: string, count: number) => `Remettre ${what} (${count}) en vente`,
  more: (name: string) => `Jusqu’à quand, combien : ${name}`,
  inDishes: (count: number) => `dans ${count} plats`,
  orderedToday: (count: number) => `${count} aujourd’hui`,
  left: (count: number) => `Reste ${count} aujourd’hui`,
  noReturn: "Jusqu’à nouvel ordre",
  /** Names of groups. */
  lacks: (groups: readonly string[]) => `Plus rien à choisir : ${groups.join(", ")}`,
  openOrders: (count: number) =>
    plural(
      count,
      "1 commande ouverte le contient :",
      `${count} commandes ouvertes le contiennent :`,
    ),
  undo: "Annuler",
  done: {
    undone: (name: string) => `${name} : comme avant`,
    out: (name: string) => `Épuisé : ${name}`,
    onSale: (name: string) => `${name} : de nouveau en vente`,
    count: (name: string) => `${name} : nombre par jour changé`,
  },
  until: {
    legend: "Épuisé jusqu’à…",
    next_service: "Prochain service",
    tomorrow: "Demain",
    further_notice: "Nouvel ordre",
    moment: "Une date et une heure",
    set: "Choisir",
  },
  count: {
    label: "Combien par jour (vide : sans limite)",
    set: "Compter",
    wrong: "Écrivez un nombre entier, ou rien.",
  },
  actions: {
    availability_changed: "a changé ce qui est épuisé",
  },
};
