import type { DraftChangeRow } from "../db/draft-tables.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import type { Edit } from "../editing/edit.ts";
import { idList, withJoined } from "../editing/list-fields.ts";
import {
  categoryTarget,
  choiceTarget,
  dishTarget,
  type Target,
  targetOf,
} from "../editing/targets.ts";

type Values = Record<string, unknown>;
export type Skipped = { target: string; field: string };

type Fitted = {
  target: Target;
  values: Values;
  live: Values;
  /** The live values when they were put into the draft. */
  seen: Values;
  /** Whether the draft archives a target or brings it back; undefined where it does neither. */
  archives: (target: string) => boolean | undefined;
};

/** Whether a draft with these changes archives a target; see `Fitted`. */
export function archivesIn(changes: readonly DraftChangeRow[]): Fitted["archives"] {
  const archived = changes.filter(({ field }) => field === "archived");
  const by = new Map(archived.map(({ target, value }) => [target, fromJson(value) === true]));
  return (target) => by.get(target);
}

/** The changes of a draft as one edit a target. */
export function draftedEdits(changes: readonly DraftChangeRow[]): Required<Edit>[] {
  return [...Map.groupBy(changes, ({ target }) => target)].map(([target, own]) => ({
    target,
    values: Object.fromEntries(own.map(({ field, value }) => [field, fromJson(value)])),
    seen: Object.fromEntries(own.map(({ field, seen }) => [field, fromJson(seen)])),
  }));
}

/**
 * What editors show of a draft's changes, by target, with the `live` values of the same fields: as
 * they can be written now, but what the draft itself archives stays in its lists until then, since
 * an order of categories or choices names each.
 */
export async function fittedChanges(
  db: Db,
  changes: readonly DraftChangeRow[],
  { live, archives }: { live: ReadonlyMap<string, Values> } & Pick<Fitted, "archives">,
): Promise<ReadonlyMap<string, Values>> {
  const bringsBack = (target: string) => (archives(target) === false ? false : undefined);
  const fitted = new Map<string, Values>();
  for (const { target: text, values, seen } of draftedEdits(changes)) {
    const target = targetOf(text);
    const now = live.get(text);
    if (!target || !now) continue;
    const input = { target, values, live: now, seen, archives: bringsBack };
    fitted.set(text, (await fitValues(db, input)).values);
  }
  return fitted;
}

/**
 * Values of a target as they can be written now, in lists without what the draft itself archives and
 * with what it brings back: what was archived since drops out of lists of dishes, and an order of
 * dishes, categories or choices takes in what joined them since.
 */
export async function fitValues(
  db: Db,
  { target, values, live, seen, archives }: Fitted,
): Promise<{ values: Values; skipped: Skipped[] }> {
  const fitted: Values = { ...values };
  const skipped: Skipped[] = [];
  for (const field of ["dishes", "companions"]) {
    if (!(field in values)) continue;
    const listed =
      field === "dishes"
        ? withJoined({ wanted: values.dishes, live: live.dishes, seen: seen.dishes })
        : idList.parse(values[field]);
    const wanted = listed.filter((id) => !archives(dishTarget(id)));
    const archived = (await archivedAmong(db, wanted)).filter(
      (id) => archives(dishTarget(id)) === undefined,
    );
    fitted[field] = wanted.filter((id) => !archived.includes(id));
    skipped.push(...archived.map((id) => ({ target: dishTarget(id), field })));
  }
  for (const field of ["categories", "choices"]) {
    if (!(field in values)) continue;
    const wanted = idList.parse(values[field]);
    const isThere = (id: number) => archives(memberOf(target, id)) === false;
    const after = [...idList.parse(live[field]), ...wanted.filter(isThere)];
    const left = [...new Set(after)].filter((id) => !archives(memberOf(target, id)));
    fitted[field] = reordered(left, wanted);
  }
  return { values: fitted, skipped };
}

/** A category of a menu, or a choice of a group. */
function memberOf(target: Target, id: number): string {
  if (target.kind === "menu") return categoryTarget(target.id, id);
  return target.kind === "group" ? choiceTarget(target.id, id) : "";
}

async function archivedAmong(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("items")
    .select("id")
    .where("id", "in", ids)
    .where("archived_at", "is not", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** What there is now in the wanted order; what has no place in it comes last. */
function reordered(live: readonly number[], wanted: readonly number[]): number[] {
  const kept = wanted.filter((id) => live.includes(id));
  return [...kept, ...live.filter((id) => !wanted.includes(id))];
}
