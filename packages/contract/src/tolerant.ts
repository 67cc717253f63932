import { z } from "zod";

/**
 * Readers of what another server may send (wire.md). What cannot be read is left out and the rest
 * is kept: one odd dish must not close the shop. Our own data is read by the strict schemas.
 */

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
