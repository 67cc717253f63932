import { join } from "node:path";

/** The repository's root: where the site configuration, `data` and the builds lie by default. */
export const ROOT = join(import.meta.dirname, "..", "..", "..");
