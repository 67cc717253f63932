import { type FieldIssue, fieldPath } from "@noren/contract/field-problems.ts";
import type { MenuValues } from "@noren/contract/staff/menu-values.ts";
import type { Picture } from "@noren/ordering/model.ts";
import { fromJson } from "../db/json-text.ts";
import type { Trx } from "../db/open.ts";
import { haveSameFiles, isUploaded } from "../pictures/pictures.ts";
import { storedColumns, valuesOf } from "./fields.ts";
import { dishTarget, type MenuTarget, menuTargetOf } from "./targets.ts";

type Edit = { target: string; values: MenuValues };

/** A field that stored records refuse. */
export type FieldRefused = { code: "field_refused"; issue: FieldIssue };

/**
 * A field that names what does not exist or is archived; null where all is known. `isBroughtBack`:
 * whether an archived dish will be back once the edits are made.
 */
export async function unknownReference(
  trx: Trx,
  edits: readonly Edit[],
  isBroughtBack: IsBroughtBack = () => false,
): Promise<FieldIssue | null> {
  for (const [index, { target, values }] of edits.entries()) {
    const field = await unknownField(trx, target, values, { isBroughtBack });
    if (field) return unknownIn(["edits", index, "values", field]);
  }
  return null;
}

export function unknownIn(path: readonly (string | number)[]): FieldIssue {
  return { path: fieldPath(path), problem: "unknown_reference" };
}

/** What a dish names: a reference that it has already is accepted although it is archived. */
type Held = Pick<MenuValues, "companions" | "options">;
type IsBroughtBack = (target: string) => boolean;
type Accepted = { held?: Held; isBroughtBack?: IsBroughtBack };

/**
 * The first field of a target that names what does not exist or is archived. `held`: what the target
 * named before; by default what is stored.
 */
export async function unknownField(
  trx: Trx,
  target: string,
  values: MenuValues,
  { held, isBroughtBack = () => false }: Accepted = {},
): Promise<keyof MenuValues | null> {
  const parsed = menuTargetOf(target);
  if (!parsed) return null;
  const { picture } = values;
  if (picture && !(await isUploaded(trx, picture)) && !(await hadPicture(trx, target, picture)))
    return "picture";
  const dishes = values.dishes?.filter((id) => !isBroughtBack(dishTarget(id)));
  const lists = dishes ? { ...values, dishes } : values;
  return (await unknownList(trx, parsed, lists)) ?? unknownOfDish(trx, parsed, values, held);
}

async function unknownList(
  trx: Trx,
  target: MenuTarget,
  { dishes, categories, choices }: MenuValues,
): Promise<keyof MenuValues | null> {
  if (dishes && !(await areKnown(trx, "items", dishes))) return "dishes";
  if (categories && !isSame(categories, await categoriesOf(trx, target.id))) return "categories";
  if (choices && !isSame(choices, await choicesOf(trx, target.id))) return "choices";
  return null;
}

async function unknownOfDish(
  trx: Trx,
  target: MenuTarget,
  { companions, options }: MenuValues,
  held?: Held,
): Promise<keyof MenuValues | null> {
  if (!companions && !options) return null;
  const before = held ?? ((await valuesOf(trx, target, ["options"])) as Held | null) ?? {};
  const added = new Set(companions).difference(new Set(before.companions));
  if (!(await areKnown(trx, "items", [...added]))) return "companions";
  if (options && !(await haveGroups(trx, options, before.options))) return "options";
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
  return ([now?.picture, ...known] as (Picture | null | undefined)[]).some(
    (one) => one && haveSameFiles(one, picture),
  );
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

type Options = NonNullable<MenuValues["options"]>;

/** An archived choice stays in the condition that names it: without it, it would always be met. */
async function haveGroups(trx: Trx, options: Options, held: Options = []): Promise<boolean> {
  if (options.length === 0) return true;
  const ids = options.map(({ group_id }) => group_id);
  if (!(await areKnown(trx, "option_groups", ids))) return false;
  const conditions = options.flatMap(({ only_with }) => (only_with ? [only_with] : []));
  for (const { group_id, choices } of conditions) {
    const kept = held.flatMap(({ only_with }) =>
      only_with?.group_id === group_id ? only_with.choices : [],
    );
    const known = new Set([...(await choicesOf(trx, group_id)), ...kept]);
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
