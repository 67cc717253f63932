import type { todayFr } from "./desk-today-fr.ts";
import { plural } from "./plural.ts";

export const todayEn: typeof todayFr = {
  openUntil: (time) => `Open until ${time}`,
  closed: "Closed at the moment",
  opensAt: (moment) => `Next service: ${moment}`,
  noService: "No service is planned.",
  soldOut: (count) => `${count} sold out`,
  counts: "Counted today",
  left: (count, of) => `${count} of ${of} left`,
  change: "Change",
  changeOf: (name) => `Change: ${name}`,
  drafts: "Waiting drafts",
  closure: "Next closure",
  missing: (count) =>
    plural(count, "One legal statement is missing", `${count} legal statements are missing`),
  complete: (name) => `Complete: ${name}`,
  completeShort: "Complete",
  more: (count) => plural(count, "and 1 other dish", `and ${count} other dishes`),
  allSetTitle: "Everything is in place",
  allSetText: "Nothing is sold out, nothing is missing.",
};
