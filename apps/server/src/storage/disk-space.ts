import { statfs } from "node:fs/promises";

/** Enough for weeks of orders; below it the owner is told to make room. */
export const LOW_BYTES = 256 * 1024 * 1024;

/** What is left for this program on the disk of a folder; null where the system does not say. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
