import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const TMPFS = 0x01021994;
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * Global set-up: a temporary folder in memory, where the machine has one with room. The tests'
 * databases are thrown away, and waiting for the disk is a third of their time.
 */
export default function useMemory() {
  if (process.env.TMPDIR?.startsWith(`${MEMORY}/`) || !hasRoom()) return;
  const folder = mkdtempSync(join(MEMORY, "noren-"));
  // PostgreSQL's servers are another user's.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}
