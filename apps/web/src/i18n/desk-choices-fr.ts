import type { LeftOut } from "@noren/contract/staff/menu-dish.ts";
import { plural } from "./plural.ts";

/** Texts of the option groups that dishes share. */
export const choicesPageFr = {
  search: "Chercher une liste ou un choix",
  found: (count: number) => plural(count, "1 liste", `${count} listes`),
  inDishes: (count: number) =>
    count === 0 ? "dans aucun plat" : plural(count, "dans 1 plat", `dans ${count} plats`),
  noChoice: "Encore aucun choix",
  emptyTitle: "Aucune liste de choix",
  emptyText: "Sauces, tailles, garnitures : une liste sert à autant de plats que vous voulez.",
  noneTitle: "Rien de ce nom",
  noneText: "Essayez le nom d’une liste ou d’un choix.",
  identical: {
    title: (sets: number) =>
      plural(
        sets,
        "1 liste existe en plusieurs exemplaires",
        `${sets} listes existent en plusieurs exemplaires`,
      ),
    text: "Elles proposent les mêmes choix aux mêmes prix. Réunies, un changement vaut pour tous leurs plats ; ce qu’un plat a de particulier reste.",
    count: (lists: number, dishes: number) =>
      `${lists} listes, ${plural(dishes, "1 plat", `${dishes} plats`)}`,
    merge: "Réunir",
    mergeOf: (name: string) => `Réunir les listes ${name}`,
    merged: (name: string, lists: number) => `${name} : ${lists} listes réunies`,
  },
  newGroup: "Nom de la nouvelle liste",
  addGroup: "Créer la liste",
  added: (name: string) => `Ajouté : ${name}`,
  goneTitle: "Cette liste n’existe plus",
  goneText: "Elle a peut-être été archivée.",
  names: "Nom",
  choices: "Choix",
  fields: {
    name: "Nom",
    name_en: "Nom en anglais",
    kitchen_name: "Nom en cuisine",
    price: "Supplément",
  },
  fieldOf: (field: string, name: string) => `${field}, ${name}`,
  nameNeeded: "Pas enregistré : il faut un nom.",
  addedAtOnce: "Un choix ajouté ici se voit tout de suite, sans attendre la préparation.",
  newChoice: "Nom du nouveau choix",
  addChoice: "Ajouter le choix",
  newDish: "Ou un plat de la carte",
  chooseDish: "Choisir un plat…",
  isDish: "Ce choix est un plat : nom, allergènes et TVA viennent de lui.",
  openDish: (name: string) => `Ouvrir ${name}`,
  soldOut: "Épuisé",
  notOffered: "Pas proposé",
  leftOut: {
    archived: "Ce plat est archivé : les clients ne voient pas ce choix.",
    off_sale: "Ce plat n’est pas en vente : les clients ne voient pas ce choix.",
    is_formule:
      "Ce plat est devenu une formule, qui ne peut pas être un choix : les clients ne le voient pas ici.",
    required_option:
      "Ce plat exige un choix à lui et ne peut donc pas en être un : les clients ne le voient pas ici.",
  } satisfies Record<LeftOut, string>,
  sellOut: (name: string) => `Épuisé ou de retour : ${name}`,
  details: (name: string) => `Tout sur ${name}`,
  hide: (name: string) => `Replier ${name}`,
  archive: (name: string) => `Archiver ${name}`,
  archived: (name: string) => `Archivé : ${name}`,
  ordered: (name: string) => `${name} : ordre changé`,
  dishes: "Dans quels plats ?",
  searchDish: "Chercher un plat",
  noCategory: "Dans aucune catégorie",
  save: (added: number, removed: number) =>
    [added > 0 && `ajouter à ${added}`, removed > 0 && `retirer de ${removed}`]
      .filter(Boolean)
      .join(", ")
      .replace(/^./, (first) => first.toUpperCase()),
  cancel: "Annuler",
  dishesChanged: (name: string, count: number) =>
    `${name} : ${plural(count, "1 plat changé", `${count} plats changés`)}`,
  bounds: (min: number, max: number | null) =>
    max === null ? `${min} au moins` : min === max ? `${min}` : `${min} à ${max}`,
  ownPrices: (count: number) => plural(count, "1 prix à lui", `${count} prix à lui`),
  archivedChoice: "un choix archivé",
  onlyWith: (choices: string) => `seulement avec ${choices}`,
  clear: (exception: string, dish: string) => `Effacer « ${exception} » pour ${dish}`,
  editIn: (dish: string) => `Régler dans ${dish}`,
  cleared: (dish: string) => `${dish} : comme les autres plats`,
  actions: {
    group_added: "a ajouté une liste de choix",
    choice_added: "a ajouté un choix",
  },
};
