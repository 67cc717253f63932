import { dirname } from "node:path";

/** The folder of the repository. */
export const ROOT = dirname(import.meta.dirname);
