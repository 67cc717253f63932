import { reloadInstead } from "./failed-chunk.ts";

/** Wait in ms after which a chunk that has neither loaded nor failed counts as failed. */
const CHUNK_TIMEOUT_MS = 20_000;

/** Loads a chunk; where it fails, or stays away, the page reloads once (`failed-chunk.ts`). */
export function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  const late = new Promise<never>((_, reject) => {
    AbortSignal.timeout(CHUNK_TIMEOUT_MS).onabort = () =>
      reject(new Error("A part of the page does not load"));
  });
  return Promise.race([load(), late]).catch(reloadInstead);
}
