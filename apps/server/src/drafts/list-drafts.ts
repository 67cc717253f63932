import { isDeepStrictEqual } from "node:util";
import type { Draft, DraftDetail, DraftState } from "@noren/contract/staff/drafts.ts";
import type { PlannedChange } from "@noren/contract/staff/menu.ts";
import { namesOf } from "../audit/audit-names.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db } from "../db/open.ts";
import { liveValues } from "../editing/fields.ts";
import { changesOf, reportOf, wireDraft, wireDrafts } from "./draft-rows.ts";
import { archivesIn, fittedChanges } from "./fit-values.ts";

/** How many published ones are listed. */
const PUBLISHED = 20;

const ORDER: readonly DraftState[] = ["scheduled", "open", "failed"];

/** Those not published, the next to be published first, and the latest that were. */
export async function listDrafts(db: Db): Promise<Draft[]> {
  const [pending, published] = await Promise.all([
    db
      .selectFrom("drafts")
      .selectAll()
      .where("status", "in", ORDER)
      .orderBy("id", "desc")
      .execute(),
    db
      .selectFrom("drafts")
      .selectAll()
      .where("status", "=", "published")
      .orderBy("id", "desc")
      .limit(PUBLISHED)
      .execute(),
  ]);
  const rank = ({ status }: (typeof pending)[number]) => ORDER.indexOf(status);
  const moment = ({ publish_at }: (typeof pending)[number]) => publish_at ?? 0;
  const inOrder = pending.toSorted((a, b) => rank(a) - rank(b) || moment(a) - moment(b));
  return wireDrafts(db, [...inOrder, ...published]);
}

/** A draft with its changes and the live values; null for an unknown one. */
export async function readDraft(db: Db, id: number): Promise<DraftDetail | null> {
  const row = await db.selectFrom("drafts").selectAll().where("id", "=", id).executeTakeFirst();
  if (!row) return null;
  const changes = await changesOf(db, id);
  const names = await namesOf(
    db,
    changes.map(({ target }) => target),
  );
  const live = await liveValues(db, changes);
  const archives = archivesIn(changes);
  const fitted = await fittedChanges(db, changes, { live, archives });
  return {
    draft: await wireDraft(db, id),
    changes: changes.map(({ target, field, ...stored }) => {
      const values = live.get(target);
      const now = values?.[field] ?? null;
      const [seen, value] = [fromJson(stored.seen), fromJson(stored.value)];
      return {
        ...{ target, field, name: names.get(target) ?? null, seen, now, value },
        fitted: fitted.get(target)?.[field] ?? value,
        is_conflict: !isDeepStrictEqual(now, seen) && !isDeepStrictEqual(now, value),
        is_archived: values?.archived === true && archives(target) !== false,
      };
    }),
    report: reportOf(row),
  };
}

/** What open and scheduled drafts will do, for whoever changes such a field live. */
export async function plannedChanges(db: Db): Promise<PlannedChange[]> {
  const rows = await db
    .selectFrom("drafts")
    .innerJoin("draft_changes", "draft_changes.draft_id", "drafts.id")
    .select(["drafts.id", "drafts.name", "publish_local", "target", "field", "value"])
    .where("status", "in", ["open", "scheduled"])
    .orderBy("drafts.id")
    .orderBy("draft_changes.id")
    .execute();
  return rows.map((row) => ({ ...row, value: fromJson(row.value) }));
}
