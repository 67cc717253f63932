import type { Choice } from "@noren/ordering/model.ts";
import type { Selectable } from "kysely";
import type { Tables } from "../db/schema.ts";

/** Names that the kitchen reads, where they differ from those of the restaurant's language. */
export type KitchenNames = {
  ofItem: (itemId: number) => string | null;
  /** The choice's own; that of the dish if the choice is a dish. */
  ofChoice: (itemId: number, choice: ChoiceOfDish) => string | null;
};

type ChoiceOfDish = Pick<Choice, "option_id" | "id" | "item_id">;

type Rows<Table extends keyof Tables> = readonly Selectable<Tables[Table]>[];

export function kitchenNames(
  items: Rows<"items">,
  options: Rows<"options">,
  choices: Rows<"choices">,
): KitchenNames {
  const ofItems = new Map(items.map(({ id, kitchen_name }) => [id, kitchen_name]));
  const groups = new Map(
    options.map(({ item_id, id, group_id }) => [`${item_id}/${id}`, group_id]),
  );
  const ofChoices = new Map(
    choices.map(({ group_id, id, kitchen_name }) => [`${group_id}/${id}`, kitchen_name]),
  );
  const ofItem = (itemId: number) => ofItems.get(itemId) || null;
  return {
    ofItem,
    ofChoice: (itemId, { option_id, id, item_id }) =>
      ofChoices.get(`${groups.get(`${itemId}/${option_id}`)}/${id}`) ||
      (item_id === undefined ? null : ofItem(item_id)),
  };
}
