import type { ApiProblem } from "@noren/contract/api-problem.ts";
import type { MenuDish, StaffMenus } from "@noren/contract/staff/menu.ts";
import type { StaffApi } from "@noren/contract/staff/staff-api.ts";
import { create } from "zustand";
import { readDrafted, useOpenDraft } from "../open-draft/open-draft.ts";
import { followEvents, MENU_EVENTS } from "../read/live-reads.ts";
import { fieldKey, forgetSaved } from "./draft-store.ts";
import { withDraft } from "./draft-values.ts";
import { dishesByTarget, withDish, withKnown } from "./menus-state.ts";

type Menu = {
  /** As the open draft will make them, where one is open. */
  menus: StaffMenus["menus"] | null;
  /** Dishes that are in no category of these. */
  unplaced: StaffMenus["unplaced"];
  /** The draft that was open when they were loaded. */
  draftId: number | null;
  /** What drafts will set, by target and field, such as `dish:12/price_pickup`. */
  planned: ReadonlyMap<string, StaffMenus["drafts"]>;
  problem: ApiProblem | null;
};

/** The menus as the page shows them; null until they are loaded. */
export const useMenu = create<Menu>(() => ({
  menus: null,
  unplaced: [],
  draftId: null,
  planned: new Map(),
  problem: null,
}));

let lastRead = 0;
let latest = Promise.resolve();

/** Loads the menus, and again whenever they change, until the returned function is called. */
export function openMenu(api: StaffApi): () => void {
  if (useMenu.getState().draftId !== useOpenDraft.getState().id) forgetShown();
  void readMenu(api);
  return followEvents(MENU_EVENTS, () => void readMenu(api));
}

/**
 * Waits for the answer of the latest call: one that a later call has overtaken is shown only while
 * nothing else is.
 */
export function readMenu(api: StaffApi): Promise<void> {
  const read = ++lastRead;
  latest = load(api, read).then(() => (read === lastRead ? undefined : latest));
  return latest;
}

/** Dishes that are the same stay the same objects. */
async function load(api: StaffApi, read: number): Promise<void> {
  const reply = await readDrafted(api, api.menus(), (payload, changes) => ({
    ...withDraft(payload, changes),
    draftId: useOpenDraft.getState().id,
    planned: Map.groupBy(payload.drafts, (one) => fieldKey(one, one.field)),
  }));
  if (read !== lastRead && useMenu.getState().menus !== null) return;
  if (!reply.ok) return useMenu.setState({ problem: reply.problem });
  const { payload } = reply;
  useMenu.setState(({ menus }) => ({
    ...payload,
    menus: menus ? withKnown(payload.menus, menus) : payload.menus,
    problem: null,
  }));
}

/** The live menu and a draft of it are never shown for one another. */
function forgetShown(): void {
  forgetSaved();
  useMenu.setState({ menus: null, unplaced: [] });
}

export function putDish(dish: MenuDish): void {
  useMenu.setState(({ menus }) => ({ menus: menus && withDish(menus, dish) }));
}

/** Each field of a long list asks for its dish. */
let index: { of: Menu["menus"]; dishes: ReadonlyMap<string, MenuDish> } | null = null;

export function dishOf(target: string): MenuDish | undefined {
  const { menus } = useMenu.getState();
  if (index?.of !== menus) index = { of: menus, dishes: dishesByTarget(menus ?? []) };
  return index?.dishes.get(target);
}
