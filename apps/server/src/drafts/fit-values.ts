import { z } from "zod";
import type { Db } from "../db/open.ts";
import { dishTarget } from "../editing/targets.ts";

type Values = Record<string, unknown>;
export type Skipped = { target: string; field: string };

const idList = z.array(z.int());

/**
 * Values of a target as they can be written now: what was archived since drops out of lists of
 * dishes, unless the draft brings it back, and an order of categories or choices takes in what
 * joined them since.
 */
export async function fitValues(
  db: Db,
  { values, live, broughtBack }: { values: Values; live: Values; broughtBack: ReadonlySet<string> },
): Promise<{ values: Values; skipped: Skipped[] }> {
  const fitted: Values = { ...values };
  const skipped: Skipped[] = [];
  for (const field of ["dishes", "companions"]) {
    if (!(field in values)) continue;
    const wanted = idList.parse(values[field]);
    const archived = (await archivedAmong(db, wanted)).filter(
      (id) => !broughtBack.has(dishTarget(id)),
    );
    fitted[field] = wanted.filter((id) => !archived.includes(id));
    skipped.push(...archived.map((id) => ({ target: dishTarget(id), field })));
  }
  for (const field of ["categories", "choices"])
    if (field in values)
      fitted[field] = reordered(idList.parse(live[field]), idList.parse(values[field]));
  return { values: fitted, skipped };
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
