import { isDeepStrictEqual } from "node:util";
import type { EditName } from "@noren/contract/staff/actions.ts";
import { type Actor, type FieldChange, recordAction } from "../audit/audit.ts";
import type { Trx } from "../db/open.ts";
import { commonSubject } from "./common-subject.ts";
import { type Locked, lockedFields, writeFields } from "./fields.ts";
import { type Target, targetOf } from "./targets.ts";

type Values = Record<string, unknown>;

/** The new values of some fields of a target; `seen`: those that the editor showed. */
export type Edit = { target: string; values: Values; seen?: Values };

/** A field that has neither the value that was seen nor the one wanted. */
export type Conflict = {
  target: string;
  field: string;
  seen: unknown;
  now: unknown;
  wanted: unknown;
};

export type EditFacts = {
  /** Epoch milliseconds. */
  at: number;
  actor: NonNullable<Actor>;
  action: EditName;
  /** What caused it, such as `draft:3`; what it changes by default. */
  subject?: string;
  /** Id of the action that this one takes back. */
  undoes?: number;
  /** Idempotency key, which no other action has. */
  key?: string | undefined;
};

/** `action` null: every field has its value already. Where it is not ok, nothing was written. */
export type Edited =
  | { ok: true; action: number | null; changes: FieldChange[] }
  | { ok: false; problem: "not_found" }
  | { ok: false; problem: "changed_since"; conflicts: Conflict[] };

/**
 * The one way to change the menu: rows, data version, record of the change and event in one
 * transaction. Rows are locked in the order of their targets, so that concurrent actions do not
 * deadlock. `not_found`: a target is unknown, or archived and the edit does not bring it back.
 */
export async function edit(
  trx: Trx,
  { at, actor, action, subject, undoes, key }: EditFacts,
  edits: readonly Edit[],
): Promise<Edited> {
  const fresh: { target: Target; row: Locked["row"]; changes: FieldChange[] }[] = [];
  const conflicts: Conflict[] = [];
  for (const one of merged(edits)) {
    const target = targetOf(one.target);
    const before = target && (await lockedFields(trx, target, Object.keys(one.values)));
    if (!target || !before) return { ok: false, problem: "not_found" };
    const changes = changedFields(one, before.values);
    conflicts.push(...conflictsOf(one, changes));
    fresh.push({ target, row: before.row, changes });
  }
  if (conflicts.length > 0) return { ok: false, problem: "changed_since", conflicts };
  const changes = fresh.flatMap((one) => one.changes);
  if (changes.length === 0) return { ok: true, action: null, changes };

  for (const { target, row, changes } of fresh) {
    const values = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
    await writeFields(trx, target, { row, values, at });
  }
  const targets = [...new Set(changes.map(({ target }) => target))];
  const [first = ""] = targets;
  const changed = subject ?? (targets.length === 1 ? first : await commonSubject(trx, targets));
  const facts = { at, actor, action, subject: changed };
  const id = await recordAction(trx, { ...facts, changes, undoes: undoes ?? null, key });
  return { ok: true, action: id, changes };
}

/** One edit a target, in the order of the targets. */
export function merged(edits: readonly Edit[]): Edit[] {
  return [...Map.groupBy(edits, ({ target }) => target)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([target, same]) => ({
      target,
      values: Object.assign({}, ...same.map(({ values }) => values)),
      seen: Object.assign({}, ...same.map(({ seen }) => seen)),
    }));
}

/** The fields that get another value. */
export function changedFields({ target, values }: Edit, before: Values): FieldChange[] {
  return Object.entries(values)
    .filter(([field, after]) => !isDeepStrictEqual(before[field], after))
    .map(([field, after]) => ({ target, field, before: before[field], after }));
}

/**
 * The changes of an edit whose field is not what was seen. A setting that is not stored is seen as
 * its default, which nobody has set.
 */
export function conflictsOf(
  { target, seen = {} }: Edit,
  changes: readonly FieldChange[],
): Conflict[] {
  const isSetting = target.startsWith("setting:");
  return changes.flatMap(({ field, before, after }) =>
    field in seen && !(isSetting && before === null) && !isDeepStrictEqual(seen[field], before)
      ? [{ target, field, seen: seen[field], now: before, wanted: after }]
      : [],
  );
}
