import {
  type DESK_PAGES,
  type DeskPageName,
  LINKED_PAGES,
} from "../../apps/web/src/desk/desk-pages.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { done } from "./desk-client.ts";

type WithParameter = {
  [Name in DeskPageName]: (typeof DESK_PAGES)[Name]["path"] extends `${string}:${string}`
    ? Name
    : never;
}[DeskPageName];

/**
 * Below `/desk/`, where the pages of the back office are tested; `:draft` and `:group` stand for
 * records that exist. A page without an entry is opened from the menu by `desk-pages.spec.ts`; one
 * without an address, with its order.
 */
const ADDRESSES = {
  today: ["today"],
  availability: ["availability"],
  documents: [],
  receipt: [],
  card: ["menu", "menu?mode=prices", "menu?mode=order"],
  dish: ["menu/dishes/1101"],
  choices: ["menu/choices"],
  choiceGroup: ["menu/choices/:group"],
  languages: ["menu/languages"],
  drafts: ["menu/drafts"],
  draft: ["menu/drafts/:draft"],
  menuHistory: ["menu/history"],
  hours: ["hours"],
  delivery: ["delivery"],
  offers: ["offers"],
  restaurant: ["restaurant"],
} satisfies Partial<Record<DeskPageName, string[]>> & Record<WithParameter, string[]>;

export const OFFICE_ADDRESSES: readonly string[] = Object.values(ADDRESSES).flat();

export const OTHER_LINKS = LINKED_PAGES.filter((name) => !(name in ADDRESSES));

/** The path with a group's id, or that of a new draft which changes a price. */
export async function existingPath(path: string, api: StaffApi): Promise<string> {
  if (path.includes(":group")) {
    const { groups } = done(await api.groups());
    return path.replace(":group", groups[0]?.target.split(":")[1] ?? "");
  }
  if (!path.includes(":draft")) return path;
  const { draft } = done(await api.createDraft({ name: `Carte ${crypto.randomUUID()}` }));
  const edits = [{ target: "dish:1101", values: { price_pickup: 12 } }];
  done(await api.changeDraft(draft.id, { edits }));
  return path.replace(":draft", String(draft.id));
}
