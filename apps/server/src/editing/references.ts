import { isDeepStrictEqual } from "node:util";
import { type FieldIssue, fieldPath } from "@noren/contract/field-problems.ts";
import type { MenuValues } from "@noren/contract/staff/menu-values.ts";
import type { Picture } from "@noren/ordering/model.ts";
import { fromJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import { isUploaded } from "../pictures/pictures.ts";
import { storedColumns } from "./fields.ts";
import { type MenuTarget, menuTargetOf } from "./targets.ts";

type Edit = { target: string; values: MenuValues };

/** A field that stored records refuse. */
export type FieldRefused = { code: "field_refused"; issue: FieldIssue };

/** A field that names what does not exist or is archived; null where all is known. */
export async function unknownReference(
  trx: Trx,
  edits: readonly Edit[],
): Promise<FieldIssue | null> {
  for (const [index, { target, values }] of edits.entries()) {
    const field = await unknownField(trx, target, values);
    if (field) return unknownIn(["edits", index, "values", field]);
  }
  return null;
}

export function unknownIn(path: readonly (string | number)[]): FieldIssue {
  return { path: fieldPath(path), problem: "unknown_reference" };
}

/** The first field of a target that names what does not exist or is archived. */
export async function unknownField(
  trx: Trx,
  target: string,
  values: MenuValues,
): Promise<keyof MenuValues | null> {
  const parsed = menuTargetOf(target);
  if (!parsed) return null;
  const { picture } = values;
  if (picture && !(await isUploaded(trx, picture)) && !(await hadPicture(trx, target, picture)))
    return "picture";
  return fieldOf(trx, parsed, values);
}

async function fieldOf(
  trx: Trx,
  target: MenuTarget,
  { dishes, companions, categories, choices, options }: MenuValues,
): Promise<keyof MenuValues | null> {
  if (dishes && !(await areKnown(trx, "items", dishes))) return "dishes";
  if (companions && !(await areKnown(trx, "items", companions))) return "companions";
  if (categories && !isSame(categories, await categoriesOf(trx, target.id))) return "categories";
  if (choices && !isSame(choices, await choicesOf(trx, target.id))) return "choices";
  if (options && !(await haveGroups(trx, options))) return "options";
  return null;
}

/** Whether a dish has or had the picture: one that came with the menu was never uploaded. */
async function hadPicture(trx: Trx, target: string, picture: Picture): Promise<boolean> {
  const now = await storedColumns(trx, target);
  const past = await trx
    .selectFrom("changes")
    .select(["before", "after"])
    .where("target", "=", target)
    .where("field", "=", "picture")
    .execute();
  const known = past.flatMap(({ before, after }) => [fromJson(before), fromJson(after)]);
  return [now?.picture, ...known].some((one) => isDeepStrictEqual(one, picture));
}

type Named = "menus" | "categories" | "items" | "option_groups";

/** Whether all of the ids are records that are not archived. */
export async function areKnown(trx: Trx, table: Named, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await trx
    .selectFrom<Named>(table)
    .select("id")
    .where("id", "in", ids)
    .where("archived_at", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id)).size === ids.length;
}

async function haveGroups(trx: Trx, options: NonNullable<MenuValues["options"]>): Promise<boolean> {
  if (options.length === 0) return true;
  const ids = options.map(({ group_id }) => group_id);
  if (!(await areKnown(trx, "option_groups", ids))) return false;
  const conditions = options.flatMap(({ only_with }) => (only_with ? [only_with] : []));
  for (const { group_id, choices } of conditions) {
    const known = new Set(await choicesOf(trx, group_id));
    if (!choices.every((id) => known.has(id))) return false;
  }
  return true;
}

async function categoriesOf(trx: Trx, menu: number): Promise<number[]> {
  const rows = await trx
    .selectFrom("categories")
    .select("id")
    .where("menu_id", "=", menu)
    .where("archived_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

async function choicesOf(trx: Trx, group: number): Promise<number[]> {
  const rows = await trx
    .selectFrom("choices")
    .select("id")
    .where("group_id", "=", group)
    .where("archived_at", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** An order of all of them: none is added or left out. */
function isSame(wanted: readonly number[], all: readonly number[]): boolean {
  return new Set(wanted).isSubsetOf(new Set(all)) && wanted.length === all.length;
}
