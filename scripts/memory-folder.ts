import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const TMPFS = 0x01021994;
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Runs with a temporary folder in memory, where the machine has one with room: the tests' databases
 * are thrown away, and waiting for the disk is a third of their time.
 */
export function inMemory(run: () => void): void {
  if (!hasRoom()) {
    run();
    return;
  }
  const folder = mkdtempSync(join(MEMORY, "noren-"));
  // PostgreSQL's servers are another user's.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  try {
    run();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
