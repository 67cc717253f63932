import { centsToEuros } from "@noren/contract/euros.ts";
import type { MenuChange } from "@noren/contract/staff/menu.ts";
import type { AttachedGroup, DishValues } from "@noren/contract/staff/menu-dish.ts";
import { asCents } from "@noren/ordering/money.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { sendEdits } from "../menu/send-edits.ts";
import { changedByWords, tellChange } from "../menu/undo-change.ts";
import { putValues, savingDish, valuesOf } from "./dish-store.ts";

/** What is pressed rather than typed. */
export type PressedField = Exclude<
  keyof DishValues,
  "name" | "name_en" | "description" | "description_en" | "kitchen_name" | `price_${string}`
>;

/** Saves a declaration of a dish or of a choice; `text`: what the notice says. */
export type ChangeDeclared = <Field extends "allergens" | "diets" | "facts">(
  field: Field,
  text: string,
  value: DishValues[Field],
) => void;

type Pressed = { desk: OfficeDesk; target: string; id: number; field: PressedField; text: string };

/** The latest value that waits for the call under way, by field. */
const waiting = new Map<string, { value: unknown; text: string }>();

/**
 * Shows a pressed value at once and saves it. What is pressed while a save is under way follows it,
 * the latest value alone. Where it is refused, the value that holds is shown again, with the
 * reason.
 */
export async function changeDish<Field extends PressedField>(
  pressed: Pressed & { field: Field },
  value: DishValues[Field],
): Promise<void> {
  const { target, field, text } = pressed;
  const key = `${target}/${field}`;
  const seen = valuesOf(target)?.[field];
  putValues(target, { [field]: value });
  if (waiting.has(key)) {
    waiting.set(key, { value, text });
    return;
  }
  waiting.set(key, { value, text });
  await savingDish(pressed.desk.api, pressed.id, async () => {
    let known: unknown = seen;
    for (let next = waiting.get(key); next; ) {
      const sent = next;
      if (!(await send(pressed, known, sent))) break;
      known = sent.value;
      const latest = waiting.get(key);
      next = latest === sent ? undefined : latest;
    }
    waiting.delete(key);
  });
}

async function send(
  { desk, target, field }: Pressed,
  seen: unknown,
  { value, text }: { value: unknown; text: string },
): Promise<boolean> {
  const edit = { target, values: wireOf(field, value), seen: wireOf(field, seen) };
  const reply = await sendEdits(desk.api, [edit]);
  const changedBy = await changedByWords(desk, reply);
  return tellChange(desk, reply, { text, about: `menu:${field}`, why: () => changedBy });
}

type WireValues = MenuChange["edits"][number]["values"];

/** Amounts go to the server in euros. */
function wireOf(field: PressedField, value: unknown): WireValues {
  if (field !== "options") return { [field]: value };
  const groups = value as readonly AttachedGroup[];
  return {
    options: groups.map(({ prices, ...group }) => ({
      ...group,
      prices: Object.fromEntries(
        Object.entries(prices).map(([id, cents]) => [id, centsToEuros(asCents(cents))]),
      ),
    })),
  };
}
