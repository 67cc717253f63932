import { type DeskPageName, LINKED_PAGES } from "../../apps/web/src/desk/page/desk-pages.ts";
import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { done } from "./desk-client.ts";

/**
 * Below `/desk/`, where the pages of the back office are tested; `:draft` and `:group` stand for
 * records that exist. Without one: `desk-pages.spec.ts` opens it from the menu, or with its order.
 */
const ADDRESSES: Record<DeskPageName, readonly string[]> = {
  inbox: [],
  today: ["today"],
  availability: ["availability"],
  history: [],
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
  payments: [],
  printers: [],
  people: [],
  settings: [],
  audit: [],
  account: [],
};

export const OFFICE_ADDRESSES = Object.values(ADDRESSES).flat();

export const OTHER_LINKS = LINKED_PAGES.filter((name) => ADDRESSES[name].length === 0);

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
