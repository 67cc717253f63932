import { z } from "zod";
import { isRecord } from "./api-problem.ts";

/**
 * Readers of what another server may send (wire.md). What cannot be read is left out and the rest
 * is kept: one odd dish must not close the shop. Our own data is read by the strict schemas.
 */

/**
 * To another server null may mean the same as saying nothing: fields that are null are left out at
 * every depth, and so are records of nothing but null. Entries of lists keep their places.
 */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutNulls(entry) ?? null);
  if (!isRecord(value)) return value ?? undefined;
  const fields = Object.entries(value);
  const said = fields.flatMap(([name, field]) => {
    const rest = withoutNulls(field);
    return rest === undefined ? [] : [[name, rest]];
  });
  return said.length === 0 && fields.length > 0 ? undefined : Object.fromEntries(said);
}

/** A list without the entries that cannot be read. */
export function readableOf<S extends z.ZodType>(schema: S) {
  return z
    .array(z.unknown())
    .transform((entries) => entries.flatMap((entry) => readable(schema, entry)));
}

/** The same inside of a record, where absent and null mean empty. */
export function readableOrNone<S extends z.ZodType>(schema: S) {
  return readableOf(schema)
    .nullish()
    .transform((entries) => entries ?? []);
}

/** A record of the keys and values that can be read. */
export function readableRecord<K extends string, S extends z.ZodType>(
  key: z.ZodType<K>,
  schema: S,
) {
  return z
    .record(z.string(), z.unknown())
    .nullish()
    .catch(null)
    .transform(
      (record) =>
        Object.fromEntries(
          Object.entries(record ?? {}).flatMap(([name, value]) =>
            key.safeParse(name).success ? readable(schema, value).map((read) => [name, read]) : [],
          ),
        ) as Partial<Record<K, z.output<S>>>,
    );
}

function readable<S extends z.ZodType>(schema: S, value: unknown): z.output<S>[] {
  const result = schema.safeParse(value);
  return result.success ? [result.data] : [];
}
