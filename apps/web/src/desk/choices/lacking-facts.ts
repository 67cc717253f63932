import type { StaffChoice, StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import { type MissingFact, missingFacts } from "@noren/ordering/missing-facts.ts";

/** What the law asks of a choice and is not known of it; a choice that is a dish has the dish's. */
export function lackedBy({ dish, values }: StaffChoice): MissingFact[] {
  return dish ? [] : missingFacts({ ...values, is_formule: false });
}

/** How many such facts the choices of a group lack. */
export function countLacking({ choices }: Pick<StaffGroup, "choices">): number {
  return choices.flatMap(lackedBy).length;
}
