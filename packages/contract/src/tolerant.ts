import { z } from "zod";
import { isRecord } from "./api-problem.ts";

/**
 * Tolerant parsing of other servers' answers (wire.md). Unreadable parts are left out and the rest
 * is kept: one invalid dish must not close the shop. Noren's own data is parsed by the strict
 * schemas.
 */

/**
 * Other servers may send null for an absent field: null fields are removed at every depth, and so
 * are records with nothing but null. Entries of lists keep their index.
 */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutNulls(entry) ?? null);
  if (!isRecord(value)) return value ?? undefined;
  const fields = Object.entries(value);
  const present = fields.flatMap(([name, field]) => {
    const rest = withoutNulls(field);
    return rest === undefined ? [] : [[name, rest]];
  });
  return present.length === 0 && fields.length > 0 ? undefined : Object.fromEntries(present);
}

/** A list without its unreadable entries. */
export function readableOf<S extends z.ZodType>(schema: S) {
  return z
    .array(z.unknown())
    .transform((entries) => entries.flatMap((entry) => readable(schema, entry)));
}

/** The same as a field of a record; absent and null mean empty. */
export function readableOrNone<S extends z.ZodType>(schema: S) {
  return readableOf(schema)
    .nullish()
    .transform((entries) => entries ?? []);
}

/** A record with only its readable keys and values. */
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
