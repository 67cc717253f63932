import type { z } from "zod";

export const ROOT = "/v2/staff";

/** Pagination of a list; pages start at 1. */
export type PageWanted = { page: number; limit: number };

export function reader<S extends z.ZodType>(schema: S): (payload: unknown) => z.output<S> {
  return (payload) => schema.parse(payload);
}

export function readNothing(): null {
  return null;
}
