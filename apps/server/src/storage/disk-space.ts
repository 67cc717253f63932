import { statfs } from "node:fs/promises";

/** Bytes; enough for weeks of orders. Below it owners are warned. */
export const LOW_BYTES = 256 * 1024 * 1024;

/** Bytes available to this process on the disk of a folder; null where unknown. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
