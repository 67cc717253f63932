import type { StaffApi } from "../../packages/contract/src/staff/staff-api.ts";
import { done } from "./desk-client.ts";

/**
 * Every page of the desk for owners and managers; `:draft` and `:group` stand for records that
 * exist.
 */
export const MENU_PAGES = [
  "today",
  "hours",
  "delivery",
  "offers",
  "restaurant",
  "availability",
  "menu",
  "menu?mode=prices",
  "menu?mode=order",
  "menu/dishes/1101",
  "menu/choices",
  "menu/choices/:group",
  "menu/languages",
  "menu/drafts",
  "menu/drafts/:draft",
  "menu/history",
];

/** The path with a group's id, or that of a new draft which changes a price. */
export async function existingPath(path: string, api: StaffApi): Promise<string> {
  if (path.includes(":group")) {
    const { groups } = done(await api.groups());
    return path.replace(":group", groups[0]?.target.split(":")[1] ?? "");
  }
  if (!path.includes(":draft")) return path;
  const { draft } = done(await api.createDraft(`Carte ${crypto.randomUUID()}`));
  const edits = [{ target: "dish:1101", values: { price_pickup: 12 } }];
  done(await api.changeDraft(draft.id, { edits }));
  return path.replace(":draft", String(draft.id));
}
