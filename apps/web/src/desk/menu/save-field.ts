import type { Reply } from "@noren/contract/call.ts";
import type { OfficeDesk } from "../desk-context.tsx";
import {
  type Draft,
  draftOf,
  type FieldValue,
  isPriceField,
  setDraft,
  targetOfKey,
} from "./draft-store.ts";
import type { Typed } from "./kept-drafts.ts";
import { type Sent, sendEdits } from "./send-edits.ts";
import { offerUndo, problemWords } from "./undo-change.ts";

export type FieldEdit = {
  target: string;
  values: Record<string, FieldValue>;
  seen: Record<string, FieldValue>;
};

/** A field of a record that is typed as text and saved when it is left. */
export type EditedField = {
  key: string;
  /** Undefined where the record is gone. */
  current: () => FieldValue | undefined;
  /** Undefined for a text that cannot be a value. */
  read: (text: string) => FieldValue | undefined;
  /** As the API takes it. */
  toWire: (value: FieldValue) => FieldValue;
  put: (value: FieldValue) => void;
  /** Loads the record again, after somebody else has changed it. */
  reload: () => Promise<void>;
  /**
   * In place of the menu's call, which goes into the draft that is open. `stored`: the whole value as
   * the server has just said that it is; undefined where that is known from the page alone.
   */
  send?: (edits: FieldEdit[], stored?: unknown) => Promise<Reply<Sent>>;
  /**
   * The field's part of the stored value, where it is edited in parts. `send` then makes the edit of
   * the whole value, as it is known at that moment.
   */
  partOf?: (stored: unknown) => unknown;
  /** What the notice with the undo button says. */
  changed: (before: FieldValue, after: FieldValue) => string;
};

const underWay = new Set<string>();

/**
 * Saves what was typed into a field once it is left. What isn't saved stays typed, with the reason.
 * A field that is left again meanwhile is saved again once the first answer is there.
 */
export async function saveField(desk: OfficeDesk, field: EditedField): Promise<void> {
  const { key } = field;
  const draft = draftOf(key);
  const before = field.current();
  if (before === undefined || !draft || draft.state === "saved" || draft.state === "conflict")
    return;
  if (underWay.has(key)) return;
  const value = field.read(draft.text);
  if (value === undefined) return setDraft(key, { ...typedIn(draft), state: "refused", why: null });
  if (value === before) return setDraft(key, null);
  setDraft(key, { ...typedIn(draft), state: "saving" });
  underWay.add(key);
  try {
    await send(desk, field, draft, value);
  } finally {
    underWay.delete(key);
  }
  const later = draftOf(key);
  if (later?.state === "typed" && document.activeElement?.getAttribute("data-field") !== key)
    await saveField(desk, field);
}

async function send(
  desk: OfficeDesk,
  field: EditedField,
  draft: Typed,
  value: FieldValue,
): Promise<void> {
  const { key, toWire } = field;
  const { target, field: name } = targetOfKey(key);
  const values = { [name]: toWire(value) };
  const seen = { [name]: toWire(draft.seen) };
  const edits = [{ target, values, seen }];
  const call = (stored?: unknown) =>
    field.send ? field.send(edits, stored) : sendEdits(desk.api, edits);
  let reply = await call();
  const other = reply.ok ? null : await otherPart(desk, field, draft, reply.problem);
  if (other) {
    await field.reload();
    // Without its record, such as on another page, it stays typed.
    if (field.current() === undefined) return keepTyped(key, draft);
    reply = await call(other.stored);
  }
  const now = draftOf(key);
  /** Typed while the call was under way: it stays, and is saved when the field is left. */
  const typedSince = now && now.state === "typed" && now.text !== draft.text ? now : null;
  if (reply.ok) {
    field.put(value);
    setDraft(key, typedSince ? { ...typedSince, seen: value } : { state: "saved" });
    const text = field.changed(draft.seen, value);
    const undone = isPriceField(name) ? desk.m.menuPage.pricesBack(1) : undefined;
    return offerUndo(desk, { ...reply.payload, text, about: "menu:field", undone });
  }
  if (typedSince) return;
  setDraft(key, await refused(desk, draft, reply.problem, field.partOf));
  if (reply.problem.code === "changed_since") await field.reload();
}

type Problem = Extract<
  Awaited<ReturnType<OfficeDesk["api"]["changeMenu"]>>,
  { ok: false }
>["problem"];

/** The stored value, where somebody has changed it, but not the part of it that is this field. */
async function otherPart(
  { api }: OfficeDesk,
  { partOf }: EditedField,
  { seen }: Typed,
  { code, payload }: Problem,
): Promise<{ stored: unknown } | null> {
  if (code !== "changed_since" || !partOf) return null;
  const [conflict] = (await api.readConflicts(payload)).conflicts;
  return partOf(conflict?.now) === seen ? { stored: conflict?.now } : null;
}

function keepTyped(key: string, draft: Typed): void {
  const now = draftOf(key);
  if (now?.state === "saving") setDraft(key, { ...typedIn(draft), state: "typed" });
}

async function refused(
  desk: OfficeDesk,
  draft: Typed,
  problem: Problem,
  partOf: EditedField["partOf"] = (stored) => stored,
): Promise<Draft> {
  const { code, payload } = problem;
  const typed = typedIn(draft);
  if (code === "unreachable" || code === "not_ready") return { ...typed, state: "unreachable" };
  if (code !== "changed_since")
    return { ...typed, state: "refused", why: problemWords(problem, desk) };
  const [conflict] = (await desk.api.readConflicts(payload)).conflicts;
  const now = partOf(conflict?.now);
  const known = typeof now === "number" || typeof now === "string" || now === null;
  return { ...typed, state: "conflict", now: known ? now : draft.seen, by: conflict?.by ?? null };
}

/** Saves what was typed over the value that somebody else has set meanwhile. */
export async function keepMine(desk: OfficeDesk, field: EditedField): Promise<void> {
  const draft = draftOf(field.key);
  if (draft?.state !== "conflict") return;
  setDraft(field.key, { text: draft.text, seen: draft.now, state: "typed" });
  await saveField(desk, field);
}

function typedIn({ text, seen }: Typed): Typed {
  return { text, seen };
}
