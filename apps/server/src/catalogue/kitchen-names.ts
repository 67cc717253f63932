import { choiceKey } from "@noren/ordering/availability.ts";
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
  const ofItems = new Map(named(items).map(({ id, kitchen_name }) => [id, kitchen_name]));
  const namedIn = Map.groupBy(named(choices), ({ group_id }) => group_id);
  const ofChoices = new Map(
    options.flatMap(({ item_id, id: option_id, group_id }) =>
      (namedIn.get(group_id) ?? []).map(
        ({ id, kitchen_name }) => [choiceKey(item_id, { option_id, id }), kitchen_name] as const,
      ),
    ),
  );
  const ofItem = (itemId: number) => ofItems.get(itemId) ?? null;
  return {
    ofItem,
    ofChoice: (itemId, choice) =>
      ofChoices.get(choiceKey(itemId, choice)) ??
      (choice.item_id === undefined ? null : ofItem(choice.item_id)),
  };
}

function named<Of extends { kitchen_name: string | null }>(rows: readonly Of[]): Of[] {
  return rows.filter(({ kitchen_name }) => kitchen_name);
}
