import type { Reply } from "@noren/contract/call.ts";
import type { MenuChanged } from "@noren/contract/staff/menu.ts";
import type { DishValues } from "@noren/contract/staff/menu-dish.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { changesInOrder } from "../menu/changes-in-order.ts";
import { changeChoices } from "./change-choices.ts";
import { putValues, savingGroups, valuesOf } from "./groups-store.ts";

type Pressed<Field> = { desk: OfficeDesk; target: string; field: Field; text: string | null };

const recordsInOrder = changesInOrder<unknown, Reply<MenuChanged>>();

/** Shows a pressed value of a choice at once and saves it after those before it. */
export function changeRecord<Field extends "tax_rate" | "allergens" | "diets" | "facts">(
  { desk, target, field, text }: Pressed<Field>,
  change: (now: DishValues[Field]) => DishValues[Field],
): Promise<Reply<MenuChanged>> {
  const changed = {
    key: `${target}/${field}`,
    shown: valuesOf(target)?.[field] as unknown,
    show: (value: unknown) => putValues(target, { [field]: value }),
    send: (seen: unknown, wanted: unknown) =>
      changeChoices(desk, [{ target, values: { [field]: wanted }, seen: { [field]: seen } }], text),
  };
  return savingGroups(desk.api, () =>
    recordsInOrder(changed, (now) => change(now as DishValues[Field])),
  );
}
