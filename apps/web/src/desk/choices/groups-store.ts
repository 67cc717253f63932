import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type {
  DishOptions,
  StaffChoice,
  StaffGroup,
  StaffGroups,
} from "@noren/contract/staff/menu-dish.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { create } from "zustand";
import { withDraftGroups } from "../menu/draft-values.ts";
import { readDrafted } from "../open-draft/open-draft.ts";
import { followEvents, MENU_EVENTS } from "../read/live-reads.ts";
import { countSaves } from "../read/saves.ts";

type Loaded = {
  groups: StaffGroup[] | null;
  dishes: DishOptions[];
  problem: ApiProblem | null;
};

/**
 * Every option group and the dishes' options, as the pages show them and the open draft will make
 * them; null until loaded.
 */
export const useGroups = create<Loaded>(() => ({ groups: null, dishes: [], problem: null }));

let lastRead = 0;
const saves = countSaves();

/** Loads the groups, and again whenever the menu changes, until the returned function is called. */
export function openGroups(api: StaffApi): () => void {
  void readGroups(api);
  return followEvents(MENU_EVENTS, () => void readGroups(api));
}

/** Saves values that are shown already, and reads the groups after the last of all saves. */
export async function savingGroups<T>(api: StaffApi, save: () => Promise<T>): Promise<T> {
  const saved = await saves.during(save);
  await readGroups(api);
  return saved;
}

/** An answer that a later call has overtaken is ignored. */
export async function readGroups(api: StaffApi): Promise<void> {
  if (saves.isSaving()) return;
  const read = ++lastRead;
  const reply = await readDrafted(api, api.groups(), withDraftGroups);
  if (read !== lastRead) return;
  if (reply.ok) useGroups.setState({ ...reply.payload, problem: null });
  else useGroups.setState({ problem: reply.problem });
}

type RecordValues = Partial<StaffChoice["values"]>;

/** Shows values of a group or a choice before the server has confirmed them. */
export function putValues(target: string, values: RecordValues): void {
  lastRead++;
  const { groups } = useGroups.getState();
  if (groups) useGroups.setState({ groups: withValues(groups, target, values) });
}

function withValues(groups: StaffGroups["groups"], target: string, values: RecordValues) {
  return groups.map((group) => ({
    ...group,
    values: group.target === target ? { ...group.values, ...values } : group.values,
    choices: group.choices.map((choice) =>
      choice.target === target ? { ...choice, values: { ...choice.values, ...values } } : choice,
    ),
  }));
}

/** Shows the choices of a group in another order. */
export function putOrder(target: string, ids: readonly number[]): void {
  lastRead++;
  useGroups.setState(({ groups }) => ({
    groups:
      groups?.map((group) => {
        const byId = new Map(group.choices.map((choice) => [choice.id, choice]));
        const choices = ids.flatMap((id) => byId.get(id) ?? []);
        return group.target === target ? { ...group, choices } : group;
      }) ?? null,
  }));
}

export function choicesOf(target: string): number[] {
  const group = useGroups.getState().groups?.find((one) => one.target === target);
  return group?.choices.map(({ id }) => id) ?? [];
}

/** Shows other options of a dish. */
export function putOptions(item_id: number, options: DishOptions["options"]): void {
  lastRead++;
  useGroups.setState(({ dishes }) => ({
    dishes: dishes.map((dish) => (dish.item_id === item_id ? { ...dish, options } : dish)),
  }));
}

export function optionsOf(item_id: number): DishOptions["options"] {
  return useGroups.getState().dishes.find((dish) => dish.item_id === item_id)?.options ?? [];
}

/** The values of a group or a choice that stand now. */
export function valuesOf(target: string): RecordValues | undefined {
  for (const group of useGroups.getState().groups ?? []) {
    if (group.target === target) return group.values;
    const choice = group.choices.find((one) => one.target === target);
    if (choice) return choice.values;
  }
  return undefined;
}
