import { z } from "zod";
import { wireId } from "../codecs.ts";

/** The schemas by which every part of the back office changes records. */

const MAX_EDITS = 1000;

/** A kind of record: its targets, such as `dish:12`, and the fields that can be edited. */
export type EditableKind = { target: RegExp; fields: Readonly<Record<string, z.ZodType>> };
type Kinds = Readonly<Record<string, EditableKind>>;

/** Part of a target. */
export const ID = "[1-9]\\d{0,14}";

/** Part of a target whose ids the database counts, in 32 bits. */
export const ROW_ID = "[1-9]\\d{0,8}";

/** A field of a record that an action has changed. */
export const fieldChange = z.object({
  id: wireId,
  target: z.string(),
  name: z.string().nullable(),
  field: z.string(),
  /** Values before and after the action. */
  before: z.unknown(),
  after: z.unknown(),
});

/** The kind whose targets have the form of this one. */
export function kindIn<Kind extends string>(
  kinds: Readonly<Record<Kind, EditableKind>>,
  target: string,
): Kind | undefined {
  return (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].target.test(target));
}

/** A target of one of these kinds. */
export function targetIn(kinds: Kinds) {
  return z
    .string({ error: "target" })
    .refine((text) => kindIn(kinds, text) !== undefined, { error: "target" });
}

/**
 * Edits of records: new values of some fields of a target. `values` has the fields of every kind,
 * all optional; a field of another kind than the target's is refused. One action: all edits are
 * made, or none. `seen`: the values that the editor showed; a field that has another one by now is
 * a conflict.
 */
export function editsIn<Shape extends z.ZodRawShape>(kinds: Kinds, values: z.ZodObject<Shape>) {
  const edit = z.object({ target: targetIn(kinds), values, seen: values.default({} as never) });
  return z.object({
    edits: z
      .array(edit.superRefine((sent, context) => refuseOtherKinds(kinds, sent as Sent, context)))
      .min(1, { error: "edits" })
      .max(MAX_EDITS, { error: "edits" }),
  });
}

type Sent = { target: string; values: object };

function refuseOtherKinds(
  kinds: Kinds,
  { target, values }: Sent,
  { addIssue }: Pick<z.RefinementCtx, "addIssue">,
): void {
  const fields = kinds[kindIn(kinds, target) ?? ""]?.fields;
  for (const name of Object.keys(values))
    if (fields && !Object.hasOwn(fields, name))
      addIssue({ code: "custom", path: ["values", name], message: "other_kind" });
}
