import type { Reply } from "@noren/contract/call.ts";
import type { MenuChange } from "@noren/contract/staff/menu.ts";
import type { AttachedGroup, DishValues } from "@noren/contract/staff/menu-dish.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { changesInOrder } from "../menu/changes-in-order.ts";
import { type Sent, sendEdits } from "../menu/send-edits.ts";
import { tellPressed } from "../menu/undo-change.ts";
import { optionsToWire } from "./attached-groups.ts";
import type { PriceField, TextField } from "./dish-fields.ts";
import { putValues, savingDish, valuesOf } from "./dish-store.ts";

/** What is pressed rather than typed. */
type PressedField = Exclude<keyof DishValues, TextField | PriceField>;

/**
 * Saves a declaration of a dish or of a choice; `text`: what the notice says, null where the caller
 * tells what became of it.
 */
export type ChangeDeclared = <Field extends "allergens" | "diets" | "facts">(
  field: Field,
  text: string | null,
  change: (now: DishValues[Field]) => DishValues[Field],
) => Promise<Reply<Sent>>;

type Pressed<Field> = {
  desk: OfficeDesk;
  target: string;
  id: number;
  field: Field;
  text: string | null;
};

const inOrder = changesInOrder<unknown, Reply<Sent>>();

/**
 * Shows a pressed value at once and saves it after those before it. Where it is refused, the value
 * that holds is shown again, with the reason.
 */
export function changeDish<Field extends PressedField>(
  pressed: Pressed<Field>,
  change: (now: DishValues[Field]) => DishValues[Field],
): Promise<Reply<Sent>> {
  const { desk, target, id, field, text } = pressed;
  const about = `menu:${field}`;
  const changed = {
    key: `${target}/${field}`,
    shown: valuesOf(target)?.[field] as unknown,
    show: (value: unknown) => putValues(target, { [field]: value }),
    send: (seen: unknown, wanted: unknown) =>
      sendEdits(desk.api, [{ target, values: wireOf(field, wanted), seen: wireOf(field, seen) }]),
    tell:
      text === null
        ? null
        : (reply: Reply<Sent>, changes: (now: unknown) => unknown) => {
            const again = () => void changeDish(pressed, changes as typeof change);
            return tellPressed(desk, reply, { text, about, again });
          },
  };
  return savingDish(desk.api, id, () =>
    inOrder(changed, (now) => change(now as DishValues[Field])),
  );
}

type WireValues = MenuChange["edits"][number]["values"];

/** Amounts go to the server in euros. */
function wireOf(field: PressedField, value: unknown): WireValues {
  if (field !== "options") return { [field]: value };
  return { options: optionsToWire(value as readonly AttachedGroup[]) };
}
