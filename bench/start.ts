import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { ROOT } from "../scripts/root.ts";

/**
 * Seconds from `npm start` to `/readyz` in a fresh clone, first and second start. The first one
 * installs packages, so it depends on the network; copying the installed packages is the reference
 * for the speed of the disk.
 */
const PORT = "3917";
const folder = mkdtempSync(join(tmpdir(), "noren-start-"));
const clone = join(folder, "noren");
try {
  spawnSync("git", ["clone", "--quiet", ROOT, clone], { stdio: "inherit" });
  const first = await secondsToReady();
  const second = await secondsToReady();
  const since = performance.now();
  cpSync(join(clone, "node_modules"), join(folder, "copy"), { recursive: true });
  const copy = (performance.now() - since) / 1000;
  console.log(
    `first npm start: ${first.toFixed(1)} s (${(first / copy).toFixed(1)} × copying node_modules)`,
  );
  console.log(`second npm start: ${second.toFixed(1)} s (${(second / copy).toFixed(2)} ×)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function secondsToReady(): Promise<number> {
  const since = performance.now();
  // Uses the machine's own Node, not the project's, as a new contributor does.
  const path = (process.env.PATH ?? "")
    .split(":")
    .filter((entry) => !entry.includes("node_modules"));
  const server = spawn("npm", ["start"], {
    cwd: clone,
    env: { ...process.env, PATH: path.join(":"), PORT },
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error("npm start ended before it served");
    await delay(20);
  }
  const seconds = (performance.now() - since) / 1000;
  if (server.pid) process.kill(-server.pid, "SIGTERM");
  await once(server, "exit");
  return seconds;
}

async function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
