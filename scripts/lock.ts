import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const POLL_MS = 200;
/** The owner may have made the folder and not yet written its pid. */
const YOUNG_MS = 5000;

/** Mutual exclusion between processes of this machine; the lock of a dead process is removed. */
export async function withLock(folder: string, work: () => Promise<void>): Promise<void> {
  for (let waits = 0; !take(folder); waits++) {
    if (waits === 0) console.log(`Waiting for the process that holds ${folder}…`);
    await delay(POLL_MS);
  }
  try {
    await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throws where the lock cannot be written: waiting would not help. */
function take(folder: string): boolean {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
    return false;
  }
  writeFileSync(join(folder, "pid"), String(process.pid));
  return true;
}

function isAbandoned(folder: string): boolean {
  const since = statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
  if (since === undefined) return false;
  // Its process id may be another's since the machine was started again.
  if (since < Date.now() - uptime() * 1000) return true;
  try {
    process.kill(Number(readFileSync(join(folder, "pid"), "utf8")), 0);
    return false;
  } catch (error) {
    // EPERM: it runs as another user.
    if (codeOf(error) === "EPERM") return false;
    return codeOf(error) !== "ENOENT" || Date.now() - since > YOUNG_MS;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}
