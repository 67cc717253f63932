import { join } from "node:path";

/** Made by `make-places.ts`. */
export const PLACES_FILE = join(import.meta.dirname, "places.br");
