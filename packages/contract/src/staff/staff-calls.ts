import type { z } from "zod";

export const ROOT = "/v2/staff";

/** Pagination of a list; pages start at 1. */
export type PageWanted = { page: number; limit: number };

/** The names of a module's schemas. */
type SchemaOf<M> = { [Name in keyof M]: M[Name] extends z.ZodType ? Name : never }[keyof M];
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;

/**
 * Reads answers by the schemas of a module. It is loaded while the first call is under way: a page
 * loads the schemas of its own calls, and the first paint waits for none.
 */
export function readerOf<M extends object>(load: () => Promise<M>) {
  return <Name extends SchemaOf<M>>(name: Name) => {
    const loading = load();
    // A failure belongs to whoever reads: a call without an answer needs no schema.
    loading.catch(() => undefined);
    return async (payload: unknown): Promise<Parsed<M[Name]>> => {
      const schema = (await loading)[name] as z.ZodType<Parsed<M[Name]>>;
      return schema.parse(payload);
    };
  };
}

export function readNothing(): null {
  return null;
}
