import type { TestProject } from "vitest/node";
import { findPostgres, type PostgresPlace, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Null where the machine has no PostgreSQL. */
    postgres: PostgresPlace | null;
  }
}

/** One server for the whole run: every test has databases of its own on it. */
export default async function onePostgres({ provide }: TestProject) {
  const binaries = findPostgres();
  if (binaries === null) {
    provide("postgres", null);
    return;
  }
  const { place, stop } = await startPostgres(binaries);
  provide("postgres", place);
  return stop;
}
