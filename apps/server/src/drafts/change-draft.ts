import { isDeepStrictEqual } from "node:util";
import {
  type Draft,
  type draftEdits,
  type draftRemoval,
  MAX_DRAFT_CHANGES,
} from "@noren/contract/staff/drafts.ts";
import type { MenuConflicts } from "@noren/contract/staff/menu.ts";
import type { Insertable } from "kysely";
import type { z } from "zod";
import type { Actor } from "../audit/audit.ts";
import { toJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { lastToChange, namedConflicts } from "../editing/change-records.ts";
import { changedFields, conflictsOf, merged } from "../editing/edit.ts";
import { valuesOf } from "../editing/fields.ts";
import { type FieldRefused, unknownReference } from "../editing/references.ts";
import { targetOf } from "../editing/targets.ts";
import type { Services } from "../services.ts";
import { changesOf, type DraftProblem, draftsChanged, openDraft, wireDraft } from "./draft-rows.ts";
import { archivesIn, fittedChanges } from "./fit-values.ts";

type DraftServices = Pick<Services, "db" | "now">;
type NewChange = Insertable<Tables["draft_changes"]>;

type Changed =
  | { ok: true; draft: Draft }
  | {
      ok: false;
      problem:
        | DraftProblem
        | { code: "draft_full" }
        | { code: "changed_since"; payload: MenuConflicts }
        | FieldRefused;
    };

/**
 * Puts values into a draft, each with the live one; a value that is live already is taken out.
 * Nothing is put where somebody has changed in the draft, or live, what the editor showed.
 */
export function changeDraft(
  { db, now }: DraftServices,
  actor: NonNullable<Actor>,
  id: number,
  { edits }: z.output<typeof draftEdits>,
): Promise<Changed> {
  return transact(db, async (trx) => {
    const found = await openDraft(trx, id);
    if (!found.ok) return found;
    const wanted = new Map(merged(edits).map((one) => [one.target, one]));
    const known = await changesOf(trx, id);
    const archives = archivesIn(known);
    const isBroughtBack = (target: string) =>
      wanted.get(target)?.values.archived === false || archives(target) === false;
    const issue = await unknownReference(trx, edits, isBroughtBack);
    if (issue !== null) return { ok: false, problem: { code: "field_refused", issue } };
    const replaced = known.filter(({ target, field }) => {
      const values = wanted.get(target)?.values;
      return values !== undefined && field in values;
    });
    const live = new Map<string, Record<string, unknown>>();
    const fresh: NewChange[] = [];
    for (const [target, { values }] of wanted) {
      const now = await liveOf(trx, target, Object.keys(values));
      if (!now || (now.archived === true && !isBroughtBack(target)))
        return { ok: false, problem: { code: "not_found" } };
      live.set(target, now);
      fresh.push(...changesTo({ draft: id, by: actor }, target, values, now));
    }
    const drafted = await fittedChanges(trx, replaced, { live, archives });
    const conflicts = [...wanted].flatMap(([target, one]) =>
      conflictsOf(one, changedFields(one, { ...live.get(target), ...drafted.get(target) })),
    );
    if (conflicts.length > 0) {
      const authors = new Map(replaced.map((one) => [`${one.target}/${one.field}`, one.put_by]));
      const payload = await namedConflicts(trx, conflicts, async (one) => {
        const by = authors.get(`${one.target}/${one.field}`);
        return by === undefined ? lastToChange(trx, one) : by;
      });
      return { ok: false, problem: { code: "changed_since", payload } };
    }
    if (known.length - replaced.length + fresh.length > MAX_DRAFT_CHANGES)
      return { ok: false, problem: { code: "draft_full" } };
    await deleteChanges(
      trx,
      replaced.map((one) => one.id),
    );
    await insertChanges(trx, fresh);
    await draftsChanged(trx, id, { at: now(), actor });
    return { ok: true, draft: await wireDraft(trx, id) };
  });
}

/** Takes fields out of a draft; those that are not in it are ignored. */
export function removeFromDraft(
  { db, now }: DraftServices,
  actor: NonNullable<Actor>,
  id: number,
  { fields }: z.output<typeof draftRemoval>,
): Promise<{ ok: true; draft: Draft } | { ok: false; problem: DraftProblem }> {
  return transact(db, async (trx) => {
    const found = await openDraft(trx, id);
    if (!found.ok) return found;
    const named = new Set(fields.map(({ target, field }) => `${target} ${field}`));
    const removed = (await changesOf(trx, id)).filter(({ target, field }) =>
      named.has(`${target} ${field}`),
    );
    await deleteChanges(
      trx,
      removed.map((one) => one.id),
    );
    await draftsChanged(trx, id, { at: now(), actor });
    return { ok: true, draft: await wireDraft(trx, id) };
  });
}

/** The values that differ from the live ones, as rows of a draft. */
export function changesTo(
  { draft, by }: { draft: number; by: NonNullable<Actor> },
  target: string,
  values: Record<string, unknown>,
  live: Record<string, unknown>,
): NewChange[] {
  return Object.entries(values)
    .filter(([field, value]) => !isDeepStrictEqual(live[field], value))
    .map(([field, value]) => ({
      ...{ draft_id: draft, target, field },
      seen: toJson(live[field]),
      value: toJson(value),
      put_by: by.name,
    }));
}

export async function insertChanges(trx: Trx, changes: readonly NewChange[]): Promise<void> {
  if (changes.length > 0) await trx.insertInto("draft_changes").values(changes).execute();
}

async function deleteChanges(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom("draft_changes").where("id", "in", ids).execute();
}

async function liveOf(trx: Trx, text: string, fields: readonly string[]) {
  const target = targetOf(text);
  return target && valuesOf(trx, target, fields);
}
