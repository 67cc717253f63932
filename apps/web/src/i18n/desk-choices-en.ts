import type { choicesPageFr } from "./desk-choices-fr.ts";
import { plural } from "./plural.ts";

export const choicesPageEn: typeof choicesPageFr = {
  search: "Search for a list or a choice",
  found: (count) => plural(count, "1 list", `${count} lists`),
  inDishes: (count) =>
    count === 0 ? "in no dish" : plural(count, "in 1 dish", `in ${count} dishes`),
  noChoice: "No choice yet",
  emptyTitle: "No list of choices",
  emptyText: "Sauces, sizes, toppings: one list serves as many dishes as you like.",
  noneTitle: "Nothing of that name",
  noneText: "Try the name of a list or of a choice.",
  identical: {
    title: (sets) =>
      plural(sets, "1 list exists more than once", `${sets} lists exist more than once`),
    text: "They offer the same choices at the same prices. Merged, a change counts for all of their dishes; what is particular to a dish stays.",
    count: (lists, dishes) => `${lists} lists, ${plural(dishes, "1 dish", `${dishes} dishes`)}`,
    merge: "Merge",
    mergeOf: (name) => `Merge the lists ${name}`,
    merged: (name, lists) => `${name}: ${lists} lists merged`,
  },
  newGroup: "Name of the new list, in French",
  addGroup: "Create the list",
  added: (name) => `${name}: added`,
  goneTitle: "This list no longer exists",
  goneText: "It may have been archived.",
  names: "Name",
  choices: "Choices",
  fields: {
    name: "Name in French",
    name_en: "Name in English",
    kitchen_name: "Name in the kitchen",
    price: "Supplement",
  },
  fieldOf: (field, name) => `${field}, ${name}`,
  nameNeeded: "Not saved: a name is needed.",
  addedAtOnce: "A choice that is added here is shown at once, whatever the draft’s moment.",
  newChoice: "Name of the new choice, in French",
  addChoice: "Add the choice",
  newDish: "Or a dish of the menu",
  chooseDish: "Choose a dish…",
  isDish: "This choice is a dish: its name, allergens and VAT come from there.",
  openDish: (name) => `Open ${name}`,
  soldOut: "Sold out",
  notOffered: "Not offered",
  leftOut: {
    archived: "This dish is archived: guests don’t see this choice.",
    off_sale: "This dish is off sale: guests don’t see this choice.",
    is_formule: "This dish is a set menu now, which can’t be a choice: guests don’t see it here.",
    required_option:
      "This dish requires a choice of its own and so can’t be one: guests don’t see it here.",
  },
  sellOut: (name) => `Sold out or back: ${name}`,
  details: (name) => `All of ${name}`,
  hide: (name) => `Fold ${name}`,
  archive: (name) => `Archive ${name}`,
  archived: (name) => `${name} is archived`,
  ordered: (name) => `Order of ${name}: changed`,
  dishes: "In which dishes?",
  searchDish: "Search for a dish",
  noCategory: "In no category",
  save: (added, removed) =>
    [added > 0 && `add to ${added}`, removed > 0 && `take off ${removed}`]
      .filter(Boolean)
      .join(", ")
      .replace(/^./, (first) => first.toUpperCase()),
  cancel: "Cancel",
  dishesChanged: (name, count) =>
    `${name}: ${plural(count, "1 dish changed", `${count} dishes changed`)}`,
  bounds: (min, max) =>
    max === null ? `at least ${min}` : min === max ? `${min}` : `${min} to ${max}`,
  ownPrices: (count) => plural(count, "1 price of its own", `${count} prices of its own`),
  archivedChoice: "an archived choice",
  onlyWith: (choices) => `only with ${choices}`,
  clear: (exception, dish) => `Clear “${exception}” for ${dish}`,
  editIn: (dish) => `Set in ${dish}`,
  cleared: (dish) => `${dish}: like the other dishes`,
  actions: {
    group_added: "added a list of choices",
    choice_added: "added a choice",
  },
};
