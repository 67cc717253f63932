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
import { idList, withJoined } from "./list-fields.ts";
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
  /** Ids of the changes to be taken back; undefined for all of the action. */
  only?: readonly number[] | undefined;
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
 * value, and returns those that were changed since or whose record is archived.
 */
export function undo({
  db,
  at,
  actor,
  role,
  action,
  only,
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
    const states = changes.map((change): State => {
      const [before, after] = [fromJson(change.before), fromJson(change.after)];
      return { ...change, before, after, now: current.get(change.target)?.[change.field] ?? null };
    });
    const inUnits = unitsAmong(states);
    const asked = only ? states.filter(({ id }) => only.includes(id)) : states;
    const isWanted = inUnits(asked);
    const open = states.filter(
      (state) => isWanted(state) && !isDeepStrictEqual(state.now, state.before),
    );
    const isGone = ({ target }: State) => {
      const fields = current.get(target);
      return !fields || fields.archived === true;
    };
    const { restored, isArchived } = restorable(states, open, { inUnits, despite, isGone });
    const facts = { at, actor, action: "change_undone", undoes: action } as const;
    const edits = editsTo(restored);
    const issue = (await refusalOf?.(trx, edits)) ?? null;
    if (issue) return { code: "field_refused", issue };
    const done = await edit(trx, facts, edits);
    if (!done.ok) throw new Error(`an undo was refused: ${JSON.stringify(done)}`);
    const left = open.filter((state) => !restored.includes(state));
    const names = await namesOf(
      trx,
      left.map(({ target }) => target),
    );
    return {
      action: done.action,
      restored: restored.length,
      changed_since: left.map((state) => {
        const { id, target, field, before, after, now } = state;
        const name = names.get(target) ?? null;
        return { id, target, name, field, before, after, now, is_archived: isArchived(state) };
      }),
    };
  });
}

type Rules = {
  inUnits: InUnits;
  despite: readonly number[];
  isGone: (state: State) => boolean;
};
type Restorable = { restored: State[]; isArchived: (state: State) => boolean };

/**
 * Of the states that differ from before the action, those of units that still have the action's
 * values or are restored despite a later change. A unit with a record that stays archived is left.
 */
function restorable(
  all: readonly State[],
  open: readonly State[],
  { inUnits, despite, isGone }: Rules,
): Restorable {
  const broughtBack = new Set(
    open.filter(({ field }) => field === "archived").map(({ target }) => target),
  );
  const archived = open.filter((one) => isGone(one) && !broughtBack.has(one.target));
  const changed = all.filter(({ now, after }) => !isDeepStrictEqual(now, after));
  const confirmed = open.filter(({ id }) => despite.includes(id));
  const isArchived = inUnits(archived);
  const isChanged = inUnits(changed);
  const isConfirmed = inUnits(confirmed);
  const restored = open.filter(
    (state) => (!isChanged(state) || isConfirmed(state)) && !isArchived(state),
  );
  return { restored, isArchived };
}

/** Whether a state belongs to the unit of one of `some`. */
type InUnits = (some: readonly State[]) => (state: State) => boolean;

function unitsAmong(all: readonly State[]): InUnits {
  const unitOf = unitsOf(all);
  return (some) => {
    const units = new Set(some.map(unitOf));
    return (state) => units.has(unitOf(state));
  };
}

const TERMS: readonly string[] = ["type", "value"];

/**
 * Names the unit of a change, of which all or nothing is restored: an offer's value is a percentage
 * or an amount by its type, the services of all weekdays replace the lists of the menus together, and
 * a dish that was moved left one list of dishes for another.
 */
function unitsOf(changes: readonly State[]): (change: State) => string {
  const isFirstWeek = changes.some(({ field }) => field === "takes_services");
  const lists = listsByMove(changes.filter(({ field }) => field === "dishes"));
  return ({ target, field }) => {
    if (/^(offer|coupon):/.test(target) && TERMS.includes(field)) return `${target}/terms`;
    if (isFirstWeek && (field === "takes_services" || target.startsWith("weekday:"))) return "week";
    return `${field === "dishes" ? lists.get(target) : target}/${field}`;
  };
}

/** Lists of dishes between which dishes were moved, by target, under the name of one of them. */
function listsByMove(changes: readonly State[]): ReadonlyMap<string, string> {
  const lists = changes.map(({ target, before, after }) => {
    const [were, are] = [new Set(idList.parse(before)), new Set(idList.parse(after))];
    return { target, left: were.difference(are), joined: are.difference(were) };
  });
  const names = new Map(lists.map(({ target }) => [target, target]));
  for (const from of lists)
    for (const to of lists) {
      if (from.left.isDisjointFrom(to.joined)) continue;
      const [name = from.target, other] = [names.get(from.target), names.get(to.target)];
      for (const [target, known] of names) if (known === other) names.set(target, name);
    }
  return names;
}

function mayUndo(role: StaffRole, { target, field }: ChangeRow): boolean {
  const parsed = targetOf(target);
  const right = parsed && rightOf(parsed, field);
  return right !== null && roleMay(role, right);
}

/** Also those of an archived record; null where there is none. */
async function currentFields(
  trx: Trx,
  text: string,
  fields: readonly string[],
): Promise<Record<string, unknown> | null> {
  const target = targetOf(text);
  const locked = target && (await lockedFields(trx, target, [...fields, "archived"]));
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
