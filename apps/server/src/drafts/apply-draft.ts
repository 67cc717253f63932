import type { DraftProblemCode, DraftReport } from "@noren/contract/staff/drafts.ts";
import type { MenuValues } from "@noren/contract/staff/menu-values.ts";
import { namesOf } from "../audit/audit-names.ts";
import type { DraftChangeRow, ReportedField } from "../db/draft-tables.ts";
import type { Trx } from "../db/open.ts";
import { type Edit, type EditFacts, edit } from "../editing/edit.ts";
import { lockedFields } from "../editing/fields.ts";
import { withImage } from "../editing/picture-file.ts";
import { unknownField } from "../editing/references.ts";
import { targetOf } from "../editing/targets.ts";
import { changesOf } from "./draft-rows.ts";
import { archivesIn, draftedEdits, fitValues, type Skipped } from "./fit-values.ts";

type Applied = { action: number | null; changes: number; report: DraftReport };

/**
 * Makes the changes of a draft as one action, whatever the live values are. Archived targets are
 * skipped. Where the report names problems, the caller has to roll back.
 */
export async function applyDraft(
  trx: Trx,
  draft: number,
  facts: Pick<EditFacts, "at" | "actor">,
): Promise<Applied> {
  const { edits, skipped } = await possibleEdits(trx, await changesOf(trx, draft));
  const done = await edit(
    trx,
    { ...facts, action: "draft_published", subject: `draft:${draft}` },
    edits.map(withImage),
  );
  if (!done.ok) throw new Error(`a draft with locked targets is refused: ${done.problem}`);
  const problems = await brokenFields(trx, edits);
  const names = await namesOf(
    trx,
    [...skipped, ...problems].map(({ target }) => target),
  );
  const named = <One extends Skipped>(one: One): One & ReportedField => ({
    ...one,
    name: names.get(one.target) ?? null,
  });
  const report = { skipped: skipped.map(named), problems: problems.map(named) };
  return {
    action: done.action,
    changes: done.changes.length,
    report: { ...report, published_action: done.action },
  };
}

/** `live`: the values before. */
type PossibleEdit = Pick<Edit, "target"> & { values: MenuValues; live: MenuValues };

/** Locks the targets in the order in which `edit` does, and leaves archived ones out. */
async function possibleEdits(
  trx: Trx,
  changes: readonly DraftChangeRow[],
): Promise<{ edits: PossibleEdit[]; skipped: Skipped[] }> {
  const edits: PossibleEdit[] = [];
  const skipped: Skipped[] = [];
  const archives = archivesIn(changes);
  const wanted = draftedEdits(changes).sort((a, b) => (a.target < b.target ? -1 : 1));
  for (const { target, values, seen } of wanted) {
    const fields = Object.keys(values);
    const parsed = targetOf(target);
    const locked = parsed && (await lockedFields(trx, parsed, fields));
    const isArchived = locked?.values.archived === true && values.archived !== false;
    if (!locked || isArchived) {
      skipped.push(...fields.map((field) => ({ target, field })));
      continue;
    }
    const live = locked.values;
    const fitted = await fitValues(trx, { target: parsed, values, live, seen, archives });
    skipped.push(...fitted.skipped);
    edits.push({ target, values: fitted.values, live });
  }
  return { edits, skipped };
}

type Broken = Skipped & { code: DraftProblemCode };

/** Fields that name what is archived or gone once the edits are made. */
async function brokenFields(trx: Trx, edits: readonly PossibleEdit[]): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const { target, values, live } of edits) {
    const field = await unknownField(trx, target, values, { held: live });
    if (field) broken.push({ target, field, code: "unknown_reference" });
  }
  return broken;
}
