import { isDeepStrictEqual } from "node:util";
import type { FieldIssue } from "@noren/contract/field-problems.ts";
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
import { withJoined } from "./list-fields.ts";
import type { FieldRefused } from "./references.ts";
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
  /** The first field that must not get its earlier value. */
  refusalOf?: (trx: Trx, edits: readonly Edit[]) => Promise<FieldIssue | null>;
};

/** `not_found`: unknown, or without changes; `forbidden`: a field needs a right that the role lacks. */
type Refused = { code: "not_found" | "forbidden" } | FieldRefused;

type ChangeRow = Selectable<Tables["changes"]>;
/** A change of the action with its values and the one that its field has now. */
type State = Pick<ChangeRow, "id" | "target" | "field"> &
  Record<"before" | "after" | "now", unknown>;

/**
 * Takes an action back, as an action of its own: restores every field that still has the action's
 * value, and returns those that were changed since.
 */
export function undo({
  db,
  at,
  actor,
  role,
  action,
  despite,
  refusalOf,
}: Input): Promise<Undone | Refused> {
  return transact(db, async (trx) => {
    const changes = await trx
      .selectFrom("changes")
      .selectAll()
      .where("action_id", "=", action)
      .orderBy("target")
      .orderBy("id")
      .execute();
    if (changes.length === 0) return { code: "not_found" };
    if (!changes.every((change) => mayUndo(role, change))) return { code: "forbidden" };

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
    const states = changes.flatMap((change): State[] => {
      const fields = current.get(change.target);
      if (!fields) return [];
      const [before, after] = [fromJson(change.before), fromJson(change.after)];
      return [{ ...change, before, after, now: fields[change.field] }];
    });
    const open = states.filter(({ now, before }) => !isDeepStrictEqual(now, before));
    const isGone = ({ target }: State) => current.get(target)?.archived === true;
    const restored = new Set(restorable(states, open, { despite, isGone }));
    const facts = { at, actor, action: "change_undone", undoes: action } as const;
    const edits = editsTo([...restored]);
    const issue = (await refusalOf?.(trx, edits)) ?? null;
    if (issue) return { code: "field_refused", issue };
    const done = await edit(trx, facts, edits);
    if (!done.ok) throw new Error(`an undo was refused: ${JSON.stringify(done)}`);
    const left = open.filter((state) => !restored.has(state));
    const names = await namesOf(
      trx,
      left.map(({ target }) => target),
    );
    return {
      action: done.action,
      restored: restored.size,
      changed_since: left.map(({ id, target, field, before, after, now }) => ({
        ...{ id, target, field, before, after, now },
        name: names.get(target) ?? null,
      })),
    };
  });
}

/**
 * Of the states that differ from before the action, those of units that still have the action's
 * values or are restored despite a later change; not those of units with a record that stays
 * archived.
 */
function restorable(
  all: readonly State[],
  open: readonly State[],
  { despite, isGone }: { despite: readonly number[]; isGone: (state: State) => boolean },
): State[] {
  const unitOf = unitsOf(all);
  const changed = all.filter(({ now, after }) => !isDeepStrictEqual(now, after));
  const changedUnits = new Set(changed.map(unitOf));
  const confirmed = new Set(open.filter(({ id }) => despite.includes(id)).map(unitOf));
  const wanted = open.filter(
    (state) => confirmed.has(unitOf(state)) || !changedUnits.has(unitOf(state)),
  );
  const broughtBack = new Set(
    wanted.filter(({ field }) => field === "archived").map(({ target }) => target),
  );
  const left = wanted.filter((state) => isGone(state) && !broughtBack.has(state.target));
  const leftUnits = new Set(left.map(unitOf));
  return wanted.filter((state) => !leftUnits.has(unitOf(state)));
}

const TERMS: readonly string[] = ["type", "value"];

/**
 * Names the unit of a change, of which all or nothing is restored: an offer's value is a percentage
 * or an amount by its type, the services of all weekdays replace the lists of the menus together, and
 * a dish that was moved left one list of dishes for another.
 */
function unitsOf(changes: readonly State[]): (change: State) => string {
  const isFirstWeek = changes.some(({ field }) => field === "takes_services");
  return ({ target, field }) => {
    if (/^(offer|coupon):/.test(target) && TERMS.includes(field)) return `${target}/terms`;
    if (isFirstWeek && (field === "takes_services" || target.startsWith("weekday:"))) return "week";
    return field === "dishes" ? field : `${target}/${field}`;
  };
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

/** A dish that has joined a list since the action stays in it. */
function editsTo(states: readonly State[]): Edit[] {
  return states.map(({ target, field, before, after, now }) => {
    const value =
      field === "dishes" ? withJoined({ wanted: before, live: now, seen: after }) : before;
    return { target, values: { [field]: value } };
  });
}
