import {
  type Draft,
  type draftFromHistory,
  MAX_DRAFT_CHANGES,
} from "@noren/contract/staff/drafts.ts";
import { MENU_KINDS, menuKindOf } from "@noren/contract/staff/menu-values.ts";
import type { z } from "zod";
import type { Actor } from "../audit/audit.ts";
import { fromJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import { transact } from "../db/transact.ts";
import { liveValues } from "../editing/fields.ts";
import type { Services } from "../services.ts";
import { changesTo, insertChanges } from "./change-draft.ts";
import { insertDraft } from "./create-draft.ts";
import { wireDraft } from "./draft-rows.ts";
import { instantOfLocal } from "./schedule-draft.ts";

type Restored =
  | { ok: true; draft: Draft }
  | { ok: false; problem: { code: "too_many_drafts" | "draft_full" | "future" } };

type Earlier = { target: string; field: string; before: unknown };

/** The menu as it was at a local time, as a draft of the fields that differ from now. */
export function restoreAsDraft(
  { db, now, catalogue }: Pick<Services, "db" | "now" | "catalogue">,
  actor: NonNullable<Actor>,
  { date, time }: z.output<typeof draftFromHistory>,
): Promise<Restored> {
  const { timezone } = catalogue.current().settings;
  return transact(db, async (trx) => {
    const by = { at: now(), actor };
    const moment = instantOfLocal(`${date}T${time}`, timezone);
    if (moment > by.at) return { ok: false, problem: { code: "future" } };
    const earlier = (await valuesAt(trx, moment)).filter(isOfMenu);
    const live = await liveValues(trx, earlier);
    const changes = (id: number) =>
      earlier.flatMap(({ target, field, before }) =>
        changesTo({ draft: id, by: actor }, target, { [field]: before }, live.get(target) ?? {}),
      );
    if (changes(0).length > MAX_DRAFT_CHANGES)
      return { ok: false, problem: { code: "draft_full" } };
    const id = await insertDraft(trx, by, `${date} ${time}`);
    if (id === null) return { ok: false, problem: { code: "too_many_drafts" } };
    await insertChanges(trx, changes(id));
    return { ok: true, draft: await wireDraft(trx, id) };
  });
}

/** The value that every field changed since a moment had at it: the one before its first change. */
async function valuesAt(trx: Trx, moment: number): Promise<Earlier[]> {
  const { first } = await trx
    .selectFrom("audit_log")
    .select(({ fn }) => fn.min<number | null>("id").as("first"))
    .where("at", ">", moment)
    .executeTakeFirstOrThrow();
  if (first === null) return [];
  const rows = await trx
    .selectFrom("changes")
    .select(["target", "field", "before"])
    .where("action_id", ">=", first)
    .orderBy("action_id")
    .orderBy("id")
    .execute();
  const earliest = new Map<string, Earlier>();
  for (const { target, field, before } of rows) {
    const key = `${target} ${field}`;
    if (!earliest.has(key)) earliest.set(key, { target, field, before: fromJson(before) });
  }
  return [...earliest.values()];
}

/** Not what is sold out or counted, which belongs to the day. */
function isOfMenu({ target, field }: Earlier): boolean {
  const kind = menuKindOf(target);
  return kind !== undefined && Object.hasOwn(MENU_KINDS[kind].fields, field);
}
