import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "./temporary-folder.ts";

export type SmallDisk = {
  folder: string;
  /** Uses up all free space. */
  fill(): void;
  /** Frees the space again. */
  empty(): void;
};

/** Mounts a tmpfs of that size; null if mounting is not permitted. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = join(temporaryFolder(), "disk");
  mkdirSync(folder);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder]);
  if (mounted.status !== 0) return null;
  onTestFinished(() => void spawnSync("umount", ["-l", folder]));
  const filler = join(folder, "filler");
  return {
    folder,
    fill() {
      const file = openSync(filler, "a");
      for (const size of [64 * 1024, 4096]) while (hasWritten(file, size));
      closeSync(file);
    },
    empty: () => rmSync(filler),
  };
}

function hasWritten(file: number, size: number): boolean {
  try {
    return writeSync(file, Buffer.alloc(size)) === size;
  } catch {
    return false;
  }
}
