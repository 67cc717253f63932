import type { MenuDish } from "@noren/contract/staff/menu.ts";
import type { StaffDish } from "@noren/contract/staff/menu-dish.ts";

type Companion = StaffDish["companions"][number];

/**
 * The companions of a dish by name. One that was added a moment ago or by a draft is named by the
 * menus; one that nobody names is shown by its id.
 */
export function namedCompanions(
  {
    values,
    companions,
  }: Pick<StaffDish, "companions"> & {
    values: Pick<StaffDish["values"], "companions">;
  },
  dishes: readonly Pick<MenuDish, "item_id" | "name">[],
): Companion[] {
  const named = new Map(companions.map((one) => [one.item_id, one]));
  const onMenus = new Map(dishes.map(({ item_id, name }) => [item_id, name]));
  return values.companions.map(
    (item_id) =>
      named.get(item_id) ?? {
        ...{ item_id, is_archived: false },
        name: onMenus.get(item_id) ?? `#${item_id}`,
      },
  );
}
