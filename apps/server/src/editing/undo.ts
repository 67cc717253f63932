import { isDeepStrictEqual } from "node:util";
import type { Undone } from "@noren/contract/staff/availability.ts";
import { roleMay, type StaffRole } from "@noren/contract/staff/roles.ts";
import type { Selectable } from "kysely";
import type { Actor } from "../audit/audit.ts";
import { namesOf } from "../audit/audit-names.ts";
import { fromJson } from "../db/json-text.ts";
import type { Db, Trx } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { type Edit, edit } from "./edit.ts";
import { lockedFields, rightOf } from "./fields.ts";
import { targetOf } from "./targets.ts";

type Input = {
  db: Db;
  /** Epoch milliseconds. */
  at: number;
  actor: NonNullable<Actor>;
  role: StaffRole;
  /** Id of the action. */
  action: number;
  /** Ids of changes to be restored although their field was changed since. */
  despite: readonly number[];
};

type ChangeRow = Selectable<Tables["changes"]>;

/**
 * Takes an action back, as an action of its own: restores every field that still has the action's
 * value, and returns those that were changed since. `not_found`: unknown, or without changes;
 * `forbidden`: a field needs a right that the role lacks.
 */
export function undo({
  db,
  at,
  actor,
  role,
  action,
  despite,
}: Input): Promise<Undone | "not_found" | "forbidden"> {
  return transact(db, async (trx) => {
    const changes = await trx
      .selectFrom("changes")
      .selectAll()
      .where("action_id", "=", action)
      .orderBy("target")
      .orderBy("id")
      .execute();
    if (changes.length === 0) return "not_found";
    if (!changes.every((change) => mayUndo(role, change))) return "forbidden";

    const current = new Map<string, Record<string, unknown> | null>();
    for (const [target, fields] of Map.groupBy(changes, (change) => change.target))
      current.set(
        target,
        await currentFields(
          trx,
          target,
          fields.map(({ field }) => field),
        ),
      );
    const states = changes.flatMap((change) => {
      const fields = current.get(change.target);
      if (!fields) return [];
      const [before, after] = [fromJson(change.before), fromJson(change.after)];
      const now = fields[change.field];
      return isDeepStrictEqual(now, before) ? [] : [{ ...change, before, after, now }];
    });
    const isRestored = ({ id, now, after }: (typeof states)[number]) =>
      despite.includes(id) || isDeepStrictEqual(now, after);
    const restored = states.filter(isRestored);
    const facts = { at, actor, action: "change_undone", undoes: action } as const;
    const done = await edit(trx, facts, editsTo(restored));
    const left = states.filter((state) => !isRestored(state));
    const names = await namesOf(
      trx,
      left.map(({ target }) => target),
    );
    return {
      action: done.ok ? done.action : null,
      restored: restored.length,
      changed_since: left.map(({ id, target, field, before, after, now }) => ({
        ...{ id, target, field, before, after, now },
        name: names.get(target) ?? null,
      })),
    };
  });
}

function mayUndo(role: StaffRole, { target, field }: ChangeRow): boolean {
  const parsed = targetOf(target);
  const right = parsed && rightOf(parsed, field);
  return right !== null && roleMay(role, right);
}

async function currentFields(
  trx: Trx,
  text: string,
  fields: readonly string[],
): Promise<Record<string, unknown> | null> {
  const target = targetOf(text);
  const locked = target && (await lockedFields(trx, target, fields));
  return locked?.values ?? null;
}

function editsTo(states: readonly { target: string; field: string; before: unknown }[]): Edit[] {
  return states.map(({ target, field, before }) => ({ target, values: { [field]: before } }));
}
