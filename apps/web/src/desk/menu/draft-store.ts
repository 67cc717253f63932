import { create } from "zustand";
import {
  type FieldValue,
  type Kept,
  keep,
  keepField,
  readKept,
  readLost,
  type Typed,
  type TypedFields,
} from "./kept-drafts.ts";

export type { FieldValue };

/** The fields of prices, in the order in which a dish shows them. */
export const PRICE_FIELDS = ["price_delivery", "price_pickup"] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];

export function isPriceField(field: string): field is PriceField {
  return PRICE_FIELDS.some((known) => known === field);
}

/** A field's state; one that nobody has typed in has none. */
export type Draft =
  | (Typed & { state: "typed" | "saving" | "unreachable" })
  | (Typed & { state: "refused"; why: string | null })
  | (Typed & { state: "conflict"; now: FieldValue; by: string | null })
  | { state: "saved" };

type Drafts = Readonly<Record<string, Draft>>;

/**
 * Everything that was typed, by field. It outlives the page within the desk, and what isn't saved
 * outlives a closed tab. `restored`: fields whose text comes from an earlier visit.
 */
export const useDrafts = create<{ drafts: Drafts; restored: readonly string[] }>(() => ({
  drafts: {},
  restored: [],
}));

let owner: number | null = null;

export function fieldKey({ target }: { target: string }, field: string): string {
  return `${target}/${field}`;
}

export function targetOfKey(key: string): { target: string; field: string } {
  const [target = "", field = ""] = key.split("/");
  return { target, field };
}

/** Shows what a person typed on this device and didn't save. */
export function openDrafts(person: number): void {
  if (owner === person) return;
  owner = person;
  const kept = readKept(person);
  useDrafts.setState({ drafts: {}, restored: [] });
  restore(kept.fields);
  void restoreLost(person, kept);
}

/** Shows it in place of the older fields, but for what was typed since the page was opened. */
async function restoreLost(person: number, older: Kept): Promise<void> {
  const lost = await readLost(person, older);
  if (!lost || owner !== person) return;
  for (const [key, { text }] of Object.entries(older.fields)) {
    const draft = draftOf(key);
    if (draft?.state === "typed" && draft.text === text) setDraft(key, null);
  }
  restore(lost.fields);
  keep(person, { ...lost.fields, ...readKept(person).fields });
}

function restore(fields: TypedFields): void {
  const known = useDrafts.getState().drafts;
  const fresh = Object.entries(fields).filter(([key]) => !known[key]);
  useDrafts.setState(({ drafts, restored }) => ({
    drafts: {
      ...drafts,
      ...Object.fromEntries(fresh.map(([key, typed]) => [key, { ...typed, state: "typed" }])),
    },
    restored: [...restored, ...fresh.map(([key]) => key)],
  }));
}

export function draftOf(key: string): Draft | undefined {
  return useDrafts.getState().drafts[key];
}

/** Null removes it. Kept on the device at once, so that no typed key is lost with the tab. */
export function setDraft(key: string, draft: Draft | null): void {
  const { [key]: _, ...others } = useDrafts.getState().drafts;
  const drafts = draft ? { ...others, [key]: draft } : others;
  const unsaved = draft && draft.state !== "saved" ? draft : null;
  useDrafts.setState(({ restored }) => ({
    drafts,
    restored: unsaved ? restored : restored.filter((known) => known !== key),
  }));
  if (owner !== null) keepField(owner, key, unsaved && { text: unsaved.text, seen: unsaved.seen });
}

/** Drops what an earlier visit left that is a dish's price by now, or of no dish on the menu. */
export function dropSettled(isSettled: (key: string, typed: Typed) => boolean): void {
  const { drafts, restored } = useDrafts.getState();
  for (const key of restored) {
    const draft = drafts[key];
    if (draft && draft.state !== "saved" && isSettled(key, draft)) setDraft(key, null);
  }
}

/** After an undo, what was saved isn't what a field shows. */
export function forgetSaved(): void {
  for (const [key, { state }] of Object.entries(useDrafts.getState().drafts))
    if (state === "saved") setDraft(key, null);
}
