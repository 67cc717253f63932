import type { availabilityFr } from "./desk-availability-fr.ts";
import { plural } from "./plural.ts";

export const availabilityEn: typeof availabilityFr = {
  title: "Sold out",
  search: "A dish, a choice…",
  found: (count, out) =>
    `${plural(count, "1 dish or choice", `${count} dishes and choices`)}, ${out === 0 ? "nothing sold out" : `${out} sold out`}`,
  outTitle: "Sold out right now",
  onSaleTitle: "The menu",
  nothingTitle: "Nothing of this name",
  nothingText: "No dish or choice on the menu has this name.",
  out: "Sold out",
  putBack: "Put back",
  sellOut: (name) => `Sold out: ${name}, until tomorrow`,
  putOnSale: (name) => `Put back on sale: ${name}`,
  allFound: (query) => `“${query}”`,
  withContaining: (what) => `${what} and what contains it`,
  outFound: (what, count) => `Sell out ${what} (${count}), until tomorrow`,
  putBackFound: (what, count) => `Put ${what} (${count}) back on sale`,
  more: (name) => `Until when, how many: ${name}`,
  inDishes: (count) => `in ${count} dishes`,
  orderedToday: (count) => `${count} today`,
  left: (count) => `${count} left today`,
  noReturn: "Until further notice",
  lacks: (groups) => `Nothing left to choose: ${groups.join(", ")}`,
  openOrders: (count) =>
    plural(count, "1 open order contains it:", `${count} open orders contain it:`),
  undo: "Undo",
  done: {
    undone: (name) => `${name}: as before`,
    out: (name) => `${name}: sold out`,
    onSale: (name) => `${name}: on sale again`,
    count: (name) => `${name}: count for a day changed`,
  },
  until: {
    legend: "Sold out until…",
    next_service: "Next service",
    tomorrow: "Tomorrow",
    further_notice: "Further notice",
    moment: "A date and time",
    set: "Choose",
  },
  count: {
    label: "How many a day (empty: no limit)",
    set: "Count",
    wrong: "Write a whole number, or nothing.",
  },
  actions: {
    availability_changed: "changed what is sold out",
  },
};
