import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const POLL_MS = 200;

/** Mutual exclusion between processes of this machine; the lock of a dead process is removed. */
export async function withLock(folder: string, work: () => Promise<void>): Promise<void> {
  while (!take(folder)) await delay(POLL_MS);
  try {
    await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function take(folder: string): boolean {
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, "pid"), String(process.pid));
    return true;
  } catch {
    if (!isOwned(folder)) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

function isOwned(folder: string): boolean {
  try {
    process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), 0);
    return true;
  } catch (error) {
    // The owner may have made the folder and not yet written its pid: treated as alive.
    return error instanceof Error && "code" in error && error.code === "ENOENT";
  }
}
