import { type ChoiceObstacle, choiceObstacle } from "@noren/ordering/formule.ts";
import type { Selectable } from "kysely";
import type { Tables } from "../db/schema.ts";

type Dish = Pick<Selectable<Tables["items"]>, "is_formule">;
type DishOption = Pick<Selectable<Tables["options"]>, "min" | "only_with">;

/**
 * Why a stored dish cannot be a choice of another. An option that depends on a choice requires
 * nothing of a dish that comes without choices.
 */
export function storedObstacle(
  { is_formule }: Dish,
  options: readonly DishOption[],
): ChoiceObstacle | null {
  return choiceObstacle({
    is_formule: is_formule === 1,
    options: options.filter(({ only_with }) => only_with === null),
  });
}
