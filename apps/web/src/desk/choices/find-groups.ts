import type { StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { choiceName } from "../dish/attached-groups.ts";
import { wordsFinder } from "../read/words-finder.ts";

/** The groups whose name or choices have every word of the query, whatever its accents and case. */
export function findGroups(groups: readonly StaffGroup[], query: string): StaffGroup[] {
  const isFound = wordsFinder(query);
  return groups.filter(({ values, choices }) =>
    isFound([values.name, values.name_en ?? "", ...choices.map(choiceName)].join("\n")),
  );
}
