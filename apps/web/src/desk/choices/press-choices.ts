import type { Reply } from "@noren/contract/call.ts";
import type { AttachedGroup, DishOptions, DishValues } from "@noren/contract/staff/menu-dish.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import { liveOptions } from "../dish/attached-groups.ts";
import { changesInOrder } from "../menu/changes-in-order.ts";
import type { Sent } from "../menu/send-edits.ts";
import { changeChoices, tellChoices } from "./change-choices.ts";
import { optionsEdit } from "./group-in-dishes.ts";
import {
  choicesOf,
  optionsOf,
  putOptions,
  putOrder,
  putValues,
  savingGroups,
  valuesOf,
} from "./groups-store.ts";

type Pressed<Field> = { desk: OfficeDesk; target: string; field: Field; text: string | null };

/** Null where the caller tells what became of it. `again`: makes changes of what stands by then. */
function tellWith<Value>(
  desk: OfficeDesk,
  text: string | null,
  again: (changes: (now: Value) => Value) => unknown,
) {
  if (text === null) return null;
  return (reply: Reply<Sent>, changes: (now: Value) => Value) =>
    tellChoices(desk, reply, { text, again: () => void again(changes) });
}

const recordsInOrder = changesInOrder<unknown, Reply<Sent>>();

/** Shows a pressed value of a choice at once and saves it after those before it. */
export function changeRecord<Field extends "tax_rate" | "allergens" | "diets" | "facts">(
  pressed: Pressed<Field>,
  change: (now: DishValues[Field]) => DishValues[Field],
): Promise<Reply<Sent>> {
  const { desk, target, field, text } = pressed;
  const changed = {
    key: `${target}/${field}`,
    shown: valuesOf(target)?.[field] as unknown,
    show: (value: unknown) => putValues(target, { [field]: value }),
    send: (seen: unknown, wanted: unknown) =>
      changeChoices(desk, [{ target, values: { [field]: wanted }, seen: { [field]: seen } }], null),
    tell: tellWith<unknown>(desk, text, (changes) =>
      changeRecord(pressed, changes as typeof change),
    ),
  };
  return savingGroups(desk.api, () =>
    recordsInOrder(changed, (now) => change(now as DishValues[Field])),
  );
}

const listsInOrder = changesInOrder<readonly number[], Reply<Sent>>();

/** Moves a choice of a group by one place; at the end of the list it stays, and nothing is sent. */
export async function moveChoice(
  desk: OfficeDesk,
  list: { target: string; text: string },
  { id, by }: { id: number; by: 1 | -1 },
): Promise<void> {
  await changeList(desk, list, (ids) => withMovedId(ids, id, by));
}

async function changeList(
  desk: OfficeDesk,
  { target, text }: { target: string; text: string },
  change: (ids: readonly number[]) => readonly number[],
): Promise<void> {
  const shown = choicesOf(target);
  if (change(shown) === shown) return;
  const list = {
    key: `${target}/choices`,
    shown,
    show: (ids: readonly number[]) => putOrder(target, ids),
    send: (seen: readonly number[], wanted: readonly number[]) =>
      changeChoices(
        desk,
        [{ target, values: { choices: [...wanted] }, seen: { choices: [...seen] } }],
        null,
      ),
    tell: tellWith<readonly number[]>(desk, text, (changes) =>
      changeList(desk, { target, text }, changes),
    ),
  };
  await savingGroups(desk.api, () => listsInOrder(list, change));
}

export function withMovedId(ids: readonly number[], id: number, by: 1 | -1): readonly number[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

type Options = readonly AttachedGroup[];

const optionsInOrder = changesInOrder<Options, Reply<Sent>>();

type InDish = { dish: DishOptions; live: ReadonlySet<number>; text: string };

/** Changes what a group is in one dish; groups that are archived go with it. */
export function changeOptions(
  desk: OfficeDesk,
  inDish: InDish,
  change: (now: Options) => AttachedGroup[],
): Promise<Reply<Sent>> {
  const { live, text } = inDish;
  const { item_id, name } = inDish.dish;
  const list = {
    key: `dish:${item_id}/options`,
    shown: optionsOf(item_id),
    show: (options: Options) => putOptions(item_id, [...options]),
    send: (seen: Options, wanted: Options) =>
      changeChoices(desk, [optionsEdit({ item_id, name, options: [...seen] }, wanted, live)], null),
    tell: tellWith<Options>(desk, text, (changes) =>
      changeOptions(desk, inDish, (now) => [...changes(now)]),
    ),
  };
  return savingGroups(desk.api, () =>
    optionsInOrder(list, (now) => liveOptions(change(now), live)),
  );
}
