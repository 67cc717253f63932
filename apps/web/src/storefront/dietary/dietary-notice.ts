import type { DietaryNotice } from "@noren/contract/order-wishes.ts";
import type { DietaryFilter } from "@noren/ordering/allergens.ts";
import { ALLERGENS, DIETS } from "@noren/ordering/declarations.ts";

/**
 * What a filter tells the kitchen, in the order of the regulation; null for nothing. Spicy is a
 * taste, not a diet.
 */
export function noticeOf({ avoid, want, traces }: DietaryFilter): DietaryNotice | null {
  const avoided = ALLERGENS.filter((name) => avoid.includes(name));
  const diets = DIETS.filter((name) => name !== "spicy" && want.includes(name));
  if (avoided.length + diets.length === 0) return null;
  return { avoid: avoided, want: diets, traces: traces && avoided.length > 0 };
}
