import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { Locale } from "@noren/contract/locales.ts";
import type { DishValues, StaffDish, StaffGroup } from "@noren/contract/staff/menu-dish.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import type { Item } from "@noren/ordering/model.ts";
import { create } from "zustand";
import { loadChunk } from "../../platform/load-chunk.ts";
import { withDraftValues } from "../menu/draft-values.ts";
import { readOpenDraft, useOpenDraft } from "../open-draft/open-draft.ts";
import { followEvents, MENU_EVENTS } from "../read/live-reads.ts";
import { countSaves } from "../read/saves.ts";

/** The dish as guests get it, by locale. */
export type GuestDish = Record<Locale, Item>;

type Loaded = {
  dish: StaffDish | null;
  preview: GuestDish | null;
  /** Every option group, for those that the dish doesn't have yet; null until they are loaded. */
  groups: StaffGroup[] | null;
  problem: ApiProblem | null;
};

/** The dish that the page shows. */
export const useDish = create<Loaded>(() => ({
  dish: null,
  preview: null,
  groups: null,
  problem: null,
}));

let lastRead = 0;
let shownId: number | null = null;
const saves = countSaves();

/** Loads a dish, and again whenever the menu changes, until the returned function is called. */
export function openDish(api: StaffApi, id: number): () => void {
  shownId = id;
  useDish.setState({ dish: null, problem: null });
  void readDish(api, id);
  return followEvents(MENU_EVENTS, () => void readDish(api, id));
}

/** Saves values that are shown already, and reads the dish after the last of all saves. */
export async function savingDish<T>(api: StaffApi, id: number, save: () => Promise<T>): Promise<T> {
  const saved = await saves.during(save);
  await readDish(api, id);
  return saved;
}

/** An answer that a later call has overtaken is ignored, and one of a dish that was left. */
export async function readDish(api: StaffApi, id: number): Promise<void> {
  if (saves.isSaving() || id !== shownId) return;
  const read = ++lastRead;
  const [dish, groups, problem] = await Promise.all([
    api.dish(id),
    api.groups(),
    readOpenDraft(api),
  ]);
  if (read !== lastRead) return;
  if (!dish.ok) return useDish.setState({ problem: dish.problem });
  if (problem) return useDish.setState({ problem });
  const preview = await guestDish(dish.payload);
  if (read !== lastRead) return;
  useDish.setState({
    dish: withDraftValues(dish.payload, useOpenDraft.getState().changes.values()),
    preview,
    problem: groups.ok ? null : groups.problem,
    ...(groups.ok && { groups: groups.payload.groups }),
  });
}

async function guestDish({ preview }: StaffDish): Promise<GuestDish | null> {
  if (!preview) return null;
  const { itemSchema } = await loadChunk(() => import("@noren/contract/menus.ts"));
  return { fr: itemSchema.parse(preview.fr), en: itemSchema.parse(preview.en) };
}

/** Shows values before the server has confirmed them; the next reading replaces them. */
export function putValues(target: string, values: Partial<DishValues>): void {
  const { dish } = useDish.getState();
  if (dish?.target !== target) return;
  lastRead++;
  useDish.setState({ dish: { ...dish, values: { ...dish.values, ...values } } });
}

export function valuesOf(target: string): DishValues | undefined {
  const { dish } = useDish.getState();
  return dish?.target === target ? dish.values : undefined;
}
