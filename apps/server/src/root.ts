import { join } from "node:path";

/** The repository's root: default location of the site configuration, `data` and the builds. */
export const ROOT = join(import.meta.dirname, "..", "..", "..");
